import { and, desc, lt, or, sql, type Column, type SQL } from 'drizzle-orm';

/** What a list is asked for: `first` rows after the one that `after` names. */
export type PageRequest = { first?: number | null; after?: string | null };

/** One page of rows; `count` asks how many there are on all pages. */
export type Page<Row> = {
  edges: { cursor: string; node: Row }[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  count: () => Promise<number>;
};

/** The cursor does not belong to this list. */
export class BadCursor extends Error {}

type Position = [moment: number, id: string];

export const encodeCursor = (position: Position) => Buffer.from(JSON.stringify(position)).toString('base64url');

/** Throws `BadCursor`. */
export function decodeCursor(cursor: string): Position {
  try {
    const [moment, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (typeof moment === 'number' && typeof id === 'string') return [moment, id];
  } catch {
    // Not JSON: refused below like any other stranger.
  }
  throw new BadCursor();
}

/** Newest first, ids deciding between equals: the order of every list that can grow. */
export const newestFirst = (moment: Column, id: Column) => [desc(moment), desc(id)];

/** Only rows after the cursor, by position and not by number, so that inserts and deletes do not shift a page. */
export function after(cursor: string | null | undefined, moment: Column, id: Column): SQL | undefined {
  if (!cursor) return undefined;
  const [lastMoment, lastId] = decodeCursor(cursor);
  return and(sql`${moment} <= ${lastMoment}`, or(lt(moment, lastMoment), lt(id, lastId)));
}

/** Makes a page of `first` rows out of one row more than that. */
export function pageOf<Row>(
  rows: Row[],
  { first, after }: { first: number; after?: string | null | undefined },
  position: (row: Row) => Position,
  count: () => Promise<number>,
): Page<Row> {
  const edges = rows.slice(0, first).map((node) => ({ cursor: encodeCursor(position(node)), node }));
  return { edges, hasNextPage: rows.length > first, hasPreviousPage: Boolean(after), count };
}
