import { cachedByRevision } from '../../../db/cachedByRevision.ts';
import type { Db } from '../../../db/database.ts';
import { documents } from '../../../db/documentTables.ts';
import { products } from '../../../db/tables.ts';
import { isMade } from '../products/products.rows.ts';

/** Counts what the catalogue holds, once per revision of the content. */
export const figuresOf = cachedByRevision(async (db: Db) => ({
  products: await db.$count(products, isMade),
  documents: await db.$count(documents),
}));
