import { inUse, notFound } from '../../../core/errors.ts';
import type { ImageStore } from '../../../storage/storageOf.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { Role } from '../../../db/accountTables.ts';
import { entities } from '../../entities.ts';
import { recordedEntity } from '../history/recordedEntities.ts';
import * as bin from '../../../entity/bin.store.ts';

/** Names of the entities that a role finds in the bin. */
export const binnedFor = (role: Role): string[] =>
  entities.filter(({ record, roles }) => typeof record !== 'string' && roles.includes(role)).map(({ name }) => name);

/** Puts what was deleted where it was, with what hung on it. Throws `NOT_FOUND`, and `CONFLICT` where something else has its place by now. */
export const bringBack = (db: Db, id: string) => db.write((tx) => bringBackWithin(tx, id));

/** The same of each of these the one that was deleted last, all of them or none. */
export const undoDeletion = (db: Db, entity: string, entityIds: string[]) =>
  db.write(async (tx) => {
    const ids = entityIds.map(recordedEntity(entity).idFrom);
    for (const id of ids) await bringBackWithin(tx, (await bin.lastOf(tx, entity, id)) ?? '0');
    return ids.length;
  });

async function bringBackWithin(tx: Tx, id: string) {
  const binned = await bin.take(tx, id);
  if (!binned) throw notFound('What was deleted');
  const recorded = recordedEntity(binned.entity);
  const [taken] = await recorded.rows(tx, [binned.entityId]);
  if (taken) throw inUse(`There is another one with the id ${binned.entityId} by now. It was not brought back.`);
  await recorded.bringBack(tx, binned.row, await bin.pointedTo(tx, binned));
  return binned;
}

/** For good, with its files. False when the id is unknown. */
export async function eraseFromBin(db: Db, files: ImageStore, id: string): Promise<boolean> {
  const erased = await bin.erase(db, id);
  if (erased) await removeFiles(files, erased);
  return erased !== undefined;
}

/** The same of what was deleted before that moment; returns how many there were. */
export async function emptyBin(db: Db, files: ImageStore, before: number): Promise<number> {
  const erased = await bin.eraseOlderThan(db, before);
  for (const row of erased) await removeFiles(files, row);
  return erased.length;
}

/** After the row is gone for good: should this be cut off, no row knows the file, and housekeeping takes it. */
const removeFiles = (files: ImageStore, { entity, row }: bin.BinRow) => recordedEntity(entity).removeFiles(files, row);
