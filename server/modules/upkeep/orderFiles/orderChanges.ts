import type { Db, Tx } from '../../../db/database.ts';
import { BadCursor } from '../../../db/page.ts';
import { changesAfter, latestChange } from '../../../entity/changeLog.store.ts';
import { idsOfOrders } from '../../sales/orders/orderPages.store.ts';

/** NEW: each order once, by its placing. CHANGED: each once for all that has changed in between. */
export type Which = 'NEW' | 'CHANGED';

/** The orders of a file, and the position in the log after them, from which the next one goes on. */
export type Window = { ids: string[]; end: string };

const entities = ['order'];
const atOnce = 1000;

/** Tells whether a text is written like a position. */
export const isPosition = (text: string | null): text is string => text !== null && /^\d{1,15}-\d{1,15}$/.test(text);

const seqOf = (position: string) => Number(position.split('-')[0]);
const timeOf = (position: string) => Number(position.split('-')[1]);

/** Reads the log between two positions; without `end` to its present end. */
async function logged(db: Tx, from: string, which: Which, end?: string): Promise<Window> {
  const ids = new Set<string>();
  for (let position = from; ;) {
    const page = await changesAfter(db, position, entities, atOnce);
    const rows = end === undefined ? page.rows : page.rows.filter(({ seq }) => seq <= seqOf(end));
    for (const { entityId, action } of rows) {
      if (action === 'DELETED') ids.delete(entityId);
      else if (which === 'CHANGED' || action === 'CREATED') ids.add(entityId);
    }
    position = page.end;
    if (!page.hasNextPage || (end !== undefined && seqOf(position) >= seqOf(end)))
      return { ids: [...ids], end: end ?? position };
  }
}

/**
 * Returns the orders after a position, in the order of their commits, so that files that follow each other miss none and repeat
 * none, however many orders come meanwhile. Without a position, all orders. Throws `BadCursor` for a position that the log does
 * not know.
 */
export async function ordersAfter(db: Db, from: string | null, which: Which, end?: string): Promise<Window> {
  if (from !== null) return logged(db, from, which, end);
  const latest = end ?? (await latestChange(db));
  const all = await idsOfOrders(db);
  // An order that was placed while the list was read comes with the next file.
  const later = new Set((await logged(db, latest, 'NEW')).ids);
  return { ids: all.filter((id) => !later.has(id)), end: latest };
}

/**
 * Does the same, and goes on by time after a restore, when the log does not know the position any more: with the orders that
 * were placed since.
 */
export async function ordersSince(db: Db, from: string | null, which: Which, end?: string): Promise<Window> {
  try {
    return await ordersAfter(db, from, which, end);
  } catch (error) {
    if (!(error instanceof BadCursor) || from === null) throw error;
    return { ids: await idsOfOrders(db, timeOf(from)), end: end ?? (await latestChange(db)) };
  }
}

/** Tells whether the log does not know the position that was asked for. */
export const isUnknownPosition = (error: unknown) => error instanceof BadCursor;
