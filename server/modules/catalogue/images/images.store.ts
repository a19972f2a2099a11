import { eq, inArray, lt, sum } from 'drizzle-orm';
import type { AnyColumn } from '../../../db/columns.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { inParts } from '../../../db/parts.ts';
import { placeholder } from '../../../db/expressions.ts';
import { reading } from '../../../db/statements.ts';
import { documentFiles } from '../../../db/documentTables.ts';
import { bin, revisionFiles } from '../../../db/historyTables.ts';
import { importedPictures, importedProducts } from '../../../db/importTables.ts';
import { general, images, productPictures, products } from '../../../db/tables.ts';

export type ImageRow = typeof images.$inferSelect;

export async function find(db: Tx, url: string): Promise<ImageRow | null> {
  const [row] = await db.select().from(images).where(eq(images.url, url));
  return row ?? null;
}

/** Returns the existing pictures of these addresses. */
export async function findAll(db: Tx, urls: string[]): Promise<ImageRow[]> {
  return urls.length > 0 ? db.select().from(images).where(inArray(images.url, urls)) : [];
}

export async function list(db: Tx): Promise<ImageRow[]> {
  return db.select().from(images);
}

export const count = (db: Tx): Promise<number> => db.$count(images);

/** Returns the pictures in the bin, whose files are kept until they are erased. */
export async function binned(db: Tx): Promise<ImageRow[]> {
  const rows = await db.select({ row: bin.row }).from(bin).where(eq(bin.entity, 'picture'));
  return rows.map(({ row }) => row as ImageRow);
}

/** Returns the bytes of all uploaded pictures and documents on the disk. */
export async function bytesUsed(db: Tx): Promise<number> {
  const [ofImages] = await db.select({ bytes: sum(images.totalBytes) }).from(images);
  const [ofDocuments] = await db.select({ bytes: sum(documentFiles.byteSize) }).from(documentFiles);
  const inBin = (await binned(db)).reduce((bytes, { totalBytes }) => bytes + totalBytes, 0);
  return Number(ofImages?.bytes ?? 0) + Number(ofDocuments?.bytes ?? 0) + inBin;
}

export async function create(db: Db, image: ImageRow): Promise<ImageRow> {
  await db.write(async (tx) => tx.insert(images).values(image));
  return image;
}

/** Counts the bytes of a new variant. No page changes, so pages stay cached. */
export async function addBytes(db: Db, url: string, bytes: number): Promise<void> {
  const add = async (tx: Tx) => {
    const row = await find(tx, url);
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
export async function known(db: Tx, urls: string[]): Promise<Set<string>> {
  const rows = await inParts(urls.filter(isUpload), (part) =>
    db.select({ url: images.url }).from(images).where(inArray(images.url, part)),
  );
  return new Set(rows.map(({ url }) => url));
}

/** Tells whether the address is that of a missing upload, unless it is `current`, the present value of the field. */
export async function isGone(db: Tx, url: string | null | undefined, current?: string | null): Promise<boolean> {
  if (!isUpload(url) || url === current) return false;
  return (await find(db, url)) === null;
}

/** Names the first thing that uses a picture, for the admin; null when nothing does. */
export async function shownBy(db: Tx, url: string): Promise<string | null> {
  const [product] = await db.select({ name: products.name }).from(products).where(eq(products.image, url)).limit(1);
  if (product) return `the product “${product.name}”`;
  const [further] = await db
    .select({ name: products.name })
    .from(productPictures)
    .innerJoin(products, eq(products.seq, productPictures.productSeq))
    .where(eq(productPictures.url, url))
    .limit(1);
  if (further) return `the product “${further.name}”`;
  const [settings] = await db.select({ id: general.id }).from(general).where(eq(general.logo, url));
  if (settings) return 'the header, as logo';
  const [imported] = await db
    .select({ name: importedProducts.name })
    .from(importedProducts)
    .where(eq(importedProducts.image, url))
    .limit(1);
  if (imported) return `an import that can be undone, of the product “${imported.name}”`;
  const [revision] = await db
    .select({ seq: revisionFiles.revisionSeq })
    .from(revisionFiles)
    .where(eq(revisionFiles.url, url))
    .limit(1);
  if (revision) return 'an earlier state that can be restored';
  const [taken] = await db
    .select({ name: importedPictures.name })
    .from(importedPictures)
    .where(eq(importedPictures.url, url))
    .limit(1);
  return taken ? `an import that can be undone, of the product “${taken.name}”` : null;
}

const given = (many: number) => Array.from({ length: many }, (_, n) => placeholder(`url${n}`));
const shownAt = (table: typeof products | typeof productPictures | typeof general, column: AnyColumn) =>
  reading((tx, many: number) =>
    tx
      .select({ url: column })
      .from(table)
      .where(inArray(column, given(many)))
      .limit(1),
  );

/**
 * The columns in which pages show pictures, by the inputs that fill them. `shownBy` has words for each. A picture in no such
 * column is refused to visitors, and housekeeping sets it aside.
 */
const showing = {
  'ProductInput.image': shownAt(products, products.image),
  'ProductPictureInput.url': shownAt(productPictures, productPictures.url),
  'SiteSettingsInput.logo': shownAt(general, general.logo),
};

/** The inputs of the schema whose pictures are kept; ContactPageInput writes the columns of SiteSettingsInput. */
export const pictureInputs = [...Object.keys(showing), 'ContactPageInput.logo'];

/** Tells whether a page shows one of these pictures now; earlier states and imports do not count. */
export async function areShown(db: Tx, urls: string[]): Promise<boolean> {
  if (urls.length === 0) return false;
  const values = Object.fromEntries(urls.map((url, n) => [`url${n}`, url]));
  for (const rows of Object.values(showing)) if ((await rows(db, values, urls.length)).length > 0) return true;
  return false;
}

async function take(tx: Tx, url: string): Promise<ImageRow | undefined> {
  if (await shownBy(tx, url)) return undefined;
  const [removed] = await tx.delete(images).where(eq(images.url, url)).returning();
  return removed;
}

/** Moves a picture into the bin. False when the address is unknown or something uses the picture. */
export const remove = async (db: Db, url: string) => (await db.write((tx) => take(tx, url))) !== undefined;

/** Removes a picture without the bin and returns its row; undefined when the address is unknown or something uses it. */
export const removeUnused = (db: Db, url: string) => db.write((tx) => take(tx, url), { erases: true });

/** Restores a removed row. Its new date gives it thirty days again before the sweep removes an unused picture. */
export async function bringBack(tx: Tx, row: ImageRow) {
  await tx.insert(images).values({ ...row, createdAt: Date.now() });
}

/** Returns the pictures that were stored before that moment and are not used. */
export async function forgotten(db: Db, before: number): Promise<ImageRow[]> {
  const found = [];
  for (const row of await db.select().from(images).where(lt(images.createdAt, before))) {
    if (!(await shownBy(db, row.url))) found.push(row);
  }
  return found;
}
