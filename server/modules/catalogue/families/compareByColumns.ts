import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { products } from '../../../db/tables/tables.ts';
import { changeProducts } from '../products/products.change.ts';

/** Products of a family are looked for twice by its columns, which have changed. */
export const compareByColumns = (db: Db, familyId: string) =>
  db.write(
    async (tx) => {
      const found = tx.select({ seq: products.seq }).from(products).where(eq(products.familyId, familyId));
      await changeProducts(
        tx,
        (await found).map(({ seq: of }) => ({ of, again: 'doubleKeys' })),
      );
    },
    { raisesRevision: false },
  );
