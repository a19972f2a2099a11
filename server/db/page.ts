import { and, asc, desc, gt, gte, lt, lte, or, type Column, type Placeholder, type SQL } from 'drizzle-orm';

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

type Key = string | number;

/** The order of a list: by a key, and for equals by id, newest first. */
export type Order<Row> = {
  /** Stands in the cursors, so that one of another order is refused. */
  name: string;
  key: SQL;
  direction: 'asc' | 'desc';
  keyOf: (row: Row) => Key;
};

const encodeCursor = (parts: [name: string, key: Key, id: string]) =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Throws `BadCursor`. */
function decodeCursor(cursor: string, expected: string): [key: Key, id: string] {
  const [name, key, id] = partsOf(cursor);
  const isKey = typeof key === 'number' || typeof key === 'string';
  if (name !== expected || !isKey || typeof id !== 'string') throw new BadCursor();
  return [key, id];
}

function partsOf(cursor: string): unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

export const ordered = <Row>({ key, direction }: Order<Row>, id: Column) => [
  direction === 'asc' ? asc(key) : desc(key),
  desc(id),
];

/** A row's place in an order. */
export type Place = { key: Key; id: string };

/** Undefined without a cursor. Throws `BadCursor`. */
export function placeAfter<Row>(cursor: string | null | undefined, { name }: Order<Row>): Place | undefined {
  if (!cursor) return undefined;
  const [key, id] = decodeCursor(cursor, name);
  return { key, id };
}

/** Only rows after the place, by position and not by number, so that inserts and deletes do not shift a page. */
export function beyond<Row>(
  place: Place | Record<keyof Place, Placeholder>,
  { key, direction }: Order<Row>,
  id: Column,
): SQL | undefined {
  // An index is searched by the first condition, which the second alone would not do: a late page would read all before it.
  return direction === 'asc'
    ? and(gte(key, place.key), or(gt(key, place.key), lt(id, place.id)))
    : and(lte(key, place.key), or(lt(key, place.key), lt(id, place.id)));
}

/** Only rows after the cursor. Throws `BadCursor`. */
export function after<Row>(cursor: string | null | undefined, order: Order<Row>, id: Column): SQL | undefined {
  const place = placeAfter(cursor, order);
  return place && beyond(place, order, id);
}

/** Its cursor is made when it is asked for: most lists are not paged through, and none edge by edge. */
class Edge<Row> {
  readonly node: Row;
  readonly #cursorOf: (row: Row) => string;
  constructor(node: Row, cursorOf: (row: Row) => string) {
    this.node = node;
    this.#cursorOf = cursorOf;
  }
  get cursor() {
    return this.#cursorOf(this.node);
  }
}

/** Makes a page of `first` rows out of one row more than that. */
export function pageOf<Row extends { id: string }>(
  rows: Row[],
  { first, after }: { first: number; after?: string | null | undefined },
  { name, keyOf }: Order<Row>,
  count: () => Promise<number>,
): Page<Row> {
  const cursorOf = (node: Row) => encodeCursor([name, keyOf(node), node.id]);
  const edges = rows.slice(0, first).map((node) => new Edge(node, cursorOf));
  return { edges, hasNextPage: rows.length > first, hasPreviousPage: Boolean(after), count };
}

/** For lists that are ranked and not ordered: the place in the ranking. */
const place = 'place';
export const placeCursor = (number: number) => encodeCursor([place, number, '']);

/** Throws `BadCursor` also beyond `deepest`. */
export function placeOf(cursor: string | null | undefined, deepest: number): number {
  if (!cursor) return 0;
  const [number] = decodeCursor(cursor, place);
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0 || number > deepest) throw new BadCursor();
  return number;
}
