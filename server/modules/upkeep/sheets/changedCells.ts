import { changeIn, changeText, keepsDigits } from '../../../spreadsheet/changedTexts.ts';
import type { SheetLine } from '../../../spreadsheet/readSheet.ts';
import type { AttributeRow } from '../../catalogue/references/attributes.store.ts';
import type { ColumnName } from './columns.ts';
import { holdsNumbers } from './numberCells.ts';

/** Columns of codes and names: what a spreadsheet has made of one of them is no code, and reads like one. */
const codes: ColumnName[] = ['stockCode', 'manufacturerCode', 'successorId', 'togetherIds', 'crossReferences'];
const names: ColumnName[] = ['name', 'brand', 'categoryId', 'kindId', 'familyId'];
const guarded = new Set([...codes, ...names]);

/** Returns the rows with numbers as their cells show them where a column holds texts: 123 as 000123, 6204 as RL-6204. */
export function withShown<Sheet extends { lines: SheetLine[] }>(
  sheet: Sheet,
  fields: (ColumnName | null)[],
  attributes: Map<string, AttributeRow>,
): Sheet {
  const isText = fields.map((field) => field !== null && field !== 'id' && !holdsNumbers(field, attributes));
  const lines = sheet.lines.map((row) => {
    if (!row.looks) return row;
    const cells = row.cells.map((cell, place) => {
      const look = isText[place] ? row.looks?.get(place) : undefined;
      return look && 'text' in look ? look.text : cell;
    });
    return { ...row, cells };
  });
  return { ...sheet, lines };
}

/** Says what a spreadsheet has made of a code or a name, in a sentence; null where it is as somebody has typed it. */
export function changedCell(
  field: ColumnName,
  cell: string | number,
  place: number,
  { looks }: Pick<SheetLine, 'looks'>,
) {
  if (!guarded.has(field) || cell === '') return null;
  const look = looks?.get(place);
  if (look && 'change' in look) return changeText(cell, look.change);
  if (typeof cell === 'number') return codes.includes(field) && !keepsDigits(cell) ? changeText(cell, 'DIGITS') : null;
  const parts = field === 'crossReferences' || field === 'togetherIds' ? cell.split(/[|>]/).slice(0, 200) : [cell];
  // The day of a code of another maker is a date.
  const isDay = (part: string) => field === 'crossReferences' && /^\s*\d{4}-\d\d-\d\d\s*$/.test(part);
  const changed = parts.flatMap((part) => {
    const change = isDay(part) ? null : changeIn(part);
    return change ? [changeText(part, change)] : [];
  });
  return changed[0] ?? null;
}
