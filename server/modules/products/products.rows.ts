import { and, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import type { Page } from '../../db/page.ts';
import { categories, images, products } from '../../db/tables.ts';

type CategoryOfProduct = typeof categories.$inferSelect;
type PictureOfProduct = typeof images.$inferSelect;

/** With its category and picture: one statement for a whole list. */
export type ProductRow = typeof products.$inferSelect & {
  category: CategoryOfProduct | null;
  picture: PictureOfProduct | null;
};
export type ProductPage = Page<ProductRow>;
export type ProductFilter = {
  /** Null: those without a category. */
  categoryId?: string | null;
  featured?: boolean;
  search?: string;
};

/** Products with their category and picture, for `where`, `orderBy` and `limit`. */
export const select = (db: Tx) =>
  db
    .select({ ...getTableColumns(products), category: categories, picture: images })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(images, eq(images.url, products.image))
    .$dynamic();

export const conditions = ({ categoryId, featured }: ProductFilter): SQL | undefined =>
  and(
    categoryId === undefined
      ? undefined
      : categoryId === null
        ? isNull(products.categoryId)
        : eq(products.categoryId, categoryId),
    featured === undefined ? undefined : eq(products.featured, featured),
  );
