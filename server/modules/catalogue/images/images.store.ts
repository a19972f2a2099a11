import { eq, inArray, lt, sum } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { inParts } from '../../../db/parts.ts';
import { documentFiles } from '../../../db/tables/documentTables.ts';
import { attachments } from '../../../db/tables/enquiryTables.ts';
import { bin } from '../../../db/tables/historyTables.ts';
import { images } from '../../../db/tables/tables.ts';
import type { PictureUse } from '../../../entity/pictureUses.ts';

// `uses` are all places that use pictures: server/modules/upkeep/pictures/pictureUses.ts lists them, from the entities.

export type ImageRow = typeof images.$inferSelect;

export async function findImage(db: Tx, url: string): Promise<ImageRow | null> {
  const [row] = await db.select().from(images).where(eq(images.url, url));
  return row ?? null;
}

/** Returns the existing pictures of these addresses. */
export async function findImages(db: Tx, urls: string[]): Promise<ImageRow[]> {
  return urls.length > 0 ? db.select().from(images).where(inArray(images.url, urls)) : [];
}

export async function listImages(db: Tx): Promise<ImageRow[]> {
  return db.select().from(images);
}

export const countImages = (db: Tx): Promise<number> => db.$count(images);

/** Returns the pictures in the bin, whose files are kept until they are erased. */
export async function binnedImages(db: Tx): Promise<ImageRow[]> {
  const rows = await db.select({ row: bin.row }).from(bin).where(eq(bin.entity, 'picture'));
  return rows.map(({ row }) => row as ImageRow);
}

/** Returns the bytes of all uploaded pictures, documents and attachments of enquiries on the disk. */
export async function bytesUsed(db: Tx): Promise<number> {
  const [ofImages] = await db.select({ bytes: sum(images.totalBytes) }).from(images);
  const [ofDocuments] = await db.select({ bytes: sum(documentFiles.byteSize) }).from(documentFiles);
  const [ofEnquiries] = await db.select({ bytes: sum(attachments.byteSize) }).from(attachments);
  const inBin = (await binnedImages(db)).reduce((bytes, { totalBytes }) => bytes + totalBytes, 0);
  const sums = [ofImages, ofDocuments, ofEnquiries].map((one) => Number(one?.bytes ?? 0));
  return sums.reduce((all, bytes) => all + bytes, inBin);
}

export async function createImage(db: Db, image: ImageRow, options = { raisesRevision: true }): Promise<ImageRow> {
  await db.write(async (tx) => tx.insert(images).values(image), options);
  return image;
}

/** Counts the bytes of a new variant. No page changes, so pages stay cached. */
export async function addBytes(db: Db, url: string, bytes: number): Promise<void> {
  const add = async (tx: Tx) => {
    const row = await findImage(tx, url);
    if (row)
      await tx
        .update(images)
        .set({ totalBytes: row.totalBytes + bytes })
        .where(eq(images.url, url));
  };
  await db.write(add, { raisesRevision: false });
}

const uploads = '/uploads/';
export const isUpload = (url: string | null | undefined): url is string => Boolean(url?.startsWith(uploads));

/** Returns those of the addresses that have a picture. */
export async function knownImages(db: Tx, urls: string[]): Promise<Set<string>> {
  const rows = await inParts(urls.filter(isUpload), (part) =>
    db.select({ url: images.url }).from(images).where(inArray(images.url, part)),
  );
  return new Set(rows.map(({ url }) => url));
}

/** Tells whether the address is that of a missing upload, unless it is `current`, the present value of the field. */
export async function isImageGone(db: Tx, url: string | null | undefined, current?: string | null): Promise<boolean> {
  if (!isUpload(url) || url === current) return false;
  return (await findImage(db, url)) === null;
}

/** Names the first thing that uses a picture, for the admin; null when nothing does. */
export async function imagesShownBy(db: Tx, uses: readonly PictureUse[], url: string): Promise<string | null> {
  for (const use of uses) {
    const words = await use.shownBy(db, url);
    if (words !== null) return words;
  }
  return null;
}

/** Tells whether a page shows one of these pictures now; earlier states and imports do not count. */
export async function areImagesShown(db: Tx, uses: readonly PictureUse[], urls: string[]): Promise<boolean> {
  for (const { areShown: are } of uses) if (await are?.(db, urls)) return true;
  return false;
}

async function take(tx: Tx, uses: readonly PictureUse[], url: string): Promise<ImageRow | undefined> {
  if (await imagesShownBy(tx, uses, url)) return undefined;
  const [removed] = await tx.delete(images).where(eq(images.url, url)).returning();
  return removed;
}

/** Moves a picture into the bin. False when the address is unknown or something uses the picture. */
export const removeImage = async (db: Db, uses: readonly PictureUse[], url: string) =>
  (await db.write((tx) => take(tx, uses, url))) !== undefined;

/** Removes a picture without the bin and returns its row; undefined when the address is unknown or something uses it. */
export const removeUnusedImage = (db: Db, uses: readonly PictureUse[], url: string) =>
  db.write((tx) => take(tx, uses, url), { erases: true });

/** Restores a removed row. Its new date gives it thirty days again before the sweep removes an unused picture. */
export async function bringBackImage(tx: Tx, row: ImageRow) {
  await tx.insert(images).values({ ...row, createdAt: Date.now() });
}

/** Returns the pictures that were stored before that moment and are not used. */
export async function forgottenImages(db: Db, uses: readonly PictureUse[], before: number): Promise<ImageRow[]> {
  const found = [];
  for (const row of await db.select().from(images).where(lt(images.createdAt, before))) {
    if (!(await imagesShownBy(db, uses, row.url))) found.push(row);
  }
  return found;
}
