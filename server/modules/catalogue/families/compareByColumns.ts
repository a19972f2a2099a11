import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { products } from '../../../db/tables.ts';
import { productWriter } from '../products/products.writer.ts';

/** Products of a family are looked for twice by its columns, which have changed. */
export const compareByColumns = (db: Db, familyId: string) =>
  db.write(
    async (tx) => {
      const writer = productWriter(tx);
      for (const row of await tx.select().from(products).where(eq(products.familyId, familyId)))
        await writer.updateDoubleKeys(row);
    },
    { raisesRevision: false },
  );
