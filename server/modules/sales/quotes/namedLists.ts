import { mostLists } from '../../../../common/offers/visitorLimits.ts';
import { badInput, notFound } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import {
  type StoredQuoteList,
  findQuoteList,
  makeQuoteList,
  quoteListsOf,
  removeQuoteList,
  removeQuoteRows,
  updateQuoteList,
  useQuoteList,
} from './quoteList.store.ts';
import { changing, countOf, unseen, type Changed } from './quotes.changes.ts';
import { spoken } from '../../../words/words.ts';

/** Makes a list beside the present ones, within their limit. Throws `BAD_USER_INPUT`. */
export async function makeAnother(tx: Tx, token: string, name?: string | null): Promise<StoredQuoteList> {
  const present = await quoteListsOf(tx, token);
  if (present.length >= mostLists) throw badInput('lists', spoken().refusals.quoteList.listsFull);
  return makeQuoteList(tx, { token, name: name ?? freeName(present), now: Date.now() });
}

function freeName(present: StoredQuoteList[]): string {
  const taken = new Set(present.map(({ name }) => name));
  const { quoteList: said } = spoken().refusals;
  const names = Array.from({ length: mostLists + 1 }, (_, place) => said.name(place + 1));
  return names.slice(present.length).find((name) => !taken.has(name)) ?? said.nameless;
}

/** It is chosen at once. Throws `BAD_USER_INPUT` at the limit. */
export const makeList = (db: Db, token: string | null, name?: string | null): Promise<Changed> =>
  changing(db, token, async (tx, _, own) => void (await makeAnother(tx, own, name)));

async function ownList(tx: Tx, token: string | null, id: string) {
  const list = (await quoteListsOf(tx, token)).find((one) => one.id === id);
  if (!list) throw notFound('List');
  return list;
}

/** A change of one of the browser's own lists; throws `NOT_FOUND` for any other. */
export const changingOwn = (
  db: Db,
  token: string | null,
  id: string,
  work: (tx: Tx, list: StoredQuoteList) => Promise<void>,
): Promise<{ token: string | null; count: number }> =>
  db.write(async (tx) => {
    const list = await ownList(tx, token, id);
    if (token) await useQuoteList(tx, token, Date.now());
    await work(tx, list);
    return { token: (await findQuoteList(tx, token)) && token, count: await countOf(tx, token) };
  }, unseen);

export const renameList = (db: Db, token: string | null, id: string, name: string) =>
  changingOwn(db, token, id, (tx) => updateQuoteList(tx, id, { name }));

/** From now on rows are added to this list, and it is the one that is shown. */
export const chooseList = (db: Db, token: string | null, id: string) =>
  changingOwn(db, token, id, async (tx) => {
    const last = (await findQuoteList(tx, token))?.chosenAt ?? 0;
    await updateQuoteList(tx, id, { chosenAt: Math.max(Date.now(), last + 1) });
  });

/** The list that was chosen before it takes its place. */
export const deleteList = (db: Db, token: string | null, id: string) =>
  changingOwn(db, token, id, (tx) => removeQuoteList(tx, id));

/**
 * Empties the chosen list, or the one with this id: another tab may have chosen since. One that is the only one and has no
 * name is gone with its rows; returns whether it is. Throws `NOT_FOUND` for an unknown id.
 */
export const clearList = (db: Db, token: string | null, id?: string | null): Promise<boolean> =>
  db.write(async (tx) => {
    const list = id ? await ownList(tx, token, id) : await findQuoteList(tx, token);
    const isGone = !list || (list.name === null && (await quoteListsOf(tx, token)).length === 1);
    if (list) await (isGone ? removeQuoteList : removeQuoteRows)(tx, list.id);
    return isGone;
  }, unseen);
