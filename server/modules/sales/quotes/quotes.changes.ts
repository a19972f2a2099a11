import { isDivisible } from '../../../../common/product/fewest.ts';
import { wholeOnly } from '../../../../common/words/tr/sales.ts';
import { badInput, notFound } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Repeated } from '../../../db/tables/quoteTables.ts';
import { productsWithIds, type ProductRow } from '../../catalogue/products/products.rows.ts';
import { mostRows, type AskedRow } from './askedRow.ts';
import { besideProduct, isBareNumber } from './matchProduct.ts';
import { amountOf, lineFor } from './lineRows.ts';
import type { Searching } from './matchLines.ts';
import {
  type NewQuoteRow,
  type QuoteRowRecord,
  addQuoteRow,
  changeQuoteRow,
  findListWith,
  findQuoteList,
  makeQuoteList,
  newToken,
  quoteListsOf,
  removeQuoteRow,
  rowsOfQuoteList,
  useQuoteList,
} from './quoteList.store.ts';
import { largestQuantity } from './writtenAmount.ts';
import { spoken } from '../../../words/words.ts';

// Each change is one transaction on what is stored, so that two tabs do not lose each other's rows. No cached page
// shows a list, so the content revision stays.

export const unseen = { raisesRevision: false };

/**
 * A change returns the token that names the browser's lists, and the number of rows on the chosen one; `added` are the ids of
 * products it put there.
 */
export type Changed = { token: string; count: number; added?: string[] };

/** Works on the chosen list, or on the one that has this row, and makes a list when there is none. */
export async function changing(
  db: Db,
  given: string | null,
  work: (tx: Tx, listId: string, token: string) => Promise<void>,
  ofRow?: number,
): Promise<Changed> {
  return db.write(async (tx) => {
    const now = Date.now();
    const present = await quoteListsOf(tx, given);
    // An unknown token is not used, since someone else may have set it.
    const token = given && present.length > 0 ? given : newToken();
    const current = (await findQuoteList(tx, token)) ?? (await makeQuoteList(tx, { token, now }));
    const named = ofRow === undefined ? undefined : await findListWith(tx, present, ofRow);
    await useQuoteList(tx, token, now);
    await work(tx, (named ?? current).id, token);
    return { token, count: await countOf(tx, token) };
  }, unseen);
}

/** Counts the rows of the chosen list. */
export async function countOf(tx: Tx, token: string | null): Promise<number> {
  const list = await findQuoteList(tx, token);
  return list ? (await rowsOfQuoteList(tx, list.id)).length : 0;
}

/** Throws `BAD_USER_INPUT` for more than a row may have, since a smaller amount would be somebody else's decision. */
function sum({ name, quantity }: QuoteRowRecord, more: number | null) {
  if (quantity === null || more === null) return quantity ?? more;
  if (quantity + more > largestQuantity)
    throw badInput('rows', spoken().refusals.quoteList.tooMuch(name, largestQuantity));
  return Math.round((quantity + more) * 1000) / 1000;
}

/**
 * A product that is on the list already gets a larger quantity; one that cannot be read changes nothing of it but is
 * kept beside it. Throws `BAD_USER_INPUT` when there are too many rows. Returns what became of each row.
 */
export async function put(tx: Tx, listId: string, rows: NewQuoteRow[]): Promise<Repeated['rows']> {
  const placed: Repeated['rows'] = [];
  for (const row of rows) {
    const present = await rowsOfQuoteList(tx, listId);
    const same = row.productId ? present.find(({ productId }) => productId === row.productId) : undefined;
    if (same) {
      const { unreadQuantity, quantity = null } = row;
      const amount = unreadQuantity ? { unreadQuantity } : { quantity: sum(same, quantity) };
      const beside = { written: row.written ?? same.written, askedCode: row.askedCode ?? same.askedCode };
      const { replaces = same.replaces, formerPrice = same.formerPrice } = row;
      const { formerPriceQuantity = same.formerPriceQuantity } = row;
      const former = { replaces, formerPrice, formerPriceQuantity };
      await changeQuoteRow(tx, listId, same.seq, { ...amount, ...beside, ...former });
      placed.push({ seq: same.seq, added: quantity, isNew: false });
      continue;
    }
    if (present.length >= mostRows) throw badInput('rows', spoken().refusals.quoteList.full(mostRows));
    const seq = await addQuoteRow(tx, listId, row);
    placed.push({ seq, added: row.quantity ?? null, isNew: true });
  }
  return placed;
}

/** Throws `BAD_USER_INPUT`. */
export async function addRows(db: Db, token: string | null, asked: AskedRow[]): Promise<Changed> {
  const known = await productsWithIds(
    db,
    asked.flatMap(({ productId }) => productId ?? []),
  );
  const byId = new Map(known.map((product) => [product.id, product]));
  const rows = asked.map(({ productId, text, quantity = null, note = null }, place) => {
    const product = byId.get(productId ?? '');
    const name = product?.name ?? text;
    if (!name) throw badInput(`rows.${place}.productId`, spoken().refusals.quoteList.unlisted);
    if (product) refusePart(product, quantity, `rows.${place}.quantity`);
    const askedCode = product && text ? besideProduct(product, text).askedCode : null;
    return { productId: productId ?? null, name, quantity, note, askedCode };
  });
  const changed = await changing(db, token, async (tx, listId) => void (await put(tx, listId, rows)));
  return { ...changed, added: idsOf(rows) };
}

/** Throws `BAD_USER_INPUT` for a part of what is sold whole: its price would be that of another quantity than the list's. */
function refusePart(product: ProductRow, quantity: number | null | undefined, field: string) {
  if (quantity != null && !isDivisible(product) && !Number.isInteger(quantity)) throw badInput(field, wholeOnly);
}

export const idsOf = (rows: NewQuoteRow[]) => rows.flatMap(({ productId }) => productId ?? []);

/** Fields that are left out stay as they are. */
export interface RowChange {
  quantity?: number | null;
  note?: string | null;
  productId?: string;
  text?: string;
  /** The words stay as they are: their candidates are not offered again. */
  asWritten?: boolean;
}

/** Throws `NOT_FOUND`, and `BAD_USER_INPUT` for a product that does not exist, and for a part of one that is sold whole. */
export async function changeRow(
  db: Db,
  token: string | null,
  { seq, change, searching }: { seq: number; change: RowChange; searching: Searching },
): Promise<Changed> {
  const { productId, text, asWritten = false, ...values } = change;
  const meant = await meaning(db, { productId, text, searching });
  return changing(
    db,
    token,
    async (tx, listId) => {
      const before = (await rowsOfQuoteList(tx, listId)).find((row) => row.seq === seq);
      if (!before) throw notFound('Row');
      const [present] = before.productId === null ? [] : await productsWithIds(tx, [before.productId]);
      const product = meant.product ?? present;
      if (product) refusePart(product, values.quantity, 'quantity');
      const entered = values.quantity != null && { unreadQuantity: null };
      const named = meant.product && before.productId === null && chosen(meant.product, before.name);
      const kept = asWritten && before.productId === null && { candidates: [] };
      await settle(tx, listId, before, { ...values, ...entered, ...meant.values, ...named, ...kept });
    },
    seq,
  );
}

/** Takes the first candidate of each row that has one. A bare number is no word that a candidate answers. */
export async function acceptSuggestions(db: Db, token: string | null): Promise<Changed> {
  return changing(db, token, async (tx, listId) => {
    for (const row of await rowsOfQuoteList(tx, listId)) {
      const productId = suggestionOf(row);
      const [product] = productId === null ? [] : await productsWithIds(tx, [productId]);
      if (product) await settle(tx, listId, row, chosen(product, row.name));
    }
  });
}

/** Returns the id of the product that `acceptSuggestions` takes for a row; null for none. */
export const suggestionOf = ({ productId, name, candidates }: QuoteRowRecord) =>
  productId === null && !isBareNumber(name) ? (candidates[0] ?? null) : null;

/**
 * Writes the values of a row. Where they name a product that another row has, that row gets the quantity instead; the
 * visitor's words stay beside a product that was chosen for them.
 */
async function settle(tx: Tx, listId: string, before: QuoteRowRecord, values: Partial<NewQuoteRow>) {
  const rows = await rowsOfQuoteList(tx, listId);
  const isChosen = values.productId && before.productId === null;
  const written = isChosen && !('written' in values) && { written: before.name };
  const amount = isChosen && values.quantity === undefined ? await amountOf(tx, before, values.productId) : {};
  const same =
    values.productId && rows.find(({ productId, seq }) => productId === values.productId && seq !== before.seq);
  if (!same) return void (await changeQuoteRow(tx, listId, before.seq, { ...values, ...written, ...amount }));
  const { quantity, unreadQuantity } = { ...before, ...amount };
  const unread = unreadQuantity !== null && { unreadQuantity };
  await changeQuoteRow(tx, listId, same.seq, { quantity: sum(same, quantity), ...unread });
  await removeQuoteRow(tx, listId, before.seq);
}

/** Returns the new values of a written line: the chosen product, or a match for other words. */
async function meaning(
  db: Db,
  { productId, text, searching }: { productId: string | undefined; text: string | undefined; searching: Searching },
): Promise<{ product?: ProductRow; values: Partial<NewQuoteRow> }> {
  if (productId) {
    const [product] = await productsWithIds(db, [productId]);
    if (!product) throw badInput('productId', spoken().refusals.quoteList.unlisted);
    return { product, values: { productId, name: product.name, candidates: [] } };
  }
  return { values: text ? await lineFor(db, text, searching) : {} };
}

/** Returns the values of a row whose text the visitor takes for this product. */
const chosen = (product: ProductRow, text: string) => ({
  ...{ productId: product.id, name: product.name, candidates: [] },
  ...besideProduct(product, text),
});

export const removeRow = (db: Db, token: string | null, seq: number) =>
  changing(db, token, (tx, listId) => removeQuoteRow(tx, listId, seq), seq);
