import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import type { Count } from '../../../db/tables/figureTables.ts';
import { inParts } from '../../../db/parts.ts';
import { products } from '../../../db/tables/tables.ts';
import { keyOfCategory } from './keys.ts';

/** Returns the keys of the categories of those products that exist. */
export async function categoriesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  const found = await inParts(ids, (part) =>
    db.select({ id: products.id, categoryId: products.categoryId }).from(products).where(inArray(products.id, part)),
  );
  return new Map(found.map(({ id, categoryId }) => [id, keyOfCategory(categoryId)]));
}

/** Adds up counts of the same thing. */
export function createSums() {
  const sums = new Map<string, Count>();
  return {
    add(kind: Count['kind'], key: string, n: number) {
      const id = `${kind} ${key}`;
      sums.set(id, { kind, key, n: (sums.get(id)?.n ?? 0) + n });
    },
    rows: () => [...sums.values()].filter(({ n }) => n !== 0),
  };
}
