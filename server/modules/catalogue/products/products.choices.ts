import { and, asc, eq, exists, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { cachedByRevision } from '../../../db/cachedByRevision.ts';
import { changes, revisions } from '../../../db/historyTables.ts';
import { products } from '../../../db/tables.ts';
import { collator } from '../../../../common/text/locale.ts';

// These are the choices of the filters in the admin's list, kept until the content changes.

const turkish = collator({ numeric: true });

export const brandsOf = cachedByRevision(async (db: Tx) => {
  const rows = await db.selectDistinct({ brand: products.brand }).from(products).where(isNotNull(products.brand));
  return rows.flatMap(({ brand }) => brand ?? []).sort(turkish.compare);
});

/** Returns the people who have changed products, as far back as the history goes. */
export const authorsOf = cachedByRevision(async (db: Tx) => {
  const ofProduct = db
    .select({ seq: revisions.seq })
    .from(revisions)
    .where(and(eq(revisions.changeSeq, changes.seq), eq(revisions.entity, 'product')));
  const rows = await db
    .selectDistinct({ admin: changes.admin })
    .from(changes)
    .where(and(isNotNull(changes.admin), exists(ofProduct)))
    .orderBy(asc(changes.admin));
  return rows.flatMap(({ admin }) => admin ?? []);
});
