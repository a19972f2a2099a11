import { Link } from 'react-router-dom';
import { comparePath } from '../../paths.ts';
import * as words from '../../../words/tr/compare.ts';

interface CompareSwitchProps {
  ids: string[];
  isOn: boolean;
  /** The widths at which it stands, where they differ in what is shown. */
  at?: 'narrow' | 'wide';
}

/** Switches equal rows off and on by a link, which works without scripts. */
export const CompareSwitch = ({ ids, isOn, at }: CompareSwitchProps) => (
  <Link
    className={at ? `compare-switch compare-${at}` : 'compare-switch'}
    rel="nofollow"
    data-on={isOn || undefined}
    to={comparePath(ids, isOn ? 'all' : 'only')}
    replace
    preventScrollReset
  >
    {words.onlyDifferences}
    <span className="visually-hidden">{`: ${isOn ? words.on : words.off}`}</span>
  </Link>
);
