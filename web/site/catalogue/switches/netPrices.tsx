import { Link, useSearchParams } from 'react-router-dom';
import { withoutVat } from '../../../../common/offers/sums.ts';
import type { PriceBasis } from '../../../../common/measures/salesUnits.ts';
import { PriceText } from '../../../components/PriceText.tsx';
import { PriceNote } from '../../parts/PriceNote.tsx';
import * as words from '../../../words/tr/lists.ts';

/** `?kdv=haric` shows the prices of a list without KDV. By itself it shows them with it. */
export const vatName = { name: 'kdv', net: 'haric' } as const;

/** Tells whether the address asks for prices without KDV. A list loads the rates only then. */
export const showsNet = (params: URLSearchParams) => params.get(vatName.name) === vatName.net;

type Priced = PriceBasis & { price: number | null; vatRateNow?: number };

/** Returns the amount that a list shows, without KDV where its address asks for that. The rate is loaded only then. */
export const amountShown = ({ price, vatRateNow }: { price: number; vatRateNow?: number }, isNet: boolean) =>
  isNet && vatRateNow !== undefined ? withoutVat(price, vatRateNow) : price;

/** The price of a product in a list: with KDV, or without it where the address asks for that. */
export function ListPrice({ vatRateNow, price, ...basis }: Priced) {
  const [params] = useSearchParams();
  if (price === null || vatRateNow === undefined || !showsNet(params)) return <PriceText {...basis} price={price} />;
  return (
    <span>
      <PriceText {...basis} price={amountShown({ price, vatRateNow }, true)} />{' '}
      <span className="price-unit muted">{words.plusVat}</span>
    </span>
  );
}

/** Says whether KDV is in the prices of a list, with a link that changes it; it works without scripts. */
export function ListPriceNote({ products }: { products: { price: number | null }[] }) {
  const [params] = useSearchParams();
  if (products.every(({ price }) => price === null)) return null;
  const isNet = showsNet(params);
  const other = new URLSearchParams(params);
  if (isNet) other.delete(vatName.name);
  else other.set(vatName.name, vatName.net);
  return (
    <div className="price-switch wraps">
      {isNet ? <p className="note">{words.pricesWithoutVat}</p> : <PriceNote products={products} />}
      <p className="note">
        <Link className="text-link" to={{ search: other.toString() }} rel="nofollow" preventScrollReset>
          <span>{isNet ? words.showWithVat : words.showWithoutVat}</span>
        </Link>
      </p>
    </div>
  );
}
