import { eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { holdsForOne, isFilled } from '../../../db/expressions.ts';
import { specValues } from '../../../db/specTables.ts';
import { products } from '../../../db/tables.ts';
import { isChosen, type Choice } from '../../catalogue/products/products.choice.ts';
import { choicesOf, columnsFor, sheetFields } from './columns.ts';
import { specColumn } from './specColumns.ts';

const isSet = (name: (typeof sheetFields)[number]) =>
  name === 'featured'
    ? eq(products.featured, true)
    : name === 'status'
      ? ne(products.status, 'PUBLISHED')
      : isFilled(products[name]);

/** Returns the columns of an export that have a value for one of these products, in the order of the export. */
export async function filledColumns(db: Db, choice: Choice): Promise<string[]> {
  const where = await isChosen(db, choice);
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
