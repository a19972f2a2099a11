import { and, asc, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { matching } from '../../db/fullText.ts';
import { BadCursor, decodeCursor, pageOf, type PageRequest } from '../../db/page.ts';
import { categories, images, products } from '../../db/tables.ts';
import { conditions, type ProductFilter, type ProductPage } from './products.rows.ts';

/** Best match first. A cursor is the place in the ranking, since a rank has no meaning once the catalogue changes. */
export async function searchPage(
  db: Db,
  match: string,
  filter: ProductFilter,
  { first, after }: PageRequest,
): Promise<ProductPage> {
  const limit = first ?? 20;
  const offset = after ? placeAfter(after) : 0;
  const found = sql`${matching(match)} as found`;
  const rows = await db
    .select({ ...getTableColumns(products), category: categories, picture: images })
    .from(found)
    .innerJoin(products, eq(products.seq, sql`found.seq`))
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(images, eq(images.url, products.image))
    .where(conditions(filter))
    .orderBy(asc(sql`found.rank`), desc(products.createdAt), desc(products.id))
    .limit(limit + 1)
    .offset(offset);
  const places = new Map(rows.map((row, index) => [row.id, offset + index + 1]));
  return pageOf(
    rows,
    { first: limit, after },
    ({ id }) => [places.get(id) ?? 0, 'place'],
    async () =>
      (
        await db
          .select({ n: count() })
          .from(found)
          .innerJoin(products, eq(products.seq, sql`found.seq`))
          .where(and(conditions(filter)))
          .get()
      )?.n ?? 0,
  );
}

function placeAfter(cursor: string) {
  const [place, kind] = decodeCursor(cursor);
  if (kind !== 'place' || place < 0) throw new BadCursor();
  return place;
}
