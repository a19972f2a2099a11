import type { Tx } from '../../../db/database.ts';
import { productFields } from '../../catalogue/products/products.fields.ts';
import { choicesOf, columnsFor } from './columns.ts';
import { writeSheet, type Type } from './sheets.export.ts';
import { isSpecColumn } from './specColumns.ts';

/** It is one product as people enter it, in an existing category; it has no id, since it is a new one. */
async function example(db: Tx) {
  const choices = await choicesOf(db);
  const columns = columnsFor(choices).filter(({ isExtra }) => !isExtra);
  const cells = columns.map(({ field }) => {
    if (field === 'id' || isSpecColumn(field)) return '';
    return field === 'categoryId' ? (choices.categories?.[0]?.name ?? '') : productFields[field].sheet.example;
  });
  return { columns, rows: [cells] };
}

export async function writeTemplate(db: Tx, { file, type }: { file: string; type: Type }) {
  const { columns, rows } = await example(db);
  await writeSheet(file, type, columns, rows);
}
