import { Sentence } from '../../../components/Sentence.tsx';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import * as words from '../../../words/tr/forms.ts';

/** Programs that keep passwords and addresses for people leave such a field alone. */
const untouched = { 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true', 'data-form-type': 'other' };

/**
 * Stands below the fields of a form: a trap, which people do not see and programs fill in, under a name that no browser
 * knows as a part of an address, and a link to the privacy
 * notice. `notice` is the version in force, which is sent along.
 */
export function FormNotice({ notice }: { notice: string | undefined }) {
  return (
    <>
      <div className="contact-trap" aria-hidden="true">
        <label>
          {words.leaveEmpty}
          <input name="leaveEmpty" tabIndex={-1} autoComplete="off" {...untouched} />
        </label>
      </div>
      {notice && <input type="hidden" name="noticeVersion" value={notice} />}
      <p className="contact-privacy t-caption muted">
        <Sentence
          text={words.privacy}
          parts={{ notice: <Link to={paths.privacy}>{notice ? words.noticeOf(notice) : words.notice}</Link> }}
        />
      </p>
    </>
  );
}
