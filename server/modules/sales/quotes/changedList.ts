import { isStranger, payerOf } from '../../../context/rights.ts';
import { perOperation } from '../../../limits/budget.ts';
import type { Searching } from './matchLines.ts';
import type { Context } from '../../../context/context.ts';
import type { Tx } from '../../../db/database.ts';
import type { QuoteCookie } from '../../../http/quoteCookie.ts';
import { keyOfProduct } from '../../catalogue/figures/keys.ts';
import { countQuoteRows, findQuoteList, quoteListsOf, rowsOfQuoteList } from './quoteList.store.ts';
import { countOf } from './quotes.changes.ts';

/** Reads the visitor's chosen list, and the names of all, as they are now. */
export async function own({ db, quoteToken }: Pick<Context, 'db' | 'quoteToken'>) {
  const all = await quoteListsOf(db, quoteToken);
  const list = await findQuoteList(db, quoteToken);
  const counts = await countQuoteRows(
    db,
    all.map(({ id }) => id),
  );
  return {
    id: list?.id ?? null,
    name: list?.name ?? null,
    sendKey: list?.sendKey ?? null,
    rows: list ? await rowsOfQuoteList(db, list.id) : [],
    all: all.map(({ id, name }) => ({ id, name, rowCount: counts.get(id) ?? 0, isChosen: id === list?.id })),
    repeated: list?.repeated
      ? { ...list.repeated, isOrder: list.repeated.isOrder ?? false, rowCount: list.repeated.rows.length }
      : null,
  };
}

export type OwnList = Awaited<ReturnType<typeof own>>;

/** The browser should remember this; null when it has no list. */
export const quoteCookieOf = async (db: Tx, token: string | null): Promise<QuoteCookie> =>
  token && (await findQuoteList(db, token)) ? { token, count: await countOf(db, token) } : null;

type Result = { token: string | null; count: number; added?: string[] };

/** Makes a change within the limits of an address, and sets the cookie of the lists. */
export async function changed<Change extends Result>(context: Context, change: () => Promise<Change>) {
  await context.limits.beforeQuoteChange(context.address);
  const result = await change();
  const { token, count, added = [] } = result;
  if (context.isCounted) for (const id of new Set(added)) context.figures.add('LISTED', keyOfProduct(id));
  context.setQuoteList(token === null ? null : { token, count });
  return { ...result, list: await own({ ...context, quoteToken: token }) };
}

/**
 * A line of a list costs what a search costs, and the work ends with its sender. A list that was let in is read to its end,
 * although its file may have used up what its address had left.
 */
export function searchingFor(context: Context): Searching & { letIn: () => Promise<void> } {
  const payer = payerOf(context, context.address);
  let isLetIn = !isStranger(context);
  const letIn = async () => {
    if (!isLetIn) await context.limits.beforeWork(context.address);
    isLetIn = true;
  };
  return {
    letIn,
    signal: context.leaving(),
    async charge(searches) {
      if (payer !== null) await context.limits.beforeOperation(payer, searches * perOperation.searchCost);
      await letIn();
    },
    spent(milliseconds) {
      if (isStranger(context)) context.limits.afterWork(context.address, milliseconds);
    },
  };
}
