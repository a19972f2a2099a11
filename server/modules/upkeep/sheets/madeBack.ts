import { eq, or } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import type { MadeByImport } from '../../../db/tables/importTables.ts';
import { products } from '../../../db/tables/tables.ts';
import { useOfAttribute } from '../../catalogue/attributes/attributes.changes.ts';
import * as attributes from '../../catalogue/references/attributes.store.ts';
import { findCategory, removeCategoryRow } from '../../catalogue/references/categories.store.ts';
import { families } from '../../catalogue/references/families.store.ts';
import { usageOfSpecs } from '../../catalogue/specs/specs.store.ts';
import { takeRedirectsBack } from './oldAddresses.ts';

/** Takes back what an import has made beside products, unless something uses it or somebody has changed it since. */
export async function takeMadeBack(tx: Tx, made: MadeByImport) {
  await takeRedirectsBack(tx, made.redirects);
  for (const id of made.families) {
    const row = await families.find(tx, id);
    if (row?.version === 1 && (await tx.$count(products, eq(products.familyId, id))) === 0)
      await families.remove(tx, id);
  }
  for (const id of made.categories) {
    const row = await findCategory(tx, id);
    const isIn = or(eq(products.categoryId, id), eq(products.formerCategoryId, id));
    if (row?.version === 1 && (await tx.$count(products, isIn)) === 0) await removeCategoryRow(tx, id);
  }
  for (const id of made.attributes) {
    const row = await attributes.find(tx, id);
    if (row?.version === 1 && (await useOfAttribute(tx, row)) === undefined) await attributes.remove(tx, id);
  }
  await takeOptionsBack(tx, made.options);
}

/** The options of an attribute that was there before. */
async function takeOptionsBack(tx: Tx, options: MadeByImport['options']) {
  if (options.length === 0) return;
  const { terms } = await usageOfSpecs(tx);
  for (const { attributeId, ids } of options) {
    const row = await attributes.find(tx, attributeId);
    if (!row) continue;
    const left = row.options.filter(({ id }) => !ids.includes(id) || (terms.get(attributeId)?.get(id) ?? 0) > 0);
    if (left.length === row.options.length) continue;
    const { id, version, ...values } = row;
    await attributes.put(tx, id, { ...values, options: left }, version + 1);
  }
}
