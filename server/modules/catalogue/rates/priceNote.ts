import { withoutVat } from '../../../../common/offers/sums.ts';
import { vatRateOf } from '../../../../common/money/vat.ts';
import type { Db } from '../../../db/database.ts';
import type { products } from '../../../db/tables/tables.ts';
import { reckoningShown } from '../money/money.store.ts';

type Product = Pick<typeof products.$inferSelect, 'price' | 'listPrice' | 'vatRate' | 'kindId' | 'categoryId'>;

/** Returns what the page says beside a price: without KDV, and in the currency with the rate and its day, as the settings say. */
export async function priceNote(db: Db, { price, listPrice, ...taxed }: Product) {
  const { settings, rates, vatRates, day } = await reckoningShown(db);
  if (price === null || !(settings.showsNet || settings.showsRate)) return null;
  const isNetLira = listPrice?.currency === 'TRY' && !listPrice.includesVat;
  const net = isNetLira ? listPrice.amount / 100 : withoutVat(price / 100, vatRateOf(taxed, vatRates, day));
  const row = settings.showsRate && listPrice ? rates.get(listPrice.currency) : undefined;
  const listed = row &&
    listPrice && {
      listPrice: { ...listPrice, amount: listPrice.amount / 100 },
      rate: Math.round(row.rate * (1 + row.margin / 10_000)) / 1_000_000,
      day: row.day,
      kind: row.kind,
    };
  return { net: settings.showsNet ? net : null, listPrice: null, rate: null, day: null, kind: null, ...listed };
}
