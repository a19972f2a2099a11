import { isDeepStrictEqual } from 'node:util';
import { badInput, DomainError, notFound } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Document, Recorded } from '../../../entity/recorded.ts';
import * as revisions from '../../../entity/revisions.store.ts';
import type { RevisionRow } from '../../../entity/revisions.store.ts';
import { differences } from '../../../entity/shownFields.ts';
import { unfollowed, type Progress } from '../../../jobs/progress.ts';
import { recordedEntity } from './recordedEntities.ts';
import { joined, split } from './undoParts.ts';

/** The answer names at most this many. */
const mostNamed = 100;

/** An entity that stays as it is in whole or in part; `made` is what the change had made of it. */
type Kept = { id: string; name: string; entity: string; later: string[]; made: Document; now: Document };

/** A version of an entity. */
export type Point = { entity: string; id: string; version: number };

export type UndoneChange = Awaited<ReturnType<typeof undoChange>>;

/** Returns how many entities the change has that made this version of one. */
export async function sizeOfChange(db: Db, { entity, id, version }: Point) {
  const point = await revisions.ofVersion(db, entity, id, version);
  return point ? revisions.countOfChange(db, point.changeSeq) : 0;
}

/**
 * Takes back, in one transaction, the change that made this version of an entity, in all the entities that it changed. A
 * field that has another value since stays. Throws `NOT_FOUND` and `BAD_USER_INPUT`.
 */
export async function undoChange(db: Db, { entity, id, version }: Point, progress: Progress = unfollowed()) {
  const { restored, kept, keptCount } = await db.write(async (tx) => {
    const point = await revisions.ofVersion(tx, entity, id, version);
    if (!point) throw notFound('Change');
    progress.expect(await revisions.countOfChange(tx, point.changeSeq));
    const done = { restored: 0, kept: [] as Kept[], keptCount: 0 };
    const waiting: RevisionRow[] = [];
    const takeBackOne = async (revision: RevisionRow, now: Map<string, Present>) => {
      const { isRestored, left } = await takeBack(tx, revision, now.get(keyOf(revision)));
      if (isRestored) done.restored++;
      if (!left) return;
      done.keptCount++;
      if (done.kept.length < mostNamed) done.kept.push(left);
    };
    for await (const part of revisions.partsOfChange(tx, point.changeSeq)) {
      const now = await presentRows(tx, part);
      for (const revision of part) {
        await progress.advance();
        try {
          await takeBackOne(revision, now);
        } catch (error) {
          if (!isHeldBack(error, revision)) throw error;
          waiting.push(revision);
        }
      }
    }
    await releaseCodes(tx, waiting);
    const now = await presentRows(tx, waiting);
    for (const revision of waiting) await takeBackOne(revision, now);
    return done;
  });
  const named = kept.map(async (one) => ({ id: one.id, name: one.name, fields: await labelsOf(db, one) }));
  return { restored, kept: await Promise.all(named), keptCount };
}

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

type Present = { name: string; document: Document };
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

async function takeBack(tx: Tx, { entity, entityId: id, action, ...revision }: RevisionRow, row: Present | undefined) {
  if (action !== 'CHANGED' || !revision.before) throw badInput('version', 'Only changed values can be taken back.');
  const recorded = recordedEntity(entity);
  if (!row) {
    const left = { id, name: nameIn(revision.before), entity, later: [], made: {}, now: {} };
    return { isRestored: false, left };
  }
  const [before, now] = [split(revision.before, recorded), split(row.document, recorded)];
  const made = revision.after ? split(revision.after, recorded) : now;
  const names = [...new Set([...Object.keys(now), ...Object.keys(before), ...Object.keys(made)])];
  const altered = names.filter((name) => !isDeepStrictEqual(before[name], made[name]));
  const later = altered.filter((name) => !isDeepStrictEqual(now[name], made[name]));
  const back = altered.filter((name) => !later.includes(name));
  const former = Object.fromEntries(back.map((name) => [name, before[name]]));
  if (back.length > 0) await recorded.restore(tx, id, joined({ ...now, ...former }, recorded));
  const left = later.length > 0 && { id, name: row.name, entity, later, ...wholes({ made, now }, recorded) };
  return { isRestored: back.length > 0, left };
}

const wholes = ({ made, now }: { made: Document; now: Document }, recorded: Recorded) => ({
  made: joined(made, recorded),
  now: joined(now, recorded),
});

const nameIn = ({ name, title }: Document) => [name, title].find((text) => typeof text === 'string') ?? '';

/** Returns the labels of those fields that people see differ. The specs of a product have a label each. */
async function labelsOf(db: Db, { entity, later, made, now }: Kept) {
  if (later.length === 0) return [];
  const recorded = recordedEntity(entity);
  const fields = differences(await recorded.shown(made, db), await recorded.shown(now, db));
  return fields
    .filter(({ field }) => later.includes(field) || later.includes(field.split('.')[0] ?? ''))
    .map(({ label }) => label);
}
