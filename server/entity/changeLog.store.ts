import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { changes, revisions } from '../db/tables/historyTables.ts';
import { BadCursor } from '../db/page.ts';

/** One row in one change, without its values. */
export type LoggedRow = Pick<
  typeof revisions.$inferSelect,
  'seq' | 'entity' | 'entityId' | 'action' | 'version' | 'languages'
> & {
  at: number;
};

/** What has changed after a position. */
export type LogPage = { rows: LoggedRow[]; end: string; hasNextPage: boolean };
/** The same with the position after the latest change of all. */
export type ShownLog = LogPage & { latest: string };

type Position = { seq: number; at: number };

/** So many rows of the log are looked through for one kind of entity, whatever the size of the log. */
const lookedThrough = 5000;

/** Before the first change of all. */
const start = '0-0';
const written = ({ seq, at }: Position) => `${seq}-${at}`;

const { seq, entity, entityId, action, version, languages } = revisions;
const log = (db: Tx) =>
  db
    .select({ seq, entity, entityId, action, version, languages, at: changes.at })
    .from(revisions)
    .innerJoin(changes, eq(changes.seq, revisions.changeSeq));

/** Returns the position after the latest change. */
export async function latestChange(db: Tx): Promise<string> {
  const [row] = await log(db).orderBy(desc(seq)).limit(1);
  return row ? written(row) : start;
}

/**
 * Reads a position. Its change has to be there as it was: after a restore, and when the history no longer goes back so far,
 * nobody could say what has happened since. Throws `BadCursor`.
 */
async function read(db: Tx, position: string): Promise<number> {
  const [, number, at] = /^(\d{1,15})-(\d{1,15})$/.exec(position) ?? [];
  if (number === undefined) throw new BadCursor();
  if (position === start) return 0;
  const [row] = await log(db).where(eq(seq, Number(number)));
  if (row?.at !== Number(at)) throw new BadCursor();
  return row.seq;
}

/**
 * Returns the changes after a position, in the order in which they were committed. Writers run one after the other, also on
 * several servers, and a number is given while its writer has the turn: no lower number is committed later
 * (docs/decisions/101). Throws `BadCursor`.
 */
export async function changesAfter(
  db: Tx,
  position: string | null,
  entities: string[],
  first: number,
): Promise<LogPage> {
  const from = position === null ? 0 : await read(db, position);
  const [last] = await db
    .select({ seq })
    .from(revisions)
    .where(gt(seq, from))
    .orderBy(asc(seq))
    .limit(1)
    .offset(lookedThrough - 1);
  const isWithin = and(gt(seq, from), last && lte(seq, last.seq), inArray(entity, entities));
  const found = await log(db)
    .where(isWithin)
    .orderBy(asc(seq))
    .limit(first + 1);
  const rows = found.slice(0, first);
  const isFull = found.length > first;
  // All up to the bound was looked through, although few rows were of these entities.
  const [bound] = last && !isFull ? await log(db).where(eq(seq, last.seq)) : [];
  const end = bound ?? rows.at(-1);
  return { rows, end: end ? written(end) : (position ?? start), hasNextPage: isFull || bound !== undefined };
}
