import { inUse, notFound } from '../../../core/errors.ts';
import type { ImageStore } from '../../../storage/storageOf.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { may, work, type Asker } from '../../../rights/may.ts';
import { entities } from '../../entities.ts';
import { removeLeftAttachments } from '../../sales/attachments/attachments.files.ts';
import { recordedEntity } from '../history/recordedEntities.ts';
import { eraseThings } from '../personalData/eraseThings.ts';
import { binned as withPerson } from '../personalData/personalRecords.ts';
import { noteUndone } from '../../../entity/deeds.store.ts';
import { findChange } from '../../../entity/revisions.store.ts';
import {
  type BinRow,
  countOfChange,
  eraseBinRows,
  eraseFromBinOlderThan,
  lastInBin,
  pointedToInBin,
  removeBinRowsMadeBefore,
  takeFromBin,
} from '../../../entity/bin.store.ts';

/** Returns the names of the entities that somebody sees in the bin. */
export const binnedFor = (asker: Asker): string[] =>
  entities.filter((entity) => entity.record && may(asker, work(entity))).map(({ name }) => name);

/**
 * Restores a deleted row and the references to it. Throws `NOT_FOUND`, and `CONFLICT` when something else has its id or
 * place by now.
 */
export const bringBack = (db: Db, id: string) => db.write((tx) => bringBackWithin(tx, id));

/** Restores several rows and returns them, all of them or none: the last deletion first, so that each finds what it named. */
export const bringManyBack = (db: Db, ids: string[]) =>
  db.write(async (tx) => {
    const back: BinRow[] = [];
    for (const id of ids.toSorted((a, b) => Number(b) - Number(a))) back.push(await bringBackWithin(tx, id));
    return back;
  });

/** Restores for each id the row that was deleted last, all of them or none. */
export const undoDeletion = (db: Db, entity: string, entityIds: string[]) =>
  db.write(async (tx) => {
    const ids = entityIds.map(recordedEntity(entity).idFrom);
    const back: BinRow[] = [];
    for (const id of ids) back.push(await bringBackWithin(tx, (await lastInBin(tx, entity, id)) ?? '0'));
    return back;
  });

/** Brings the product of this id back, in a transaction. False when the bin has none, or when its place is taken. */
export async function bringProductBack(tx: Tx, id: string): Promise<boolean> {
  const binned = await lastInBin(tx, 'product', id);
  if (binned === undefined) return false;
  const [taken] = await recordedEntity('product').rows(tx, [id]);
  if (taken) return false;
  await bringBackWithin(tx, binned);
  return true;
}

async function bringBackWithin(tx: Tx, id: string) {
  const binned = await takeFromBin(tx, id);
  if (!binned) throw notFound('What was deleted');
  const recorded = recordedEntity(binned.entity);
  const [taken] = await recorded.rows(tx, [binned.entityId]);
  if (taken) throw inUse(`There is another one with the id ${binned.entityId} by now. It was not brought back.`);
  await recorded.bringBack(tx, binned.row, await pointedToInBin(tx, binned));
  if (binned.changeSeq !== null) await noteBroughtBack(tx, binned.changeSeq);
  return binned;
}

/** A deletion of which nothing is left in the bin is undone. */
async function noteBroughtBack(tx: Tx, changeSeq: number) {
  const deleted = await findChange(tx, changeSeq);
  if (!deleted) return;
  const isWhole = (await countOfChange(tx, [changeSeq])).size === 0;
  const restored = deleted.things.reduce((sum, { action, count }) => sum + (action === 'deleted' ? count : 0), 0);
  if (isWhole) await noteUndone(tx, changeSeq, { restored, kept: [], keptCount: 0 });
}

/** A person in a message or an enquiry is also in mails that wait, and in what was sent to other programs: that goes, too. */
async function erasePersons(tx: Tx, rows: BinRow[]) {
  const things = rows.filter(({ entity }) => withPerson.includes(entity));
  if (things.length > 0)
    await eraseThings(
      tx,
      things.map(({ entity, entityId }) => `${entity}:${entityId}`),
    );
}

/** Erases an entry permanently, with its files. Returns false when the id is unknown. */
export const eraseFromBin = async (db: Db, files: ImageStore, id: string): Promise<boolean> =>
  (await eraseManyFromBin(db, files, [id])).length > 0;

/** Erases several entries permanently, with their files; returns them. */
export async function eraseManyFromBin(db: Db, files: ImageStore, ids: string[]): Promise<BinRow[]> {
  const erased = await eraseBinRows(db, ids, erasePersons);
  await removeFiles(db, files, erased);
  return erased;
}

/** Erases entries that were deleted before that moment, with their files; returns how many there were. */
export async function emptyBin(db: Db, files: ImageStore, before: number): Promise<number> {
  const erased = await eraseFromBinOlderThan(db, before, erasePersons);
  await removeFiles(db, files, erased);
  return erased.length;
}

/** Erases letters of visitors that were sent before that moment; returns how many there were. */
export const emptyBinOfLetters = (db: Db, seller: Asker, before: number): Promise<number> =>
  removeBinRowsMadeBefore(db, binnedFor(seller), before, erasePersons);

/** Files are removed after the row: if this is interrupted, no row names the file, and housekeeping removes it. */
async function removeFiles(db: Db, files: ImageStore, erased: BinRow[]) {
  for (const { entity, row } of erased) await recordedEntity(entity).removeFiles(files, row);
  if (erased.some(({ entity }) => entity === 'enquiry')) await removeLeftAttachments(db, files, Date.now());
}
