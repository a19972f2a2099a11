import { isDeepStrictEqual } from 'node:util';
import { badInput } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { lastInBin, pointedToInBin, takeFromBin } from '../../../entity/bin.store.ts';
import type { Document, Recorded } from '../../../entity/recorded.ts';
import type { RevisionRow } from '../../../entity/revisions.store.ts';
import { recordedEntity } from './recordedEntities.ts';
import { joined, split } from './undoParts.ts';

/** An entity as it is now. */
export type Present = { name: string; document: Document };

/** An entity that stays as it is in whole or in part; `made` is what the change had made of it. */
export type Kept = { id: string; name: string; entity: string; later: string[]; made: Document; now: Document };

type Taken = { isRestored: boolean; left: Kept | false };

/** What these steps added or deleted is taken back, too; other additions and deletions have an undo of their own. */
const wholeSteps = new Set([
  ...['addVariants', 'mergeProducts', 'publishWaiting', 'setExchangeRate', 'takeBankList', 'upsertProducts'],
  ...['deleteProduct', 'deleteProducts', 'removeProducts'],
]);

/** Tells whether what a step added or deleted is taken back with what it changed. */
export const isWholeStep = (cause: string) => wholeSteps.has(cause);

/** Takes back what a change did to one entity; `row` is undefined when it is gone. Throws `BAD_USER_INPUT`. */
export async function takeBack(tx: Tx, revision: RevisionRow, row: Present | undefined): Promise<Taken> {
  const { action, cause, before } = revision;
  if (action === 'CHANGED' && before) return restoreFields(tx, { ...revision, before }, row);
  // A document that came with the pictures of a product is no value of it, and stays.
  if (action === 'CREATED' && cause === 'addPictureBatch') return { isRestored: false, left: false };
  if (!wholeSteps.has(cause)) throw badInput('version', 'Only changed values can be taken back.');
  return action === 'DELETED' ? bringBack(tx, revision, row) : removeAdded(tx, revision, row);
}

async function restoreFields(
  tx: Tx,
  { entity, entityId: id, ...revision }: RevisionRow & { before: Document },
  row: Present | undefined,
): Promise<Taken> {
  if (!row) return { isRestored: false, left: goneOf(entity, id, revision.before) };
  const recorded = recordedEntity(entity);
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

/** An entity that was edited after it was added stays. */
async function removeAdded(
  tx: Tx,
  { entity, entityId: id, after }: RevisionRow,
  row: Present | undefined,
): Promise<Taken> {
  if (!row) return { isRestored: false, left: false };
  const made = after ?? row.document;
  const later = Object.keys(row.document).filter((name) => !isDeepStrictEqual(row.document[name], made[name]));
  if (later.length > 0)
    return { isRestored: false, left: { id, name: row.name, entity, later, made, now: row.document } };
  const { remove } = recordedEntity(entity);
  if (!remove) throw badInput('version', 'Only changed values can be taken back.');
  await remove(tx, id);
  return { isRestored: true, left: false };
}

/** Nothing comes back that was erased from the bin, or whose place is taken. */
async function bringBack(
  tx: Tx,
  { entity, entityId: id, before }: RevisionRow,
  row: Present | undefined,
): Promise<Taken> {
  if (row) return { isRestored: false, left: false };
  const binId = await lastInBin(tx, entity, id);
  const binned = binId === undefined ? undefined : await takeFromBin(tx, binId);
  if (!binned) return { isRestored: false, left: goneOf(entity, id, before ?? {}) };
  await recordedEntity(entity).bringBack(tx, binned.row, await pointedToInBin(tx, binned));
  return { isRestored: true, left: false };
}

const goneOf = (entity: string, id: string, before: Document): Kept => ({
  ...{ id, name: nameIn(before), entity },
  ...{ later: [], made: {}, now: {} },
});

const wholes = ({ made, now }: { made: Document; now: Document }, recorded: Recorded) => ({
  made: joined(made, recorded),
  now: joined(now, recorded),
});

const nameIn = ({ name, title }: Document) => [name, title].find((text) => typeof text === 'string') ?? '';
