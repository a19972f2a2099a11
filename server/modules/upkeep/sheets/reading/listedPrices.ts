import type { Tx } from '../../../../db/database.ts';
import { fromStored } from '../../../../fields/field.ts';
import { reckoningOf, type Reckoning } from '../../../catalogue/money/money.store.ts';
import { moneyProblems, reckoned } from '../../../catalogue/products/checks/products.money.ts';
import { productFields, type Entered, type ProductRow } from '../../../catalogue/products/products.rows.ts';
import type { Line } from './line.ts';
import { reasonAt, type Reason } from './readProduct.ts';

type Read = { entered: Entered; stored: Entered; reasons: Reason[] };

const prices = ['price', 'priceBreaks', 'listPrice', 'listBreaks', 'vatRate'] as const;

/**
 * Returns a function that looks at the list price of a row and at its KDV as a save would, so that a row says what is wrong with it
 * before the file is imported. A price in lira that follows a list price is replaced by what comes of it.
 */
export function listedPrices(db: Tx) {
  let reckoning: Promise<Reckoning> | undefined;
  return async (line: Line, before: ProductRow | null, { entered, stored, reasons }: Read) => {
    if (!before?.listPrice && !stored.listPrice && stored.vatRate === null && stored.listBreaks.length === 0) return;
    const by = await (reckoning ??= reckoningOf(db));
    const named = prices.filter((name) => before === null || line.cells.has(name));
    const given = Object.fromEntries(named.map((name) => [name, stored[name]])) as Partial<Entered>;
    const unread = new Set(reasons.map(({ input }) => input));
    for (const { field, message } of moneyProblems(before ?? undefined, given, stored, by)) {
      const input = prices.find((name) => field === name || field.startsWith(`${name}.`)) ?? 'listPrice';
      if (!unread.has(input)) reasons.push(reasonAt(line, input, message));
    }
    if (!stored.listPrice) return;
    const { price, priceBreaks } = reckoned(stored, by);
    Object.assign(stored, { price, priceBreaks });
    const shown = fromStored(productFields, stored);
    Object.assign(entered, { price: shown.price, priceBreaks: shown.priceBreaks });
  };
}
