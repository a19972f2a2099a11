import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { cachedByKey } from '../../../db/caches/cachedByKey.ts';
import type { Db } from '../../../db/database.ts';
import { products } from '../../../db/tables/tables.ts';
import type { KindOfList } from '../filters/facets.ts';
import { productsWithIds, type ProductRow } from '../products/products.rows.ts';

const cachedPictures = cachedByKey<ProductRow | null>(500);

/** Reads the newest product of a kind in a list that has a picture. It is kept with its list, since every page of it asks. */
export function kindPicture(db: Db, { kind, scope: { base, name } }: KindOfList): Promise<ProductRow | null> {
  const read = async () => {
    const found = await db
      .select({ id: products.id })
      .from(products)
      .where(and(base, eq(products.kindId, kind.id), isNotNull(products.image)))
      .orderBy(desc(products.createdAt), desc(products.id))
      .limit(1);
    const [row] = await productsWithIds(
      db,
      found.map(({ id }) => id),
    );
    return row ?? null;
  };
  return name === undefined ? read() : cachedPictures(db, JSON.stringify([name, kind.id]), read);
}
