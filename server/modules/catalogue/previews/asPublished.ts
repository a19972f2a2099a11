import { DomainError } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import { changeProduct, changeProducts, type ProductValues } from '../products/products.change.ts';
import { type Entered, idsThere } from '../products/products.rows.ts';

/** A product is shown as soon as running writes are done; beyond this many milliseconds the reader is asked to come back. */
const patience = 5000;

type Look<T> = (seen: Db, id: string) => Promise<T>;

export type Subject = {
  /** Null for a product that is not stored yet. */
  id: string | null;
  /** What would be saved; for a new product, all of it. */
  values: Partial<Entered>;
};

/**
 * Publishes one product in a transaction that is rolled back, and runs `look` in it. `seen` is what visitors would find
 * then: this product with these values, and nothing else that is not on the site. Returns null when the product is gone.
 */
export async function asPublished<T>(db: Db, subject: Subject, look: Look<T>): Promise<T | null> {
  try {
    return await attempt(db, subject, look);
  } catch (error) {
    if (!(error instanceof DomainError) || error.details.field !== 'stockCode') throw error;
    // Another product has the stock code by now, which the save will say.
    return attempt(db, { ...subject, values: { ...subject.values, stockCode: null } }, look);
  }
}

const attempt = <T>(db: Db, { id, values }: Subject, look: Look<T>): Promise<T | null> =>
  db.attempt(
    async (tx, seen) => {
      const published = { ...values, status: 'PUBLISHED' as const };
      if (id !== null && (await idsThere(tx, [id])).size === 0) return null;
      // The look shows what would be saved, without what is gone by now: the save says what is wrong with it.
      const shown = await changeProduct(tx, {
        ...(id === null ? { add: published as ProductValues, now: Date.now() } : { of: id, values: published }),
        isFormer: true,
      });
      // Its category may be a draft, too, and stays one.
      await changeProducts(tx, [{ of: shown.id, again: 'shown' }]);
      return look(seen, shown.id);
    },
    { patience },
  );
