import {
  and,
  count,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  min,
  not,
  notInArray,
  or,
} from 'drizzle-orm';
import { currentActor } from '../core/actor.ts';
import type { Tx } from '../db/database.ts';
import { isNotWord, valueOf } from '../db/columns/expressions.ts';
import { changes, revisions, undoneChanges, type DoneThing, type KeptThing } from '../db/tables/historyTables.ts';
import { inParts } from '../db/parts.ts';
import { after, ordered, pageOf, type Order, type Page, type PageRequest } from '../db/page.ts';

export type DeedRow = typeof changes.$inferSelect & { id: string };
export type DeedPage = Page<DeedRow>;
export type UndoingRow = typeof undoneChanges.$inferSelect;

type KindFilter = { name: string; causes: string[]; begins: string[]; besides: string[]; isOther: boolean };

/** Moments are in milliseconds; `entities` are those that somebody sees, left out for all of them. */
export type DeedFilter = {
  by?: string | undefined;
  /** A kind, and the causes by which changes of earlier versions are of it, or of none of the others. */
  kind?: KindFilter | undefined;
  from?: number | undefined;
  until?: number | undefined;
  entities?: string[] | undefined;
};

const newestFirst: Order<{ seq: number }> = {
  name: 'deed',
  key: valueOf(changes.seq),
  direction: 'desc',
  keyOf: ({ seq }) => seq,
};

/** The counter of a page stops here: nobody pages through more. */
const mostCounted = 10_000;

/** Lists changes, the latest first. Throws `BadCursor`. */
export async function deedPage(db: Tx, filter: DeedFilter, request: PageRequest): Promise<DeedPage> {
  const first = request.first ?? 20;
  const where = conditionOf(db, filter);
  const rows = await db
    .select()
    .from(changes)
    .where(and(where, after(request.after, newestFirst, changes.seq)))
    .orderBy(...ordered(newestFirst, changes.seq))
    .limit(first + 1);
  const deeds = await seenOf(db, rows, filter.entities);
  const counting = db.select({ seq: changes.seq }).from(changes).where(where).limit(mostCounted);
  return pageOf(deeds, { ...request, first }, newestFirst, async () => (await counting).length);
}

/** Finds one change of which somebody learns, as `DeedFilter.entities` says. */
export async function findDeed(db: Tx, seq: number, entities: string[] | undefined): Promise<DeedRow | undefined> {
  const rows = await db
    .select()
    .from(changes)
    .where(and(eq(changes.seq, seq), conditionOf(db, { entities })));
  return (await seenOf(db, rows, entities))[0];
}

/** Leaves out what somebody does not see. Changes of earlier versions said nothing of what they did: it is counted. */
async function seenOf(
  db: Tx,
  rows: (typeof changes.$inferSelect)[],
  entities: string[] | undefined,
): Promise<DeedRow[]> {
  const counted = await countedThings(
    db,
    rows.flatMap(({ seq, things }) => (things.length === 0 ? [seq] : [])),
  );
  return rows.map((row) => {
    const things = row.things.length === 0 ? (counted.get(row.seq) ?? []) : row.things;
    const seen = things.filter(({ entity }) => entities === undefined || entities.includes(entity));
    return { ...row, id: String(row.seq), things: seen };
  });
}

const actions = { CREATED: 'created', CHANGED: 'changed', DELETED: 'deleted' } as const;

async function countedThings(db: Tx, seqs: number[]): Promise<Map<number, DoneThing[]>> {
  const { changeSeq, entity, action, entityId } = revisions;
  const found = await inParts(seqs, (part) =>
    db
      .select({ changeSeq, entity, action, count: count(), id: min(entityId) })
      .from(revisions)
      .where(inArray(changeSeq, part))
      .groupBy(changeSeq, entity, action),
  );
  const byChange = new Map<number, DoneThing[]>();
  for (const { changeSeq: seq, id, action: did, ...one } of found) {
    const some = id !== null && one.count === 1 ? [{ id, name: '' }] : [];
    byChange.set(seq, [...(byChange.get(seq) ?? []), { ...one, action: actions[did], some, fields: [] }]);
  }
  return byChange;
}

function conditionOf(db: Tx, { by, kind, from, until, entities }: DeedFilter) {
  return and(
    by === undefined ? undefined : eq(changes.admin, by),
    kind === undefined ? undefined : or(isOfKind(kind.name), and(isNull(changes.kind), isOlder(kind))),
    from === undefined ? undefined : gte(changes.at, from),
    until === undefined ? undefined : lt(changes.at, until),
    entities === undefined
      ? undefined
      : exists(
          db
            .select({ seq: revisions.seq })
            .from(revisions)
            .where(and(eq(revisions.changeSeq, changes.seq), inArray(revisions.entity, entities))),
        ),
  );
}

/** The index of kinds is a partial one. */
const isOfKind = (name: string) =>
  and(eq(changes.kind, name), name === 'EDIT' ? undefined : isNotWord(changes.kind, 'EDIT'));

/** Holds for changes that are of a kind by their cause. */
function isOlder({ causes, begins, besides, isOther }: KindFilter) {
  const named = [
    ...(causes.length > 0 ? [inArray(changes.cause, causes)] : []),
    ...begins.map((word) => like(changes.cause, `${word}%`)),
  ];
  // Without any cause, such as of SALES, no change of an earlier version is of this kind.
  const isNamed = or(...named) ?? eq(changes.seq, -1);
  return isOther ? not(isNamed) : and(isNamed, besides.length > 0 ? notInArray(changes.cause, besides) : undefined);
}

/** Returns those who changed something: e-mail addresses of people, and names of keys. */
export async function deedAuthors(db: Tx): Promise<string[]> {
  const rows = await db.selectDistinct({ admin: changes.admin }).from(changes).where(isNotNull(changes.admin));
  return rows.flatMap(({ admin }) => admin ?? []);
}

/** Finds what became of changes that were undone, by their numbers. */
export async function undoneOf(db: Tx, seqs: number[]): Promise<Map<number, UndoingRow>> {
  const rows = await inParts(seqs, (part) =>
    db.select().from(undoneChanges).where(inArray(undoneChanges.changeSeq, part)),
  );
  return new Map(rows.map((row) => [row.changeSeq, row]));
}

type Undone = { restored: number; kept: KeptThing[]; keptCount: number };

/** Notes that a change was undone, and what stayed as it was, on behalf of the present actor. */
export async function noteUndone(tx: Tx, changeSeq: number, undone: Undone) {
  const row = { ...undone, at: Date.now(), admin: currentActor().admin };
  await tx
    .insert(undoneChanges)
    .values({ changeSeq, ...row })
    .onConflictDoUpdate({ target: undoneChanges.changeSeq, set: row });
}

/** Notes that an undo was undone itself. */
export const noteDoneAgain = async (tx: Tx, changeSeq: number) =>
  tx.delete(undoneChanges).where(eq(undoneChanges.changeSeq, changeSeq));
