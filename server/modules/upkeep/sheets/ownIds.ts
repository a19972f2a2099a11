import type { Tx } from '../../../db/database.ts';
import { stockCodeKey } from '../../../../common/text/stockCodeKey.ts';
import * as products from '../../catalogue/products/products.lookup.ts';
import { timeOf } from '../../catalogue/products/products.change.ts';
import type { ReadSheet } from '../../../spreadsheet/readSheet.ts';
import { exportedHeading, type Column, type ColumnName } from './columns.ts';
import { withMark } from './headings.ts';
import { plainName } from './recogniseLines.ts';
import type { Line } from './sheetLines.ts';

type Sheet = Pick<ReadSheet, 'heading' | 'lines'>;

/** This site makes ids of the time. */
const isOwnForm = (id: string) => timeOf(id) !== undefined;
/** A spreadsheet program has rounded such an id: 1,73867E+12. */
const isRounded = (id: string) => /^1[.,]\d+E\+12$/i.test(id);

/** Returns the headings that an export of this site writes. */
const writtenBy = (columns: Column[]) =>
  new Set(columns.flatMap((column) => [exportedHeading(column), withMark(exportedHeading(column))]));

/** Tells whether a file is an export of this site, or its template: no other program writes these two headings. */
function isExport(heading: string[], columns: Column[]) {
  const price = columns.find(({ field }) => field === 'price');
  return heading.includes('Id') && price !== undefined && heading.includes(exportedHeading(price));
}

const cellIn = (fields: (ColumnName | null)[], cells: (string | number)[], field: ColumnName) =>
  String(cells[fields.indexOf(field)] ?? '').trim();

/**
 * Returns the fields of the columns without an id that this site has not made: suppliers number their own products, each from
 * 1. An id counts when it is of this site's form and a product has it, or when the file is an export of this site.
 */
export async function withOwnIds(
  db: Tx,
  { heading, lines }: Sheet,
  fields: (ColumnName | null)[],
  columns: Column[],
): Promise<(ColumnName | null)[]> {
  if (!fields.includes('id') || isExport(heading, columns)) return fields;
  const rows = lines.map(({ cells }) => cells).filter((cells) => cellIn(fields, cells, 'id') !== '');
  const ids = [...new Set(rows.map((cells) => cellIn(fields, cells, 'id')))];
  const known = new Map((await products.withIds(db, ids)).map((row) => [row.id, row]));
  if (ids.every(isRounded) || ids.some((id) => isOwnForm(id) && known.has(id))) return fields;
  const written = writtenBy(columns);
  // An export of a few columns has headings that a supplier's list may have, too: but not the same products.
  const isSame = (cells: (string | number)[]) => {
    const row = known.get(cellIn(fields, cells, 'id'));
    const code = stockCodeKey(cellIn(fields, cells, 'stockCode'));
    const isCalled = row && plainName(row.name) === plainName(cellIn(fields, cells, 'name'));
    return isCalled || (code !== null && row?.stockCodeKey === code);
  };
  const isPart = heading.includes('Id') && heading.every((name) => name === '' || written.has(name));
  const areSame = known.size === ids.length && rows.filter(isSame).length * 2 >= rows.length;
  // Products that have been deleted since have ids of this site's form, which a supplier's 1 and 2 are not.
  if (isPart && (areSame || ids.every(isOwnForm))) return fields;
  return fields.map((field) => (field === 'id' ? null : field));
}

export const foreignId = 'No product has this id, and this site makes its ids itself. Leave the column of ids out.';

/** Refuses ids that no product has in a file that this site has not exported, also where a person has chosen their column. */
export async function refuseForeignIds(db: Tx, { heading }: Sheet, lines: Line[]) {
  if (lines[0] && isExport(heading, lines[0].columns)) return;
  const idOf = ({ cells }: Line) => String(cells.get('id') ?? '').trim();
  const unsure = lines.filter((line) => idOf(line) !== '' && !isOwnForm(idOf(line)) && !isRounded(idOf(line)));
  const known = new Set((await products.withIds(db, unsure.map(idOf))).map(({ id }) => id));
  for (const line of unsure) if (!known.has(idOf(line))) line.problems.set('id', foreignId);
}
