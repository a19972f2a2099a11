import { SumText } from '../../../components/PriceText.tsx';
import type { QuoteRowFragment } from '../../../graphql/generated/quotes.ts';
import { listTotal } from './listTotal.ts';

/** Shows the sum of list prices; renders nothing while no row has one. */
export function QuoteTotal({ rows }: { rows: QuoteRowFragment[] }) {
  const total = listTotal(rows);
  if (total === undefined) return null;
  return (
    <p className="quote-total">
      Liste fiyatlarıyla toplam{' '}
      <strong>
        <SumText sum={total} />
      </strong>
      <span className="t-caption muted">KDV dâhildir. Kesin fiyat teklifte bildirilir.</span>
    </p>
  );
}
