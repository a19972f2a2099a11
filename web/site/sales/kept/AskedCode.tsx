import { Sentence } from '../../../components/Sentence.tsx';
import { CodeText } from '../../parts/CodeText.tsx';
import './AskedCode.css';
import * as words from '../../../words/tr/enquiry.ts';

/** The code for which a buyer asked, where the product has another one. */
export const AskedCode = ({ code }: { code: string }) => (
  <span className="asked-code t-caption muted">
    <Sentence
      text={words.yourCode}
      parts={{
        code: (
          <b>
            <CodeText text={code} />
          </b>
        ),
      }}
    />
  </span>
);
