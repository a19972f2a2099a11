import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { NotUnique } from '../../../db/notUnique.ts';
import { specValues } from '../../../db/specTables.ts';
import { products } from '../../../db/tables.ts';
import { productWriter } from '../products/products.writer.ts';
import { add, plain, type ProductValues } from '../products/products.store.ts';
import { withIds } from '../products/products.lookup.ts';

/** A product is shown as soon as running writes are done; beyond this many milliseconds the reader is asked to come back. */
const patience = 5000;

type Look<T> = (seen: Db, id: string) => Promise<T>;

export type Subject = {
  /** Null for a product that is not stored yet. */
  id: string | null;
  /** What would be saved; for a new product, all of it. */
  values: Partial<ProductValues>;
};

/**
 * Publishes one product in a transaction that is rolled back, and runs `look` in it. `seen` is what visitors would find
 * then: this product with these values, and nothing else that is not on the site. Returns null when the product is gone.
 */
export async function asPublished<T>(db: Db, subject: Subject, look: Look<T>): Promise<T | null> {
  try {
    return await attempt(db, subject, look);
  } catch (error) {
    if (!(error instanceof NotUnique)) throw error;
    // Another product has the stock code by now, which the save will say.
    return attempt(db, { ...subject, values: { ...subject.values, stockCode: null } }, look);
  }
}

const attempt = <T>(db: Db, { id, values }: Subject, look: Look<T>): Promise<T | null> =>
  db.attempt(
    async (tx, seen) => {
      const published = { ...values, status: 'PUBLISHED' as const };
      const shown = id ?? (await add(tx, '', published as ProductValues, Date.now()));
      const [before] = await withIds(tx, [shown]);
      if (!before) return null;
      if (id !== null) {
        const writer = productWriter(tx);
        await writer.change(plain(before), published);
        await writer.finish();
      }
      // Its category may be a draft, too, and stays one.
      await tx.update(products).set({ isPublic: true }).where(eq(products.seq, before.seq));
      await tx.update(specValues).set({ isPublic: true }).where(eq(specValues.productSeq, before.seq));
      return look(seen, shown);
    },
    { patience },
  );
