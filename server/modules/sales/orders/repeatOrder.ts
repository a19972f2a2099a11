import { stockCodeKey } from '../../../../common/text/letters.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { productsByWholeNames, productsWithStockCodeKeys } from '../../catalogue/products/products.rows.ts';
import type { EnquiryRecord } from '../enquiries/enquiries.store.ts';
import { storedEnquiryRows } from '../enquiries/enquiryRows.store.ts';
import { repeat, type RowToRepeat } from '../enquiries/taking/repeatEnquiry.ts';
import type { Changed } from '../quotes/quotes.changes.ts';
import { type OrderRecord, type OrderRowRecord, rowsOfOrder } from './orders.store.ts';

/** Puts the accepted lines of an order on the chosen list, as the catalogue has them today. Throws `BAD_USER_INPUT` at a limit. */
export const repeatOrder = async (
  db: Db,
  token: string | null,
  { enquiry, order }: { enquiry: EnquiryRecord; order: OrderRecord },
): Promise<Changed> =>
  repeat(db, token, { number: order.number, isOrder: true, rows: await rowsToRepeat(db, enquiry, order) });

/**
 * Notes of an order are the seller's, so each row has those that the buyer once wrote for its product. Its price was agreed upon
 * and is without KDV: it is not compared with the price of today.
 */
async function rowsToRepeat(db: Tx, enquiry: EnquiryRecord, order: OrderRecord): Promise<RowToRepeat[]> {
  const asked = await storedEnquiryRows(db, [enquiry.seq]);
  const ordered = await rowsOfOrder(db, [order.seq]);
  const named = await namedBy(db, ordered);
  return ordered.map((line) => {
    const { name, quantity, askedCode } = line;
    const productId = line.productId ?? named(line)?.id ?? null;
    const { note = null, written = null } =
      asked.find((row) => productId !== null && row.productId === productId) ?? {};
    return { productId, name, quantity, askedCode, note, written, candidates: [], price: null, priceQuantity: null };
  });
}

type Line = Pick<OrderRowRecord, 'productId' | 'code' | 'name'>;

/**
 * Returns how to find the product of a line that the seller wrote by hand: by its code, or where the name is that of one product, or
 * its code. A line for a service has neither.
 */
async function namedBy(db: Tx, lines: Line[]) {
  const written = lines.filter(({ productId }) => productId === null);
  const keysOf = ({ code, name }: Line) => [code, name].flatMap((text) => stockCodeKey(text) ?? []);
  const byKey = new Map(
    (await productsWithStockCodeKeys(db, written.flatMap(keysOf))).map((product) => [product.stockCodeKey, product]),
  );
  const named = await productsByWholeNames(
    db,
    written.map(({ name }) => name),
  );
  return (line: Line) => keysOf(line).flatMap((key) => byKey.get(key) ?? [])[0] ?? named(line.name);
}
