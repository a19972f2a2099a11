import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { products } from '../../../db/tables.ts';
import type { Document } from '../../../entity/recorded.ts';

type Named = { entity: string; id: string };

const part = encodeURIComponent;

const pages: Record<string, (seen: Tx, id: string, values: Document) => string | Promise<string>> = {
  product: (_, id) => `/products/${part(id)}`,
  category: (_, id) => `/categories/${part(id)}`,
  sector: (_, id) => `/sectors/${part(id)}`,
  about: () => '/about',
  document: (_, __, { title }) => `/belgeler?q=${part(String(title))}`,
  // The table of a family stands on the pages of its products.
  async family(seen, id) {
    const [row] = await seen
      .select({ id: products.id })
      .from(products)
      .where(eq(products.familyId, id))
      .orderBy(asc(products.nameKey))
      .limit(1);
    return row ? `/products/${part(row.id)}` : '/products';
  },
};

export const kindsWithPages = Object.keys(pages);

/** Returns the address of the page that shows a thing with these values; `seen` is what its readers find. */
export const pageOf = async (seen: Tx, { entity, id }: Named, values: Document): Promise<string> =>
  (await pages[entity]?.(seen, id, values)) ?? '/';
