import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gte, lt, inArray } from 'drizzle-orm';
import { noteDeed } from '../../../core/actor.ts';
import type { Db, Tx } from '../../../db/database.ts';
import {
  fetchedPictures,
  importedPictures,
  importedProducts,
  imports,
  type ImportedText,
  type KeptValue,
  type MadeByImport,
  importMissing,
} from '../../../db/tables/importTables.ts';
import { picturesOf } from '../../catalogue/products/checks/products.references.ts';
import type { products } from '../../../db/tables/tables.ts';
import { isDeepStrictEqual } from 'node:util';
import { inParts } from '../../../db/parts.ts';
import { productFields, type Entered } from '../../catalogue/products/products.rows.ts';

export type ImportRow = typeof imports.$inferSelect;
export type ImportedRow = typeof importedProducts.$inferSelect;
export type Product = typeof products.$inferSelect;
/** `row` is the product after an import, `before` the one before it; null when the import added it. */
type Imported = { row: Product; before: Product | null; texts?: ImportedText[] };

/** The values that an import wrote, by columns of the product; for a changed product only those that it changed. */
export type Written = Partial<Entered> & { texts?: ImportedText[] };

const fieldNames = Object.keys(productFields) as (keyof Entered)[];

/** Returns the values of an imported product, as `imported_products` stores them. */
function writtenBy({ before, row, texts = [] }: Imported): Written {
  const written = fieldNames.filter((name) => !before || !isDeepStrictEqual(before[name], row[name]));
  // The texts of a product that the import added go with it.
  const own = before && texts.length > 0 ? { texts } : {};
  return { ...Object.fromEntries(written.map((name) => [name, row[name]])), ...own };
}

const day = 86_400_000;
/** An import can be undone for this many milliseconds. */
export const importsKeptForMs = 30 * day;
/** One statement writes this many rows. */
const part = 500;

/** An import has put a product with this version into the bin; no product has it. */
export const removedVersion = 0;

/**
 * It belongs in the transaction of the import. `removed` went to the bin, `documents` are the ids of those that it added.
 * Returns the import's id.
 */
export async function addImport(
  tx: Tx,
  about: Pick<ImportRow, 'fileName' | 'admin' | 'createdAt'>,
  imported: Imported[],
  removed: Product[] = [],
  documents: string[] = [],
  made: MadeByImport | null = null,
) {
  const id = randomUUID();
  const added = imported.filter(({ before }) => before === null).length;
  const changed = imported.length + removed.length - added;
  noteDeed({ importId: id });
  await tx.insert(imports).values({ id, ...about, added, changed, documents, made });
  const gone = removed.map((before) => ({
    ...{ importId: id, productSeq: before.seq, name: before.name, version: removedVersion },
    ...{ before, written: null, image: before.image },
  }));
  const kept = imported.map(({ row, before, texts = [] }) => ({
    importId: id,
    productSeq: row.seq,
    name: row.name,
    version: row.version,
    before,
    written: writtenBy({ before, row, texts }),
    image: before && before.image !== row.image ? before.image : null,
  }));
  const rows = [...kept, ...gone];
  for (let at = 0; at < rows.length; at += part) await tx.insert(importedProducts).values(rows.slice(at, at + part));
  const taken = imported.flatMap(({ row, before }) =>
    (before?.morePictures ?? [])
      .filter(({ url }) => !picturesOf(row).includes(url))
      .map(({ url }) => ({ importId: id, url, name: row.name })),
  );
  for (let at = 0; at < taken.length; at += part) await tx.insert(importedPictures).values(taken.slice(at, at + part));
  return id;
}

/** Returns the imports that can be undone or were, the newest first. */
export const listImports = async (db: Tx, now: number): Promise<ImportRow[]> =>
  db
    .select()
    .from(imports)
    .where(gte(imports.createdAt, now - importsKeptForMs))
    .orderBy(desc(imports.createdAt))
    .limit(20);

/** Finds imports by their ids; those that are too old to be undone are gone. */
export const importsWithIds = (db: Tx, ids: string[]): Promise<ImportRow[]> =>
  inParts(ids, (part) => db.select().from(imports).where(inArray(imports.id, part)));

export async function findImport(db: Tx, id: string): Promise<ImportRow | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row;
}

/** Returns the products that the import wrote, in the order of writing. */
export const rowsOfImport = async (db: Tx, id: string): Promise<ImportedRow[]> =>
  db.select().from(importedProducts).where(eq(importedProducts.importId, id)).orderBy(asc(importedProducts.productSeq));

/** It belongs in the transaction that undoes the import: the former values are restored, and need not be kept. */
export async function closeImport(tx: Tx, id: string, undoneAt: number, kept: KeptValue[]) {
  await tx.update(imports).set({ undoneAt, kept }).where(eq(imports.id, id));
  await tx.delete(importedProducts).where(eq(importedProducts.importId, id));
  await tx.delete(importedPictures).where(eq(importedPictures.importId, id));
  await tx.delete(fetchedPictures).where(eq(fetchedPictures.importId, id));
}

/** When a product is again as an earlier import left it, under a new version, that import can be undone, too. */
export async function followImport(tx: Tx, before: Product, version: number) {
  const isSo = and(eq(importedProducts.productSeq, before.seq), eq(importedProducts.version, before.version));
  await tx.update(importedProducts).set({ version }).where(isSo);
}

/** Removes imports from before that moment; returns how many. */
export async function removeImportsOlderThan(db: Db, before: number): Promise<number> {
  const isOld = lt(imports.createdAt, before);
  if ((await db.$count(imports, isOld)) === 0) return 0;
  return db.write(async (tx) => (await tx.delete(imports).where(isOld).returning({ id: imports.id })).length, {
    raisesRevision: false,
  });
}

/**
 * Notes which products the files of a profile no longer name. `missing` were in the last file and are not in this one,
 * `known` are in this one. It belongs in the transaction of the run.
 */
export async function noteMissing(
  tx: Tx,
  profileId: string,
  { known, missing }: { known: number[]; missing: number[] },
) {
  const isOfProfile = eq(importMissing.profileId, profileId);
  const noted = await tx.select({ seq: importMissing.productSeq }).from(importMissing).where(isOfProfile);
  const before = new Set(noted.map(({ seq }) => seq));
  const backAgain = known.filter((seq) => before.has(seq));
  for (let at = 0; at < backAgain.length; at += part)
    await tx
      .delete(importMissing)
      .where(and(isOfProfile, inArray(importMissing.productSeq, backAgain.slice(at, at + part))));
  const added = missing.filter((seq) => !before.has(seq)).map((productSeq) => ({ profileId, productSeq }));
  for (let at = 0; at < added.length; at += part) await tx.insert(importMissing).values(added.slice(at, at + part));
}
