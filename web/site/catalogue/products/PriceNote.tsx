import { inCurrency, moneyShown, type Money } from '../../../../common/money/money.ts';
import { dateFormat, numberFormat } from '../../../../common/text/locale.ts';
import { basisText, type PriceBasis } from '../../../../common/measures/salesUnits.ts';
import { pages } from '../../../words/tr/specified.ts';
import * as lists from '../../../words/tr/lists.ts';
import * as words from '../../../words/tr/product.ts';
import type { ProductPageQuery } from './productPage.generated.ts';

type Note = NonNullable<ProductPageQuery['product']>['priceNote'];

const rateFormat = numberFormat({ minimumFractionDigits: 4, maximumFractionDigits: 6 });
const dayFormat = dateFormat({ dateStyle: 'short', timeZone: 'UTC' });

/** Says the price without KDV, and in its currency with the rate and its day, where the site's settings ask for it. */
export function PriceNote({ note }: { note: Note }) {
  const net = note?.net ?? null;
  const { listPrice, rate = null, day = null, kind } = note ?? {};
  return (
    <>
      {net !== null && (
        <p className="t-caption muted">{moneyShown({ amount: net, currency: 'TRY', includesVat: false })}</p>
      )}
      {listPrice && rate !== null && day !== null && (
        <p className="t-caption muted">
          {words.listedAt(
            moneyShown(listPrice),
            kind ? words.bankRates[kind] : words.typedRate,
            rateFormat.format(rate),
            dayFormat.format(new Date(`${day}T00:00:00Z`)),
          )}
        </p>
      )}
    </>
  );
}

/** Shows the price of a list in its own currency, where the language of the page has that. */
export function ListedPrice({ listed, ...basis }: PriceBasis & { listed: Money }) {
  const per = basisText(basis);
  return (
    <>
      <p className="price-large">
        {inCurrency(listed.amount, listed.currency)}
        {per !== '' && <span className="price-unit muted">{` / ${per}`}</span>}
      </p>
      <p className="t-caption muted price-note">{listed.includesVat ? pages.onePriceNote : lists.pricesWithoutVat}</p>
    </>
  );
}
