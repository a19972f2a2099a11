import { noteDeed, type DeedNote } from '../../../core/actor.ts';
import { DomainError, notFound } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { noteDoneAgain, noteUndone } from '../../../entity/deeds.store.ts';
import {
  changedAgain,
  countRevisionsOfChange,
  findChange,
  partsOfChange,
  revisionOfVersion,
} from '../../../entity/revisions.store.ts';
import type { RevisionRow } from '../../../entity/revisions.store.ts';
import { differences } from '../../../entity/shownFields.ts';
import { unfollowed, type Progress } from '../../../jobs/progress.ts';
import { textOf } from './deedWords.ts';
import { recordedEntity } from './recordedEntities.ts';
import { takeBack, type Kept, type Present } from './takeBack.ts';

/** The answer names at most this many. */
const mostNamed = 100;

/** A version of an entity, by which the change that made it is found. */
export type Point = { entity: string; id: string; version: number };

export type UndoneChange = Awaited<ReturnType<typeof undoChange>>;

/** Returns the number of the change that made this version of an entity. Throws `NOT_FOUND`. */
export async function changeAt(db: Tx, { entity, id, version }: Point): Promise<number> {
  const point = await revisionOfVersion(db, entity, id, version);
  if (!point) throw notFound('Change');
  return point.changeSeq;
}

/**
 * Takes a change back, in one transaction, in all the entities that it changed, added or deleted. A field that has another
 * value since stays, and the change is noted as undone, with what stayed. Throws `NOT_FOUND` and `BAD_USER_INPUT`.
 */
export async function undoChange(db: Db, changeSeq: number, progress: Progress = unfollowed()) {
  const { restored, removed, kept, keptCount } = await db.write(async (tx) => {
    const change = await findChange(tx, changeSeq);
    if (!change) throw notFound('Change');
    const told = { ...change, note: change.note as DeedNote | null };
    noteDeed({ undid: { seq: changeSeq, text: textOf(told) } });
    progress.expect(await countRevisionsOfChange(tx, changeSeq));
    const done = { restored: 0, removed: 0, kept: [] as Kept[], keptCount: 0 };
    const isAgain = new Set((await changedAgain(tx, changeSeq)).map(keyOf));
    const restoredAgain = new Set<string>();
    const take = async (revision: RevisionRow, row: Present | undefined) => {
      const { isRestored, left } = await takeBack(tx, revision, row);
      const key = keyOf(revision);
      if (isRestored && !restoredAgain.has(key)) done.restored++;
      if (isRestored && isAgain.has(key)) restoredAgain.add(key);
      if (isRestored && revision.action === 'CREATED') done.removed++;
      if (!left) return;
      done.keptCount++;
      if (done.kept.length < mostNamed) done.kept.push(left);
    };
    // What was deleted comes back after the others of its kind: one of them may have its code or its address.
    let deleted: RevisionRow[] = [];
    let heldBack: RevisionRow[] = [];
    /** A later part of the change may have changed once more what an earlier one made: that goes first, and is looked at each time. */
    const later: RevisionRow[] = [];
    const takeUnlessHeld = async (revision: RevisionRow, row: Present | undefined) => {
      try {
        await take(revision, row);
      } catch (error) {
        if (!isHeldBack(error, revision)) throw error;
        heldBack.push(revision);
      }
    };
    const bringBack = async () => {
      await releaseCodes(tx, heldBack);
      const last = [...heldBack, ...deleted];
      const now = await presentRows(tx, last);
      for (const revision of last) await take(revision, now.get(keyOf(revision)));
      [heldBack, deleted] = [[], []];
    };
    for await (const part of partsOfChange(tx, changeSeq)) {
      const now = await presentRows(tx, part);
      for (const revision of addedFirst(part)) {
        await progress.advance();
        if (deleted[0] && deleted[0].entity !== revision.entity) await bringBack();
        if (isAgain.has(keyOf(revision)) && revision.action === 'CHANGED') later.unshift(revision);
        else if (revision.action === 'DELETED') deleted.push(revision);
        else await takeUnlessHeld(revision, now.get(keyOf(revision)));
      }
    }
    await bringBack();
    for (const revision of later)
      await takeUnlessHeld(revision, (await presentRows(tx, [revision])).get(keyOf(revision)));
    await bringBack();
    if (done.restored > 0 && told.note?.undid) await noteDoneAgain(tx, told.note.undid.seq);
    return done;
  });
  const named = await Promise.all(
    kept.map(async (one) => ({ entity: one.entity, id: one.id, name: one.name, fields: await labelsOf(db, one) })),
  );
  if (restored > 0) await db.write((tx) => noteUndone(tx, changeSeq, { restored, kept: named, keptCount }), unseen);
  return { restored, removed, kept: named, keptCount };
}

/** No page shows what became of a change. */
const unseen = { raisesRevision: false };

/** Another product of the same change may have its former stock code until it is taken back, too. */
const isHeldBack = (error: unknown, { entity }: RevisionRow) =>
  recordedEntity(entity).releaseCodes !== undefined &&
  error instanceof DomainError &&
  error.details.field === 'stockCode';

async function releaseCodes(tx: Tx, waiting: RevisionRow[]) {
  for (const entity of new Set(waiting.map((revision) => revision.entity))) {
    const ids = waiting.flatMap((revision) => (revision.entity === entity ? [revision.entityId] : []));
    await recordedEntity(entity).releaseCodes?.(tx, ids);
  }
}

/** What was added goes before the others of its kind come back, since it may have their place. The kinds keep their order. */
function addedFirst(part: RevisionRow[]) {
  const kinds = [...new Set(part.map(({ entity }) => entity))];
  const orderOf = ({ entity, action }: RevisionRow) => kinds.indexOf(entity) * 2 + (action === 'CREATED' ? 0 : 1);
  return part.toSorted((one, other) => orderOf(one) - orderOf(other));
}

const keyOf = ({ entity, entityId }: Pick<RevisionRow, 'entity' | 'entityId'>) => `${entity} ${entityId}`;

/** Reads the entities of these revisions as they are now. */
async function presentRows(tx: Tx, part: RevisionRow[]): Promise<Map<string, Present>> {
  const found = new Map<string, Present>();
  for (const entity of new Set(part.map((revision) => revision.entity))) {
    const ids = part.flatMap((revision) => (revision.entity === entity ? [revision.entityId] : []));
    for (const row of await recordedEntity(entity).rows(tx, ids)) found.set(keyOf({ entity, entityId: row.id }), row);
  }
  return found;
}

/** Returns the labels of those fields that people see differ. The specs of a product have a label each. */
async function labelsOf(db: Db, { entity, later, made, now }: Kept) {
  if (later.length === 0) return [];
  const recorded = recordedEntity(entity);
  const fields = differences(await recorded.shown(made, db), await recorded.shown(now, db));
  return fields
    .filter(({ field }) => later.includes(field) || later.includes(field.split('.')[0] ?? ''))
    .map(({ label }) => label);
}
