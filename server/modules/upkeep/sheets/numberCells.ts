import { inTurkish, isUnclear, marksIn, type DecimalMark } from '../../../../common/measures/decimalMark.ts';
import type { ReadSheet } from '../../../spreadsheet/readSheet.ts';
import { productFields } from '../../catalogue/products/products.fields.ts';
import type { AttributeRow } from '../../catalogue/references/attributes.store.ts';
import type { ColumnName } from './columns.ts';
import { markIn } from './headings.ts';
import { attributeOf, isSpecColumn } from './specColumns.ts';

/**
 * A cell with a number such as '1.234'. `mark` is null when nobody has said what the point means; `isShown` says that
 * the heading or other cells of its column show it, so that nobody has to be asked.
 */
export type Doubt = { cell: string; mark: DecimalMark | null; isShown: boolean };
type Read = { cell: string | number; doubt: Doubt | null };

export function holdsNumbers(field: ColumnName, attributes: Map<string, AttributeRow>): boolean {
  if (field === 'id') return false;
  if (!isSpecColumn(field)) return productFields[field].sheet.isNumber ?? false;
  const kind = attributes.get(attributeOf(field))?.kind;
  return kind === 'NUMBER' || kind === 'RANGE';
}

const only = (found: Set<DecimalMark> | undefined) => (found?.size === 1 ? ([...found][0] ?? null) : null);

/**
 * Returns a function that reads the numbers of a column. The mark of an unclear one is that of the heading or the other
 * cells of its column, else the one that was `said`, else that of the whole file; where cells contradict each other, they
 * show nothing. A cell that a workbook holds as a number is never unclear.
 */
export function numberReader(
  { heading, lines }: Pick<ReadSheet, 'heading' | 'lines'>,
  assigned: (ColumnName | null)[],
  attributes: Map<string, AttributeRow>,
  said: DecimalMark | undefined,
): (field: ColumnName, cell: string | number) => Read {
  const shown = new Map<ColumnName, Set<DecimalMark>>();
  for (const [place, field] of assigned.entries()) {
    if (!field || !holdsNumbers(field, attributes)) continue;
    const stated = markIn(heading[place] ?? '');
    const texts = lines.map(({ cells }) => cells[place]).filter((cell) => typeof cell === 'string');
    shown.set(field, new Set(stated ? [stated] : texts.flatMap(marksIn)));
  }
  const ofFile = only(new Set([...shown.values()].flatMap((found) => [...found])));
  return (field, cell) => {
    if (typeof cell === 'number' || !isUnclear(cell) || !holdsNumbers(field, attributes)) return { cell, doubt: null };
    const ofColumn = only(shown.get(field));
    const mark = ofColumn ?? said ?? ofFile;
    const doubt = { cell, mark, isShown: ofColumn !== null };
    return { cell: mark ? inTurkish(cell, mark) : cell, doubt };
  };
}
