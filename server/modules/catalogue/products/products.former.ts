import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { inParts } from '../../../db/parts.ts';
import { products } from '../../../db/tables.ts';
import { findCategory } from '../references/categories.store.ts';
import { isImageGone, isUpload, knownImages } from '../images/images.store.ts';
import { unfitSuccessor } from './products.successor.ts';
import { othersThere } from './products.together.ts';

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
