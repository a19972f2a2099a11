import { placeCursor, placeOf, type Page, type PageRequest } from '../../../db/page.ts';
import type { Place } from './figures.reading.ts';

const defaultFirst = 20;
/** Rows further down than this are read by nobody, and each page would cost more than the one before. */
const deepest = 2000;

/** Reads a page of sums. A cursor is a position, since sums change all the time. Throws `BadCursor`. */
export async function placedPage<Row>(
  { first, after }: PageRequest,
  read: (place: Place) => Promise<Row[]>,
  count: () => Promise<number>,
): Promise<Page<Row>> {
  const limit = first ?? defaultFirst;
  const offset = placeOf(after, deepest);
  const rows = await read({ limit: limit + 1, offset });
  return {
    edges: rows.slice(0, limit).map((node, at) => ({ cursor: placeCursor(offset + at + 1), node })),
    hasNextPage: rows.length > limit && offset + limit <= deepest,
    hasPreviousPage: offset > 0,
    count,
  };
}
