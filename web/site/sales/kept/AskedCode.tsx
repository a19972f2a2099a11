import { CodeText } from '../../parts/CodeText.tsx';
import './AskedCode.css';

/** The code for which a buyer asked, where the product has another one. */
export const AskedCode = ({ code }: { code: string }) => (
  <span className="asked-code t-caption muted">
    sizin kodunuz{' '}
    <b>
      <CodeText text={code} />
    </b>
  </span>
);
