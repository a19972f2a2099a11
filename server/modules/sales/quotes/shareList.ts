import { badInput, notFound } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { productsWithIds } from '../../catalogue/products/products.rows.ts';
import { changingOwn, makeAnother } from './namedLists.ts';
import {
  type NewQuoteRow,
  type QuoteRowRecord,
  makeQuoteList,
  quoteListsOf,
  rowsOfQuoteList,
} from './quoteList.store.ts';
import { changing, put, type Changed } from './quotes.changes.ts';
import { addQuoteShare, findQuoteShare, removeSharesOf, sharesOfList } from './quoteShares.store.ts';
import { randomBytes } from 'node:crypto';
import { spoken } from '../../../words/words.ts';

/** Milliseconds for which a link works. */
export const shareKept = 30 * 86_400_000;

/**
 * These parts of a row go along with a copy. Notes, quantities that nobody could read and the words beside a product stay behind, and so
 * does the name of the list.
 */
const copied = ({ productId, name, candidates, quantity, askedCode }: QuoteRowRecord): NewQuoteRow => ({
  ...{ productId, name, candidates, quantity, askedCode },
});

/**
 * Copies a list for a link, for thirty days from now. A list that is shared already keeps its link, which leads to the new
 * copy. Throws `BAD_USER_INPUT` for an empty list, and `NOT_FOUND`.
 */
export const shareList = (db: Db, token: string | null, id: string) =>
  changingOwn(db, token, id, async (tx) => {
    const rows = await rowsOfQuoteList(tx, id);
    if (rows.length === 0) throw badInput('id', spoken().refusals.quoteList.emptyShared);
    const now = Date.now();
    const code = (await sharesOfList(tx, id, now))?.code ?? newShareCode();
    await removeSharesOf(tx, id);
    const copy = await makeQuoteList(tx, { token: null, now });
    await put(tx, copy.id, rows.map(copied));
    await addQuoteShare(tx, { code, copyId: copy.id, listId: id, endsAt: now + shareKept });
  });

export const endShare = (db: Db, token: string | null, id: string) =>
  changingOwn(db, token, id, (tx) => removeSharesOf(tx, id));

export type SharedList = NonNullable<Awaited<ReturnType<typeof sharedRows>>>;

/** The rows of a link, for anyone who has it; null when it does not work, or not any more. */
export async function sharedRows(db: Tx, code: string) {
  const share = await findQuoteShare(db, code, Date.now());
  return share && { endsAt: share.endsAt, rows: await rowsOfQuoteList(db, share.copyId) };
}

/** Puts the rows of a link on the chosen list or on a new one. Throws `NOT_FOUND`, and `BAD_USER_INPUT` at a limit. */
export const takeShared = async (db: Db, token: string | null, code: string, asNewList: boolean): Promise<Changed> => {
  const added: string[] = [];
  const changed = await changing(db, token, async (tx, listId, own) => {
    const shared = await sharedRows(tx, code);
    if (!shared) throw notFound('Link');
    const isFresh = (await rowsOfQuoteList(tx, listId)).length === 0 && (await quoteListsOf(tx, own)).length === 1;
    const target = asNewList && !isFresh ? (await makeAnother(tx, own)).id : listId;
    await put(tx, target, await asToday(tx, shared.rows));
    added.push(...shared.rows.flatMap(({ productId }) => productId ?? []));
  });
  return { ...changed, added };
};

/** A product that was renamed since has today's name. */
async function asToday(tx: Tx, rows: QuoteRowRecord[]): Promise<NewQuoteRow[]> {
  const products = await productsWithIds(
    tx,
    rows.flatMap(({ productId }) => productId ?? []),
  );
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({ ...copied(row), name: names.get(row.productId ?? '') ?? row.name }));
}

/** Letters and digits that nobody takes for another: no 0 and O, no 1 and I. They are 32, so that each is five bits. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Sixty bits: at twenty wrong links in a quarter of an hour nobody finds one. */
const length = 12;

const newShareCode = () => Array.from(randomBytes(length), (byte) => signs[byte & 31]).join('');

/** Writes a code as people read it: 'K7QM-3XRD-9VTA'. */
export const writtenCode = (code: string) => code.replaceAll(/(.{4})(?=.)/g, '$1-');

/** Reads a code as it was typed or copied, in capitals or not, with its hyphens or without. */
export const readCode = (text: string) => text.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
