import { notFound } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import type { Document } from '../../../entity/recorded.ts';
import type { CategoryRow } from '../../catalogue/references/categories.store.ts';
import type { DocumentRow } from '../../catalogue/references/documents.store.ts';
import type { FamilyRow } from '../../catalogue/references/families.store.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';
import type { SectorRow } from '../../catalogue/sectors/sectors.store.ts';
import type { Named } from '../../catalogue/waiting/waitingValues.store.ts';
import type { AboutRow } from '../../pages/about/about.store.ts';
import { published } from '../plans/things.ts';

/** One of these, by the word of the schema for it. */
export type Thing = {
  product?: ProductRow;
  category?: CategoryRow;
  family?: FamilyRow;
  document?: DocumentRow;
  sector?: SectorRow;
  about?: AboutRow;
};

/** Returns a thing as the site has it. Throws `NOT_FOUND`. */
export async function thingOnSite(db: Db, { entity, id }: Named): Promise<Thing> {
  const found = await published.get(entity)?.find(db, id);
  if (!found) throw notFound('What is changed');
  return { [entity]: found };
}

/** Returns a thing as it would be with other values. */
export async function thingWith(db: Db, { entity, id }: Named, values: Document): Promise<Thing> {
  const row = { ...(await thingOnSite(db, { entity, id }))[entity as keyof Thing], ...values };
  return { [entity]: (await published.get(entity)?.shown?.(db, row)) ?? row };
}
