import { isDeepStrictEqual } from 'node:util';
import { badInput, notFound } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Document, Recorded } from '../../../entity/recorded.ts';
import * as revisions from '../../../entity/revisions.store.ts';
import type { RevisionRow } from '../../../entity/revisions.store.ts';
import { differences } from '../../../entity/shownFields.ts';
import { recordedEntity } from './recordedEntities.ts';

/** The answer names at most this many. */
const mostNamed = 100;

/** An entity that stays as it is in whole or in part; `made` is what the change had made of it. */
type Kept = { id: string; name: string; recorded: Recorded; later: string[]; made: Document; now: Document };

/**
 * Takes back, in one transaction, the change that made this version of an entity, in all the entities that it changed. A
 * field that has another value since stays. Throws `NOT_FOUND` and `BAD_USER_INPUT`.
 */
export async function undoChange(db: Db, entity: string, id: string, version: number) {
  const { restored, kept } = await db.write(async (tx) => {
    const point = await revisions.ofVersion(tx, entity, id, version);
    if (!point) throw notFound('Change');
    const done = { restored: 0, kept: [] as Kept[] };
    for (const revision of await revisions.ofChange(tx, point.changeSeq)) {
      const { isRestored, left } = await takeBack(tx, revision);
      if (isRestored) done.restored++;
      if (left) done.kept.push(left);
    }
    return done;
  });
  const named = kept
    .slice(0, mostNamed)
    .map(async (one) => ({ id: one.id, name: one.name, fields: await labelsOf(db, one) }));
  return { restored, kept: await Promise.all(named), keptCount: kept.length };
}

async function takeBack(tx: Tx, { entity, entityId: id, action, before, after }: RevisionRow) {
  if (action !== 'CHANGED' || !before) throw badInput('version', 'Only changed values can be taken back.');
  const recorded = recordedEntity(entity);
  const [row] = await recorded.rows(tx, [id]);
  if (!row) return { isRestored: false, left: { id, name: nameIn(before), recorded, later: [], made: {}, now: {} } };
  const now = row.document;
  const made = after ?? now;
  const altered = Object.keys(now).filter((name) => !isDeepStrictEqual(before[name], made[name]));
  const later = altered.filter((name) => !isDeepStrictEqual(now[name], made[name]));
  const back = altered.filter((name) => !later.includes(name));
  const former = Object.fromEntries(back.map((name) => [name, before[name]]));
  if (back.length > 0) await recorded.restore(tx, id, { ...now, ...former });
  return { isRestored: back.length > 0, left: later.length > 0 && { id, name: row.name, recorded, later, made, now } };
}

const nameIn = ({ name, title }: Document) => [name, title].find((text) => typeof text === 'string') ?? '';

/** Returns the labels of those fields that people see differ. The specs of a product have a label each. */
async function labelsOf(db: Db, { recorded, later, made, now }: Kept) {
  if (later.length === 0) return [];
  const fields = differences(await recorded.shown(made, db), await recorded.shown(now, db));
  return fields.filter(({ field }) => later.includes(field.split('.')[0] ?? '')).map(({ label }) => label);
}
