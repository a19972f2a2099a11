import { and, asc, count, desc, eq, gt, gte, inArray, lt, max, or, sql, type SQL } from 'drizzle-orm';
import type { AnyColumn } from '../db/columns/columns.ts';
import type { Db, Tx } from '../db/database.ts';
import { valueOf } from '../db/columns/expressions.ts';
import { changes, revisionFiles, revisions } from '../db/tables/historyTables.ts';
import { inParts } from '../db/parts.ts';
import { after, ordered, pageOf, type Order, type Page, type PageRequest } from '../db/page.ts';
import type { Document } from './recorded.ts';

type Row = typeof revisions.$inferSelect;
export type NewRevision = Omit<Row, 'seq' | 'changeSeq'> & { files: string[] };
type Actor = { admin: string | null; cause: string; source?: string; goesOnWith?: number };
type Change = typeof changes.$inferSelect;

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
 * change, unless it is a part of an earlier one. Each call returns the number of the change, or null before there is one.
 */
export function revisionAdder(tx: Tx, { admin, cause, source = '', goesOnWith }: Actor, now: number) {
  let changeSeq = goesOnWith;
  return async (added: NewRevision[]) => {
    if (added.length === 0) return changeSeq ?? null;
    // `describeChange` says the kind; most are edits, which the index of kinds leaves out.
    changeSeq ??= await addChange(tx, { at: now, admin, cause, source: source || null, kind: 'EDIT' });
    const rows = added.map(({ files: _, ...row }) => ({ ...row, changeSeq: changeSeq ?? 0 }));
    const stored = await tx.insert(revisions).values(rows).returning({ seq: revisions.seq });
    const files = stored.flatMap(({ seq }, index) =>
      (added[index]?.files ?? []).map((url) => ({ url, revisionSeq: seq })),
    );
    if (files.length > 0) await tx.insert(revisionFiles).values(files);
    return changeSeq;
  };
}

/** Finds a change by its number. */
export async function findChange(db: Tx, seq: number): Promise<Change | undefined> {
  const [row] = await db.select().from(changes).where(eq(changes.seq, seq));
  return row;
}

/** Notes what a change did. Call it in the transaction of the change. */
export const describeChange = async (tx: Tx, seq: number, said: Pick<Change, 'kind' | 'things' | 'note'>) =>
  tx.update(changes).set(said).where(eq(changes.seq, seq));

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
export async function revisionPage(
  db: Tx,
  entity: string,
  entityId: string,
  request: PageRequest,
): Promise<RevisionPage> {
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
export async function findRevision(db: Tx, id: string): Promise<RevisionRow | undefined> {
  const [found] = await select(db).where(eq(revisions.seq, Number(id)));
  return found && whole(db, found);
}

async function whole(db: Tx, { revision, change }: Awaited<ReturnType<typeof select>>[number]): Promise<RevisionRow> {
  const { seq: _, ...about } = change;
  return { ...about, ...revision, id: String(revision.seq), after: await beforeNext(db, revision) };
}

/** Finds the change that made this version of a row; undefined when there is none. */
export async function revisionOfVersion(db: Tx, entity: string, entityId: string, version: number) {
  const { seq: changeSeq, at, admin, cause } = changes;
  const [found] = await db
    .select({ changeSeq, at, admin, cause })
    .from(revisions)
    .innerJoin(changes, eq(changes.seq, revisions.changeSeq))
    .where(and(isOf(entity, entityId), eq(revisions.version, version)))
    .orderBy(desc(revisions.seq))
    .limit(1);
  return found;
}

/** Returns who made a change, and the kinds of entities that it changed; undefined when there is none. */
export async function partiesOfChange(db: Tx, changeSeq: number) {
  const { admin } = changes;
  const [change] = await db.select({ admin }).from(changes).where(eq(changes.seq, changeSeq));
  const { entity } = revisions;
  const found = await db.selectDistinct({ entity }).from(revisions).where(eq(revisions.changeSeq, changeSeq));
  return change && { admin: change.admin, entities: found.map((row) => row.entity) };
}

/** Finds the last change of a row; undefined when there is none. */
export async function lastChangeOf(db: Tx, entity: string, entityId: string): Promise<number | undefined> {
  const [found] = await db
    .select({ changeSeq: revisions.changeSeq })
    .from(revisions)
    .where(isOf(entity, entityId))
    .orderBy(desc(revisions.seq))
    .limit(1);
  return found?.changeSeq;
}

/** Returns who made the latest version of each of these rows, and when, by the id of the row. */
export async function latestChanges(db: Tx, entity: string, ids: string[]) {
  const { seq, entityId } = revisions;
  const found = await inParts(ids, (part) => {
    const latest = db
      .select({ seq: max(seq) })
      .from(revisions)
      .where(and(eq(revisions.entity, entity), inArray(entityId, part)))
      .groupBy(entityId);
    return db
      .select({ id: entityId, at: changes.at, admin: changes.admin })
      .from(revisions)
      .innerJoin(changes, eq(changes.seq, revisions.changeSeq))
      .where(inArray(seq, latest));
  });
  return new Map(found.map(({ id, ...change }) => [id, change]));
}

/** So many revisions are read at once: each holds all values of its row. */
const atOnce = 100;

/** Returns the rows of one change in parts, in the order of writing. */
export async function* partsOfChange(db: Tx, changeSeq: number): AsyncGenerator<RevisionRow[]> {
  for (let last = 0; ;) {
    const found = await select(db)
      .where(and(eq(revisions.changeSeq, changeSeq), gt(revisions.seq, last)))
      .orderBy(asc(revisions.seq))
      .limit(atOnce);
    if (found.length === 0) return;
    last = found.at(-1)?.revision.seq ?? last;
    const next = await laterStates(db, found);
    yield found.map(({ revision, change: { seq: _, ...change } }) => ({
      ...change,
      ...revision,
      id: String(revision.seq),
      after: next.get(revision.seq),
    }));
  }
}

/** Returns the rows that parts of one change have changed one after the other, each with its entity. */
export const changedAgain = (db: Tx, changeSeq: number): Promise<{ entity: string; entityId: string }[]> =>
  db
    .select({ entity: revisions.entity, entityId: revisions.entityId })
    .from(revisions)
    .where(eq(revisions.changeSeq, changeSeq))
    .groupBy(revisions.entity, revisions.entityId)
    .having(gt(count(), 1));

/** Counts what one change did, to rows of one entity or to all. */
export const countRevisionsOfChange = async (db: Tx, changeSeq: number, entity?: string) =>
  db.$count(
    revisions,
    and(eq(revisions.changeSeq, changeSeq), entity === undefined ? undefined : eq(revisions.entity, entity)),
  );

/** Returns the state before the next change of each row, by the number of the revision; without those that had none. */
async function laterStates(db: Tx, found: Awaited<ReturnType<typeof select>>) {
  const states = new Map<number, Document | null>();
  for (const entity of new Set(found.map(({ revision }) => revision.entity))) {
    const rows = found.flatMap(({ revision }) => (revision.entity === entity ? [revision] : []));
    const own = new Map(rows.map(({ entityId, seq }) => [entityId, seq]));
    const later = await db
      .select({ entityId: revisions.entityId, seq: revisions.seq, before: revisions.before })
      .from(revisions)
      .where(
        and(
          eq(revisions.entity, entity),
          inArray(revisions.entityId, [...own.keys()]),
          gt(revisions.seq, Math.min(...own.values())),
        ),
      )
      .orderBy(desc(revisions.seq));
    // The earliest of a row comes last and stays.
    for (const { entityId, seq, before } of later) {
      const from = own.get(entityId);
      if (from !== undefined && seq > from) states.set(from, before);
    }
  }
  return states;
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

type Dated = { entity: string; id: AnyColumn; createdAt: AnyColumn };

/** An expression for the moment at which a row was changed last, or else added, in milliseconds. */
export const changedAt = (db: Tx, { entity, id, createdAt }: Dated): SQL<number> =>
  sql<number>`coalesce((${lastChange(db, entity, id)}), ${createdAt})`.mapWith(Number);

/**
 * The condition for rows that were added or changed since a moment, in milliseconds. Undefined, for all rows, where the history
 * begins later, since nobody could say what has changed before it.
 */
export async function changedSince(db: Tx, { entity, id, createdAt }: Dated, since: number): Promise<SQL | undefined> {
  const [oldest] = await db.select({ at: changes.at }).from(changes).orderBy(asc(changes.at)).limit(1);
  if (!oldest || oldest.at > since) return undefined;
  const ids = db
    .select({ id: revisions.entityId })
    .from(changes)
    .innerJoin(revisions, eq(revisions.changeSeq, changes.seq))
    .where(and(gte(changes.at, since), eq(revisions.entity, entity)));
  return or(gte(createdAt, since), inArray(id, ids));
}

/** Removes changes before that moment with their revisions; returns how many. */
export async function removeRevisionsOlderThan(db: Db, before: number): Promise<number> {
  const isOld = lt(changes.at, before);
  if ((await db.$count(changes, isOld)) === 0) return 0;
  return db.write(async (tx) => (await tx.delete(changes).where(isOld).returning({ seq: changes.seq })).length, {
    raisesRevision: false,
  });
}
