import { priceFor } from '../../../../../common/product/priceLadder.ts';
import { notFound } from '../../../../core/errors.ts';
import type { Db, Tx } from '../../../../db/database.ts';
import { productsWithIds, type ProductRow } from '../../../catalogue/products/products.rows.ts';
import {
  type NewQuoteRow,
  changeQuoteRow,
  findQuoteList,
  removeQuoteRow,
  rowsOfQuoteList,
  updateQuoteList,
} from '../../quotes/quoteList.store.ts';
import { changing, put, type Changed } from '../../quotes/quotes.changes.ts';
import type { EnquiryRecord } from '../enquiries.store.ts';
import { type StoredRow, storedEnquiryRows } from '../enquiryRows.store.ts';

/** A product may have been replaced by one that was replaced in turn; no catalogue has longer chains. */
const longestChain = 10;

type Fate = 'replaced' | 'changed' | 'gone' | undefined;

/** A row as both an enquiry and an order have it. */
export type RowToRepeat = Pick<StoredRow, 'productId' | 'name' | 'quantity' | 'note' | 'askedCode' | 'written'> &
  Pick<StoredRow, 'candidates' | 'price' | 'priceQuantity'>;

/** Puts the rows of an enquiry on the chosen list, as the catalogue has them today. Throws `BAD_USER_INPUT` at a limit. */
export const repeatEnquiry = async (db: Db, token: string | null, { seq, number }: EnquiryRecord): Promise<Changed> =>
  repeat(db, token, { number, isOrder: false, rows: await storedEnquiryRows(db, [seq]) });

type Earlier = { number: string; isOrder: boolean; rows: RowToRepeat[] };

/** Puts rows on the chosen list, and notes where they are from. Throws `BAD_USER_INPUT` at a limit. */
export async function repeat(db: Db, token: string | null, { rows: asked, ...from }: Earlier): Promise<Changed> {
  const today: Awaited<ReturnType<typeof asToday>>[] = [];
  for (const row of asked) today.push(await asToday(db, row));
  const count = (fate: Fate) => today.filter((one) => one.fate === fate).length;
  const changed = await changing(db, token, async (tx, listId) => {
    const rows = await put(
      tx,
      listId,
      today.map(({ row }) => row),
    );
    const counts = { replaced: count('replaced'), changed: count('changed'), gone: count('gone') };
    await updateQuoteList(tx, listId, { repeated: { ...from, ...counts, rows } });
  });
  return { ...changed, added: today.flatMap(({ row }) => row.productId ?? []) };
}

/** Takes the rows back. What was on the list before stays, and so does what was added since. */
export const undoRepeat = (db: Db, token: string | null): Promise<Changed> =>
  changing(db, token, async (tx, listId) => {
    const { repeated } = (await findQuoteList(tx, token)) ?? {};
    if (!repeated) throw notFound('Repeated enquiry');
    const present = new Map((await rowsOfQuoteList(tx, listId)).map((row) => [row.seq, row]));
    for (const { seq, added, isNew } of repeated.rows) {
      const quantity = present.get(seq)?.quantity ?? null;
      if (isNew) await removeQuoteRow(tx, listId, seq);
      else if (quantity !== null && added !== null && quantity > added)
        await changeQuoteRow(tx, listId, seq, { ...former, quantity: Math.round((quantity - added) * 1000) / 1000 });
    }
    await updateQuoteList(tx, listId, { repeated: null });
  });

const former = { replaces: null, formerPrice: null, formerPriceQuantity: null };

async function asToday(db: Tx, row: RowToRepeat): Promise<{ row: NewQuoteRow; fate: Fate }> {
  const { productId, name, quantity, note, askedCode, written, candidates } = row;
  const kept = { quantity, note, askedCode, written };
  const asked = productId === null ? undefined : await productWith(db, productId);
  if (!asked) return { row: { productId, name, candidates, ...kept }, fate: productId === null ? undefined : 'gone' };
  const product = await successorOf(db, asked);
  if (!product) return { row: { productId, name: asked.name, ...kept }, fate: 'gone' };
  const now = { productId: product.id, name: product.name, ...kept };
  if (product.id !== asked.id) return { row: { ...now, replaces: asked.name }, fate: 'replaced' };
  const price = priceFor(product, quantity ?? 0)?.price ?? null;
  if (row.price === null || (price === row.price && product.priceQuantity === row.priceQuantity))
    return { row: now, fate: undefined };
  return { row: { ...now, formerPrice: row.price, formerPriceQuantity: row.priceQuantity }, fate: 'changed' };
}

const productWith = async (db: Tx, id: string) => (await productsWithIds(db, [id])).at(0);

/** Returns the product itself while it is made, else the one that takes its place; undefined where there is none. */
async function successorOf(db: Tx, asked: ProductRow): Promise<ProductRow | undefined> {
  let product: ProductRow | undefined = asked;
  for (let step = 0; step < longestChain && product?.availability === 'DISCONTINUED'; step++)
    product = product.successorId ? await productWith(db, product.successorId) : undefined;
  return product?.availability === 'DISCONTINUED' ? undefined : product;
}
