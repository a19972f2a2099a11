import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { pictureBatches, pictureBatchFiles } from '../../../db/tables/pictureBatchTables.ts';

export type BatchRow = typeof pictureBatches.$inferSelect;
export type BatchFileRow = typeof pictureBatchFiles.$inferSelect;
export type BatchPlace = NonNullable<BatchRow['place']>;

/** No page of the site changes before the pictures are added. */
const quiet = { raisesRevision: false };
/** One statement writes this many rows. */
const part = 200;

export async function findBatch(db: Tx, id: string): Promise<BatchRow | undefined> {
  const [row] = await db.select().from(pictureBatches).where(eq(pictureBatches.id, id));
  return row;
}

/** Returns the latest batch of an admin. */
export async function latestBatchOf(db: Tx, adminId: string): Promise<BatchRow | undefined> {
  const [row] = await db
    .select()
    .from(pictureBatches)
    .where(eq(pictureBatches.adminId, adminId))
    .orderBy(desc(pictureBatches.createdAt))
    .limit(1);
  return row;
}

export const filesOfBatch = async (db: Tx, batchId: string): Promise<BatchFileRow[]> =>
  db
    .select()
    .from(pictureBatchFiles)
    .where(eq(pictureBatchFiles.batchId, batchId))
    .orderBy(asc(pictureBatchFiles.file));

const isFile = (batchId: string, file: number) =>
  and(eq(pictureBatchFiles.batchId, batchId), eq(pictureBatchFiles.file, file));

export async function findBatchFile(db: Tx, batchId: string, file: number): Promise<BatchFileRow | undefined> {
  const [row] = await db.select().from(pictureBatchFiles).where(isFile(batchId, file));
  return row;
}

type NewFile = Pick<BatchFileRow, 'path' | 'byteSize' | 'place' | 'isDocument' | 'matchId' | 'candidates' | 'problem'>;

/** Adds a batch. */
export const beginBatch = (
  db: Db,
  about: Pick<BatchRow, 'adminId' | 'admin' | 'name'>,
  files: NewFile[],
  now: number,
) =>
  db.write(async (tx) => {
    const id = randomUUID();
    const nothing = { state: 'OPEN' as const, place: null, added: 0, products: 0, leftOver: 0, importId: null };
    await tx.insert(pictureBatches).values({ id, ...about, ...nothing, createdAt: now, sentAt: now });
    const blank = { chosenId: null, isLeftOut: false, url: null, sha256: null, width: null, height: null };
    const rows = files.map((one, index) => ({ batchId: id, file: index + 1, ...one, ...blank }));
    for (let at = 0; at < rows.length; at += part) {
      await tx.insert(pictureBatchFiles).values(rows.slice(at, at + part));
    }
    return id;
  }, quiet);

/** Notes that a file has come, or why it is refused. */
export const putBatchFile = (
  db: Db,
  { batchId, file }: BatchFileRow,
  values: Partial<Omit<BatchFileRow, 'batchId' | 'file'>>,
  now: number,
) =>
  db.write(async (tx) => {
    await tx.update(pictureBatchFiles).set(values).where(isFile(batchId, file));
    await tx.update(pictureBatches).set({ sentAt: now }).where(eq(pictureBatches.id, batchId));
  }, quiet);

/** What an admin says about a file: its product, or that it is left out; neither takes the answer back. */
export type Answer = { file: number; chosenId: string | null; isLeftOut: boolean };

export const answerBatch = (db: Db, batchId: string, answers: Answer[]) =>
  db.write(async (tx) => {
    for (const { file, ...values } of answers)
      await tx.update(pictureBatchFiles).set(values).where(isFile(batchId, file));
  }, quiet);

/** Notes that the pictures shall be added as soon as they have come. False when that has happened already. */
export const askBatch = (db: Db, id: string, place: BatchPlace, now: number) =>
  db.write(async (tx) => {
    const isOpen = and(eq(pictureBatches.id, id), inArray(pictureBatches.state, ['OPEN', 'WAITING']));
    const set = { state: 'WAITING' as const, place, sentAt: now };
    return (await tx.update(pictureBatches).set(set).where(isOpen).returning({ id: pictureBatches.id })).length > 0;
  }, quiet);

/** It belongs in the transaction that adds the pictures. False when another process has done so meanwhile. */
export async function finishBatchRow(
  tx: Tx,
  id: string,
  done: Pick<BatchRow, 'added' | 'products' | 'leftOver' | 'importId'>,
) {
  const isWaiting = and(eq(pictureBatches.id, id), eq(pictureBatches.state, 'WAITING'));
  const set = { ...done, state: 'DONE' as const };
  return (await tx.update(pictureBatches).set(set).where(isWaiting).returning({ id: pictureBatches.id })).length > 0;
}

/** Returns the batches that wait, and whose last file came before that moment: their page is closed. */
export const stalledBatches = async (db: Tx, before: number): Promise<BatchRow[]> =>
  db
    .select()
    .from(pictureBatches)
    .where(and(eq(pictureBatches.state, 'WAITING'), lt(pictureBatches.sentAt, before)));

export const removeBatch = (db: Db, id: string) =>
  db.write(async (tx) => {
    await tx.delete(pictureBatches).where(eq(pictureBatches.id, id));
  }, quiet);

/** Forgets the batches from before that moment; their pictures are swept like all that nothing shows. */
export async function removeBatchesOlderThan(db: Db, before: number) {
  const isOld = lt(pictureBatches.createdAt, before);
  if ((await db.$count(pictureBatches, isOld)) === 0) return;
  await db.write(async (tx) => tx.delete(pictureBatches).where(isOld), quiet);
}
