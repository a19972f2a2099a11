import { eq, inArray } from 'drizzle-orm';
import { badInput, notFound, stale } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { redirects, sectorProducts } from '../../../db/tables/tables.ts';
import { moveLines } from '../../catalogue/products/checks/products.former.ts';
import { changeProducts } from '../../catalogue/products/products.change.ts';
import { refuseLadder, moveSuccessors } from '../../catalogue/products/checks/products.checks.ts';
import { storedWithIds } from '../../catalogue/products/products.rows.ts';
import { removeProductWithin } from '../../catalogue/products/products.store.ts';
import { movePairs } from '../../catalogue/references/pairs.store.ts';
import { checkRedirect } from '../../pages/redirects/redirects.check.ts';
import { findRedirect, putRedirect, removeRedirect } from '../../pages/redirects/redirects.store.ts';
import { addressKey } from '../../pages/redirects/address.ts';
import { mergeTexts } from './mergeTexts.ts';
import { chosenFields, mergedValues, specField } from './mergedValues.ts';

export type Merge = {
  keepId: string;
  goneId: string;
  take: string[];
  keepVersion?: number | null | undefined;
  goneVersion?: number | null | undefined;
};

export const pageOf = (id: string) => `/products/${encodeURIComponent(id)}`;

/** Reads both products. Throws `BAD_USER_INPUT`, `NOT_FOUND`, and `CONFLICT` when one was saved since its version. */
export async function bothOf(tx: Tx, { keepId, goneId, keepVersion, goneVersion }: Omit<Merge, 'take'>) {
  if (keepId === goneId) throw badInput('goneId', 'A product cannot be merged with itself.');
  const rows = await storedWithIds(tx, [keepId, goneId]);
  const [kept, gone] = [keepId, goneId].map((id) => rows.find((row) => row.id === id));
  if (!kept || !gone) throw notFound('Product');
  if ((keepVersion ?? kept.version) !== kept.version) throw stale(kept.name);
  if ((goneVersion ?? gone.version) !== gone.version) throw stale(gone.name);
  return { kept, gone };
}

/**
 * Makes one product of two, in one transaction: the second goes into the bin, its pictures, documents and lines move to the
 * first, and its address leads there. Throws what `bothOf` does, and `BAD_USER_INPUT` for an unknown field.
 */
export const mergeProducts = (db: Db, merge: Merge, now: number) =>
  db.write(async (tx) => {
    const { kept, gone } = await bothOf(tx, merge);
    const unknown = merge.take.find((name) => !name.startsWith(specField) && !chosenFields.some((one) => one === name));
    if (unknown !== undefined) throw badInput('take', `There is no field “${unknown}”.`);
    await moveSuccessors(tx, gone.id, kept.id);
    await movePairs(tx, gone.id, kept.id);
    await removeProductWithin(tx, [gone.id]);
    const merged = mergedValues(kept, gone, merge.take);
    refuseLadder({ ...kept, ...merged });
    // Both prices stand beside each other where one is chosen.
    await changeProducts(tx, [{ of: kept, values: merged }], { jumps: 'confirmed' });
    await mergeTexts(tx, gone.id, kept.id);
    await moveInSectors(tx, gone.id, kept.id);
    await moveLines(tx, gone.id, kept.id, now);
    const { from, isNew } = await moveAddress(tx, gone.id, kept.id, now);
    const undo = isNew
      ? { entity: 'REDIRECT' as const, id: from, version: 1 }
      : { entity: 'PRODUCT' as const, id: kept.id, version: kept.version + 1 };
    return { id: kept.id, undo };
  });

async function moveInSectors(tx: Tx, goneId: string, keptId: string) {
  for (const row of await tx.select().from(sectorProducts)) {
    if (!row.productIds.includes(goneId)) continue;
    const productIds = [...new Set(row.productIds.map((id) => (id === goneId ? keptId : id)))];
    await tx
      .update(sectorProducts)
      .set({ productIds, version: row.version + 1 })
      .where(eq(sectorProducts.sectorId, row.sectorId));
  }
}

/** Lets the address lead to the product that stays, with those that led to it before. */
async function moveAddress(tx: Tx, goneId: string, keptId: string, now: number) {
  const [old, to] = [pageOf(goneId), pageOf(keptId)];
  const isNew = (await findRedirect(tx, decodeURI(old))) === undefined;
  // The page of the product that stays answers first, so nobody ever comes to a redirect from there.
  await removeRedirect(tx, decodeURI(to));
  const before = await tx
    .select()
    .from(redirects)
    .where(eq(redirects.toKey, addressKey(decodeURI(old))));
  if (before.length > 0)
    await tx
      .update(redirects)
      .set({ to: decodeURI(to), toKey: addressKey(decodeURI(to)) })
      .where(
        inArray(
          redirects.key,
          before.map(({ key }) => key),
        ),
      );
  const checked = await checkRedirect(tx, { from: old, to });
  await putRedirect(tx, checked.from, checked.to, now);
  return { from: checked.from, isNew };
}
