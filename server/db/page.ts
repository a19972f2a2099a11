import { and, asc, desc, gt, gte, lt, lte, or, type Column, type Placeholder, type SQL } from 'drizzle-orm';

/** It asks for the `first` rows after the cursor `after`. */
export type PageRequest = { first?: number | null; after?: string | null };

/** One page of rows; `count` counts the rows of all pages. */
export type Page<Row> = {
  edges: { cursor: string; node: Row }[];
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  count: () => Promise<number>;
};

/** The cursor does not belong to this list. */
export class BadCursor extends Error {}

type Key = string | number;

/** The order of a list: by a key, and for equal keys by id, newest first. */
export type Order<Row> = {
  /** The name is part of each cursor, so that a cursor of another order is refused. */
  name: string;
  key: SQL;
  direction: 'asc' | 'desc';
  keyOf: (row: Row) => Key;
};

const encodeCursor = (parts: [name: string, key: Key, id: string]) =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Reads a cursor. Throws `BadCursor`. */
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

/** Tells whether a cursor is of this order. */
export const isOf = <Row>(cursor: string, { name }: Order<Row>) => partsOf(cursor)[0] === name;

/** A place is that of a row in an order. */
export type Place = { key: Key; id: string };

/** Returns the place of a cursor; undefined without one. Throws `BadCursor`. */
export function placeAfter<Row>(cursor: string | null | undefined, { name }: Order<Row>): Place | undefined {
  if (!cursor) return undefined;
  const [key, id] = decodeCursor(cursor, name);
  return { key, id };
}

/** The condition for rows after the place: by position and not by number, so that inserts and deletes do not shift a page. */
export function beyond<Row>(
  place: Place | Record<keyof Place, Placeholder>,
  { key, direction }: Order<Row>,
  id: Column,
): SQL | undefined {
  // The first condition lets the index find the place; with only the second one, a late page would read all rows before it.
  return direction === 'asc'
    ? and(gte(key, place.key), or(gt(key, place.key), lt(id, place.id)))
    : and(lte(key, place.key), or(lt(key, place.key), lt(id, place.id)));
}

/** Returns the condition for rows after the cursor. Throws `BadCursor`. */
export function after<Row>(cursor: string | null | undefined, order: Order<Row>, id: Column): SQL | undefined {
  const place = placeAfter(cursor, order);
  return place && beyond(place, order, id);
}

/** An edge of a page. Its cursor is computed only on demand, since most lists use none, and no list uses all. */
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

/** Makes a page of `first` rows from up to one row more. */
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

/** The cursor in a ranked list: its position. */
const place = 'place';
export const placeCursor = (number: number) => encodeCursor([place, number, '']);

/** Reads such a cursor. Throws `BadCursor`, also for positions beyond `deepest`. */
export function placeOf(cursor: string | null | undefined, deepest: number): number {
  if (!cursor) return 0;
  const [number] = decodeCursor(cursor, place);
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0 || number > deepest) throw new BadCursor();
  return number;
}
