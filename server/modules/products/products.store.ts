import { and, count, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { indexProduct, matchAll, unindexProduct } from '../../db/fullText.ts';
import { after, newestFirst, pageOf, type PageRequest } from '../../db/page.ts';
import { products } from '../../db/tables.ts';
import { conditions, select, type ProductFilter, type ProductPage, type ProductRow } from './products.rows.ts';
import { searchPage } from './products.search.ts';

/** The price is in kuruş. */
export type ProductValues = Pick<
  typeof products.$inferInsert,
  'name' | 'description' | 'categoryId' | 'price' | 'image' | 'featured'
>;
export async function find(db: Tx, id: string): Promise<ProductRow | null> {
  return (await select(db).where(eq(products.id, id)).get()) ?? null;
}

/** Newest first, or best match first when `search` has a word in it. Throws `BadCursor`. */
export async function page(db: Db, filter: ProductFilter, request: PageRequest): Promise<ProductPage> {
  const match = matchAll(filter.search ?? '');
  if (match) return searchPage(db, match, filter, request);
  const first = request.first ?? 20;
  const rows = await select(db)
    .where(and(conditions(filter), after(request.after, products.createdAt, products.id)))
    .orderBy(...newestFirst(products.createdAt, products.id))
    .limit(first + 1);
  return pageOf(
    rows,
    { ...request, first },
    ({ createdAt, id }) => [createdAt, id],
    async () => (await db.select({ n: count() }).from(products).where(conditions(filter)).get())?.n ?? 0,
  );
}

/** The id is `now` in milliseconds, or the next free one. */
export async function create(db: Db, values: ProductValues, now: number): Promise<string> {
  return db.write(async (tx) => {
    let createdAt = now;
    while (
      await tx
        .select({ id: products.id })
        .from(products)
        .where(eq(products.id, String(createdAt)))
        .get()
    )
      createdAt++;
    await insert(tx, { ...values, id: String(createdAt), createdAt });
    return String(createdAt);
  });
}

/** Adds a product, or replaces the one with its id. */
export async function insert(tx: Tx, values: ProductValues & { id: string; createdAt: number }) {
  const saved = await tx
    .insert(products)
    .values(values)
    .onConflictDoUpdate({ target: products.id, set: { ...values, version: sql`${products.version} + 1` } })
    .returning()
    .get();
  indexProduct(tx, saved);
}

/** `'stale'` when `version` is given and another save came between; undefined when the id is unknown. */
export async function update(db: Db, id: string, values: Partial<ProductValues>, version?: number | null) {
  return db.write(async (tx) => {
    const current = await tx.select().from(products).where(eq(products.id, id)).get();
    if (!current) return undefined;
    if (version != null && version !== current.version) return 'stale';
    const saved = await tx
      .update(products)
      .set({ ...values, version: current.version + 1 })
      .where(eq(products.id, id))
      .returning()
      .get();
    indexProduct(tx, saved);
    return current;
  });
}

/** The removed row; undefined when the id is unknown. */
export async function remove(db: Db, id: string) {
  return db.write(async (tx) => {
    const removed = await tx.delete(products).where(eq(products.id, id)).returning().get();
    if (removed) unindexProduct(tx, removed.seq);
    return removed;
  });
}

/** The name of a product that shows the picture. */
export async function showing(db: Tx, image: string) {
  return (await db.select({ name: products.name }).from(products).where(eq(products.image, image)).limit(1).get())
    ?.name;
}
