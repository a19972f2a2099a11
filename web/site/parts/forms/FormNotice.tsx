import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';

/**
 * Stands below the fields of a form: a trap, which people do not see and programs fill in, and a link to the privacy
 * notice. `notice` is the version in force, which is sent along.
 */
export function FormNotice({ notice }: { notice: string | undefined }) {
  return (
    <>
      <div className="contact-trap" aria-hidden="true">
        <label>
          Bu alanı boş bırakın
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {notice && <input type="hidden" name="noticeVersion" value={notice} />}
      <p className="contact-privacy t-caption muted">
        Kişisel verilerinizi nasıl işlediğimizi{' '}
        <Link to={paths.privacy}>aydınlatma metninde{notice && ` (sürüm ${notice})`}</Link> okuyabilirsiniz.
      </p>
    </>
  );
}
