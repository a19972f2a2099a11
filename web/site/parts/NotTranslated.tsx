import './NotTranslated.css';
import { TranslateIcon } from '../../components/icons.tsx';
import * as words from '../../words/tr/common.ts';

/** Says above a Turkish text on a page in another language why it is Turkish. */
export const NotTranslated = () => (
  <p className="not-translated t-body2">
    <TranslateIcon />
    {words.notTranslated}
  </p>
);
