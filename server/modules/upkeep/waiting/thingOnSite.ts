import { notFound } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import type { Document } from '../../../entity/recorded.ts';
import * as categories from '../../catalogue/references/categories.store.ts';
import * as documents from '../../catalogue/references/documents.store.ts';
import { families, type FamilyRow } from '../../catalogue/references/families.store.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';
import * as products from '../../catalogue/products/products.store.ts';
import * as sectors from '../../catalogue/sectors/sectors.store.ts';
import type { Named } from '../../catalogue/waiting/waitingValues.store.ts';
import * as about from '../../pages/about/about.store.ts';

/** One of these, by the word of the schema for it. */
export type Thing = {
  product?: ProductRow;
  category?: categories.CategoryRow;
  family?: FamilyRow;
  document?: documents.DocumentRow;
  sector?: sectors.SectorRow;
  about?: about.AboutRow;
};

const finders: { [Name in keyof Thing]: (db: Db, id: string) => Promise<Thing[Name] | null | undefined> } = {
  product: products.find,
  category: categories.find,
  family: families.find,
  document: documents.find,
  sector: sectors.find,
  about: (db) => about.find(db),
};

/** Returns a thing as the site has it. Throws `NOT_FOUND`. */
export async function thingOnSite(db: Db, { entity, id }: Named): Promise<Thing> {
  const find = finders[entity as keyof Thing];
  const found = await find?.(db, id);
  if (!found) throw notFound('What is changed');
  return { [entity]: found };
}

/** Returns a thing as it would be with other values. */
export async function thingWith(db: Db, named: Named, values: Document): Promise<Thing> {
  const thing = await thingOnSite(db, named);
  const changed = Object.fromEntries(
    Object.entries(thing).map(([name, row]) => [name, { ...row, ...values }]),
  ) as Thing;
  const { document } = changed;
  if (!document) return changed;
  return { document: { ...document, stored: (await documents.findFile(db, document.file)) ?? document.stored } };
}
