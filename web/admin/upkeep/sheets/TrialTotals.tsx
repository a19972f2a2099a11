import { leftOutId } from './leftOutGroups.ts';
import type { Trial } from './sheetTypes.ts';
import { TotalsBar } from './TotalsBar.tsx';

/** Counts the rows of a trial by outcome. */
export function TrialTotals({ trial }: { trial: Trial }) {
  // A large file answers with its first rows only.
  const { unchanged, changed, added, unclear, wrong, noProduct } = trial;
  const total = unchanged + changed + added + unclear + wrong + noProduct;
  const leftOut = (label: string) => <a href={`#${leftOutId}`}>{label}</a>;
  return (
    <TotalsBar
      parts={[
        { label: 'unchanged', count: unchanged, color: 'divider' },
        { label: 'will be changed', count: changed, color: 'primary.main' },
        { label: 'will be added', count: added, color: 'info.main' },
        { label: 'not in the file', count: trial.missing, color: 'secondary.main' },
        { label: 'no product', count: noProduct, color: 'outline' },
        { label: 'unclear', count: unclear, color: 'warning.main', text: leftOut('unclear') },
        { label: 'wrong', count: wrong, color: 'error.main', text: leftOut('wrong') },
      ]}
      end={{ count: total, label: total === 1 ? 'row in all' : 'rows in all' }}
    />
  );
}
