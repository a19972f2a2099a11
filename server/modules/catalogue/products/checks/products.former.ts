import { eq, inArray, and, desc, lt } from 'drizzle-orm';
import type { Tx, Db } from '../../../../db/database.ts';
import { inParts } from '../../../../db/parts.ts';
import { products } from '../../../../db/tables/tables.ts';
import { findCategory } from '../../references/categories.store.ts';
import { isImageGone, isUpload, knownImages } from '../../images/images.store.ts';
import { unfitSuccessor } from './products.checks.ts';
import { othersThere } from './products.references.ts';
import { movedLines, type MovedLines } from '../../../../db/tables/doubleTables.ts';
import { customerCodes, enquiryRows } from '../../../../db/tables/enquiryTables.ts';
import { quoteRows } from '../../../../db/tables/quoteTables.ts';
import { offerRows } from '../../../../db/tables/offerTables.ts';

type Product = typeof products.$inferSelect;

/** A product of a deleted category remembers it, so that it returns when the category is restored. */
export async function placeOf(tx: Tx, categoryId: string | null) {
  if (categoryId === null || (await findCategory(tx, categoryId))) return { categoryId };
  return { categoryId: null, formerCategoryId: categoryId };
}

/** Returns values of an earlier state without what they name and is gone by now. `row` is the product as it is; undefined for a new one. */
export async function withoutGone<Values extends Partial<Product>>(
  tx: Tx,
  row: Product | undefined,
  values: Values,
): Promise<Values> {
  const { categoryId, successorId, image, morePictures, togetherIds } = values;
  const id = row?.id ?? '';
  const isUnfit =
    successorId != null &&
    successorId !== row?.successorId &&
    (await unfitSuccessor(tx, id, successorId)) !== undefined;
  return {
    ...values,
    ...(categoryId !== undefined && categoryId !== row?.categoryId && (await placeOf(tx, categoryId))),
    ...(isUnfit && { successorId: null }),
    ...(image !== row?.image && (await isImageGone(tx, image, row?.image)) && { image: null }),
    ...(morePictures && { morePictures: await stillThere(tx, morePictures) }),
    ...(togetherIds && { togetherIds: await othersThere(tx, id, togetherIds) }),
  };
}

/** Pictures at addresses of other sites are not ours to miss. */
async function stillThere(tx: Tx, pictures: Product['morePictures']) {
  const urls = pictures.map(({ url }) => url);
  const there = await knownImages(tx, urls);
  return pictures.filter(({ url }) => !isUpload(url) || there.has(url));
}

/** Frees the stock codes of products that exchange them; each of them is restored afterwards. */
export const releaseCodes = (tx: Tx, ids: string[]) =>
  inParts(ids, (part) => tx.update(products).set({ stockCodeKey: null }).where(inArray(products.id, part)).returning());

/** The products that remember an earlier deletion of a category forget it; their versions stay. */
export const forgetFormer = (tx: Tx, categoryId: string) =>
  tx.update(products).set({ formerCategoryId: null }).where(eq(products.formerCategoryId, categoryId)).returning();

/** These tables name products line by line. The words and prices of a line stay, and it leads to another product. */
const tables = { enquiries: enquiryRows, offers: offerRows, quotes: quoteRows } as const;
type Name = keyof typeof tables;
const names = Object.keys(tables) as Name[];

/** Finds the lines that name a product, by their numbers. */
export async function linesOf(db: Tx, productId: string): Promise<MovedLines> {
  const lines: MovedLines = { enquiries: [], offers: [], quotes: [] };
  for (const name of names) {
    const { seq, productId: column } = tables[name];
    const rows = await db.select({ seq }).from(tables[name]).where(eq(column, productId));
    lines[name] = rows.map((row) => row.seq);
  }
  return lines;
}

const leadOne = (tx: Tx, name: Name, seqs: number[], productId: string) =>
  inParts(seqs, (part) =>
    tx
      .update(tables[name])
      .set({ productId })
      .where(inArray(tables[name].seq, part))
      .returning({ seq: tables[name].seq }),
  );

/** Lets the lines of a product that goes lead to the one that stays. */
export async function moveLines(tx: Tx, goneId: string, keptId: string, now: number) {
  const lines = await linesOf(tx, goneId);
  for (const name of names) await leadOne(tx, name, lines[name], keptId);
  // A customer's code means the part, whichever of the two stays.
  const codes = await tx
    .update(customerCodes)
    .set({ productId: keptId })
    .where(eq(customerCodes.productId, goneId))
    .returning({ id: customerCodes.id });
  await tx
    .insert(movedLines)
    .values({ goneId, keptId, lines: { ...lines, codes: codes.map(({ id }) => id) }, createdAt: now });
}

/** Lets the lines lead back to a product that comes back; those that someone has given another product since stay. */
export async function moveLinesBack(tx: Tx, goneId: string) {
  const [moved] = await tx
    .select()
    .from(movedLines)
    .where(eq(movedLines.goneId, goneId))
    .orderBy(desc(movedLines.seq))
    .limit(1);
  if (!moved) return;
  const there = await linesOf(tx, moved.keptId);
  for (const name of names) {
    const still = new Set(there[name]);
    await leadOne(
      tx,
      name,
      moved.lines[name].filter((seq) => still.has(seq)),
      goneId,
    );
  }
  const { codes = [] } = moved.lines;
  await inParts(codes, (part) =>
    tx
      .update(customerCodes)
      .set({ productId: goneId })
      .where(and(inArray(customerCodes.id, part), eq(customerCodes.productId, moved.keptId)))
      .returning({ id: customerCodes.id }),
  );
  await tx.delete(movedLines).where(eq(movedLines.goneId, goneId));
}

/** Entries that have left the bin cannot come back. */
export const forgetMovedLines = (db: Db, before: number) =>
  db.write((tx) => tx.delete(movedLines).where(lt(movedLines.createdAt, before)), { raisesRevision: false });
