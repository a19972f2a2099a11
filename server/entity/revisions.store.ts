import { and, asc, desc, eq, gt, lt, max, sql } from 'drizzle-orm';
import type { AnyColumn } from '../db/columns.ts';
import type { Db, Tx } from '../db/database.ts';
import { valueOf } from '../db/expressions.ts';
import { changes, revisionFiles, revisions } from '../db/historyTables.ts';
import { after, ordered, pageOf, type Order, type Page, type PageRequest } from '../db/page.ts';
import type { Document } from './recorded.ts';

type Row = typeof revisions.$inferSelect;
export type NewRevision = Omit<Row, 'seq' | 'changeSeq'> & { files: string[] };
type Actor = { admin: string | null; cause: string; source?: string };

/** One row in one change; `after` is undefined when the present row is the result of the change. */
export type RevisionRow = Omit<Row, 'before'> &
  Omit<typeof changes.$inferSelect, 'seq'> & {
    id: string;
    before: Document | null;
    after: Document | null | undefined;
  };
export type RevisionPage = Page<RevisionRow>;

/**
 * Returns a function that adds revisions, for the transaction that changes the content. The first revision also stores the
 * change. Each call returns the number of the change, or null before there is one.
 */
export function adder(tx: Tx, { admin, cause, source = '' }: Actor, now: number) {
  let changeSeq: number | undefined;
  return async (added: NewRevision[]) => {
    if (added.length === 0) return changeSeq ?? null;
    changeSeq ??= await addChange(tx, { at: now, admin, cause, source: source || null });
    const rows = added.map(({ files: _, ...row }) => ({ ...row, changeSeq: changeSeq ?? 0 }));
    const stored = await tx.insert(revisions).values(rows).returning({ seq: revisions.seq });
    const files = stored.flatMap(({ seq }, index) =>
      (added[index]?.files ?? []).map((url) => ({ url, revisionSeq: seq })),
    );
    if (files.length > 0) await tx.insert(revisionFiles).values(files);
    return changeSeq;
  };
}

async function addChange(tx: Tx, change: typeof changes.$inferInsert) {
  const [row] = await tx.insert(changes).values(change).returning({ seq: changes.seq });
  if (!row) throw new Error('The change was not recorded.');
  return row.seq;
}

const newestFirst: Order<{ seq: number }> = {
  name: 'revision',
  key: valueOf(revisions.seq),
  direction: 'desc',
  keyOf: ({ seq }) => seq,
};

const select = (db: Tx) =>
  db
    .select({ revision: revisions, change: changes })
    .from(revisions)
    .innerJoin(changes, eq(changes.seq, revisions.changeSeq));

const isOf = (entity: string, entityId: string | AnyColumn) =>
  and(eq(revisions.entity, entity), eq(revisions.entityId, entityId));

/** Lists the changes of one row, the latest first. Throws `BadCursor`. */
export async function page(db: Tx, entity: string, entityId: string, request: PageRequest): Promise<RevisionPage> {
  const first = request.first ?? 20;
  const found = await select(db)
    .where(and(isOf(entity, entityId), after(request.after, newestFirst, revisions.seq)))
    .orderBy(...ordered(newestFirst, revisions.seq))
    .limit(first + 1);
  let later = found[0] ? await beforeNext(db, found[0].revision) : undefined;
  const rows = found.map(({ revision, change: { seq: _, ...change } }) => {
    const row = { ...change, ...revision, id: String(revision.seq), after: later };
    later = revision.before;
    return row;
  });
  return pageOf(rows, { ...request, first }, newestFirst, async () => db.$count(revisions, isOf(entity, entityId)));
}

/** Undefined when the id is unknown. */
export async function find(db: Tx, id: string): Promise<RevisionRow | undefined> {
  const [found] = await select(db).where(eq(revisions.seq, Number(id)));
  return found && whole(db, found);
}

async function whole(db: Tx, { revision, change }: Awaited<ReturnType<typeof select>>[number]): Promise<RevisionRow> {
  const { seq: _, ...about } = change;
  return { ...about, ...revision, id: String(revision.seq), after: await beforeNext(db, revision) };
}

/** Finds the change that made this version of a row; undefined when there is none. */
export async function ofVersion(db: Tx, entity: string, entityId: string, version: number) {
  const [found] = await db
    .select({ changeSeq: revisions.changeSeq })
    .from(revisions)
    .where(and(isOf(entity, entityId), eq(revisions.version, version)))
    .orderBy(desc(revisions.seq))
    .limit(1);
  return found;
}

/** Lists the rows of one change, in the order of writing. */
export async function ofChange(db: Tx, changeSeq: number): Promise<RevisionRow[]> {
  const found = await select(db).where(eq(revisions.changeSeq, changeSeq)).orderBy(asc(revisions.seq));
  const rows: RevisionRow[] = [];
  for (const one of found) rows.push(await whole(db, one));
  return rows;
}

/** Returns the state before the next change of the same row; undefined when there was no later change. */
async function beforeNext(db: Tx, { entity, entityId, seq }: Row): Promise<Document | null | undefined> {
  const [next] = await db
    .select({ before: revisions.before })
    .from(revisions)
    .where(and(isOf(entity, entityId), gt(revisions.seq, seq)))
    .orderBy(asc(revisions.seq))
    .limit(1);
  return next?.before;
}

/**
 * An expression for the moment of the last change of a row, in milliseconds; null when its changes are older than the
 * history. `id` is the column of the row's id. Each row reads its own entries of the index, whatever a planner knows.
 */
export const lastChange = (db: Tx, entity: string, id: AnyColumn) =>
  sql<number | null>`${db
    .select({ at: max(changes.at) })
    .from(revisions)
    .innerJoin(changes, eq(changes.seq, revisions.changeSeq))
    .where(isOf(entity, id))}`.mapWith((at: unknown) => (at === null ? null : Number(at)));

/** Removes changes before that moment with their revisions; returns how many. */
export async function removeOlderThan(db: Db, before: number): Promise<number> {
  const isOld = lt(changes.at, before);
  if ((await db.$count(changes, isOld)) === 0) return 0;
  return db.write(async (tx) => (await tx.delete(changes).where(isOld).returning({ seq: changes.seq })).length, {
    raisesRevision: false,
  });
}
