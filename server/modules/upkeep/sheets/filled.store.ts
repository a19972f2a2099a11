import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { holdsForOne, isFilled } from '../../../db/expressions.ts';
import { specValues } from '../../../db/specTables.ts';
import { products } from '../../../db/tables.ts';
import { foundIn } from '../../../search/search.store.ts';
import { conditions, productIndex } from '../../catalogue/products/products.rows.ts';
import { searchFor } from '../../catalogue/products/products.search.ts';
import { choicesOf, columnsFor, sheetFields } from './columns.ts';
import type { Chosen } from './exportedRows.ts';
import { specColumn } from './specColumns.ts';

async function isChosen(db: Tx, { ids, search: text, ...filter }: Chosen): Promise<SQL | undefined> {
  if (ids) return inArray(products.id, ids);
  const { categoryId, featured } = filter;
  const list = { ...(categoryId !== undefined && { categoryId }), ...(featured !== undefined && { featured }) };
  const search = text ? await searchFor(db, text, list) : null;
  return and(conditions(list), search ? inArray(products.seq, foundIn(productIndex, search)) : undefined);
}

const isSet = (name: (typeof sheetFields)[number]) =>
  name === 'featured' ? eq(products.featured, true) : isFilled(products[name]);

/** Returns the columns of an export that have a value for one of these products, in the order of the export. */
export async function filledColumns(db: Db, chosen: Chosen): Promise<string[]> {
  const where = await isChosen(db, chosen);
  const marks = sheetFields.map((name) => [name, holdsForOne(isSet(name))] as const);
  const [row = {}] = await db.select(Object.fromEntries(marks)).from(products).where(where);
  const those = db.select({ seq: products.seq }).from(products).where(where);
  const stated = await db
    .selectDistinct({ id: specValues.attributeId })
    .from(specValues)
    .where(where && inArray(specValues.productSeq, those));
  const filled = new Set<string>([
    'id',
    ...sheetFields.filter((name) => row[name] === 1),
    ...stated.map(({ id }) => specColumn(id)),
  ]);
  return columnsFor(await choicesOf(db))
    .map(({ field }) => field)
    .filter((field) => filled.has(field));
}
