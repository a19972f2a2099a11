import { badInput } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import { definitionsOf } from '../../catalogue/references/definitions.ts';
import { mostRows } from './askedRow.ts';
import { rowOf } from './lineRows.ts';
import { matchLines, type Searching } from './matchLines.ts';
import { pastedLines, type PastedList } from './pastedLines.ts';
import { changing, idsOf, put, type Changed } from './quotes.changes.ts';
import { spoken } from '../../../words/words.ts';

/**
 * `found` lines matched a product, `open` ones did not. The quantity of `unread` ones has to be asked for: none is `found`. `leftOut`
 * name no product.
 */
export type Pasted = Changed & { found: number; open: number; unread: number; leftOut: string[] };

/** How a list came: the field of its text, and the words about it. */
type Came = { field: string; way: 'pasted' | 'file' };

/** Throws `BAD_USER_INPUT`, `RATE_LIMITED` and `CANCELED` like `putLines`. */
export const pasteRows = (db: Db, token: string | null, text: string, searching: Searching): Promise<Pasted> =>
  putLines(db, token, { list: pastedLines(text), field: 'text', way: 'pasted' }, searching);

const said = () => spoken().refusals.quoteList;

const nothing = (field: string, isLeftOut: boolean) => badInput(field, isLeftOut ? said().noProducts : said().noLines);

/**
 * Adds all lines or none: too many are refused before any product is looked for. Throws `BAD_USER_INPUT`, `RATE_LIMITED` where the
 * address may not search so much, and `CANCELED` when its sender has left.
 */
export async function putLines(
  db: Db,
  token: string | null,
  { list, field, way }: Came & { list: PastedList },
  searching: Searching,
): Promise<Pasted> {
  const { lines } = list;
  if (list.count === 0) throw nothing(field, list.leftOut.length > 0);
  if (list.count > mostRows) throw badInput(field, said().tooLong[way](mostRows, list.count));
  const matched = await matchLines(db, lines, searching);
  const named = matched.filter(({ isName }) => !isName);
  const leftOut = [...list.leftOut, ...matched.filter(({ isName }) => isName).map(({ text }) => text)];
  if (named.length === 0) throw nothing(field, true);
  const definitions = await definitionsOf(db);
  const rows = named.map((line) => rowOf(line, definitions));
  const changed = await changing(db, token, async (tx, listId) => void (await put(tx, listId, rows)));
  const isUnread = (place: number) =>
    Boolean(rows[place]?.unreadQuantity) && (rows[place]?.productId !== null || named[place]?.amount.number === null);
  const open = rows.filter(({ productId }) => productId === null).length;
  const unread = rows.filter((_, place) => isUnread(place)).length;
  const found = rows.filter(({ productId, unreadQuantity }) => productId !== null && !unreadQuantity).length;
  return { ...changed, added: idsOf(rows), found, open, unread, leftOut };
}
