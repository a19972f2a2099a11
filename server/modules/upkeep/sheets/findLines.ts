import { isNotNull } from 'drizzle-orm';
import { stockCodeKey } from '../../../../common/text/stockCodeKey.ts';
import type { ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import { fold } from '../../../../common/text/letters.ts';
import type { Tx } from '../../../db/database.ts';
import { products } from '../../../db/tables.ts';
import type { Choices } from '../../../fields/sheet.ts';
import * as lookup from '../../catalogue/products/products.lookup.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';
import { keyFields, keyHeading } from './profileLines.ts';
import { recogniseLines, type Meaning } from './recogniseLines.ts';
import type { Line } from './sheetLines.ts';

/** A line that is found by one key: `key` is equal for lines that mean the same product, `problem` says why none is found. */
export type Found = Meaning & { key?: string; problem?: string };
type By = Exclude<ProfileSetup['findBy'], 'ANY'>;

const cellOf = ({ cells }: Line, field: 'brand' | (typeof keyFields)[By]) => String(cells.get(field) ?? '').trim();
const gtinKey = (gtin: string) => gtin.replaceAll(/\D/g, '').replace(/^0+/, '');
const makerKey = (brand: string | null, code: string | null) =>
  `${fold(brand ?? '').trim()}|${stockCodeKey(code) ?? ''}`;

/** Finds the products of lines as a profile says: by one key alone, or by id, code and name. */
export async function findLines(
  db: Tx,
  lines: Line[],
  choices: Choices,
  findBy: ProfileSetup['findBy'],
): Promise<(line: Line) => Found> {
  if (findBy === 'ANY') return recogniseLines(db, lines, choices);
  const keyOf = (line: Line) => keyOfLine(line, findBy);
  const rows = await rowsBy(db, lines, findBy);
  const byKey = new Map<string, ProductRow[]>();
  for (const [key, row] of rows) byKey.set(key, [...(byKey.get(key) ?? []), row]);
  const given = await lookup.withIds(db, lines.map(({ cells }) => String(cells.get('id') ?? '')).filter(Boolean));
  return (line: Line): Found => {
    const key = keyOf(line);
    // A person has said what the row means.
    const said = findBy === 'ID' ? undefined : given.find(({ id }) => id === line.cells.get('id'));
    if (said) return { id: said.id, before: said, candidates: [] };
    const isNone = { id: '', before: null, candidates: [] };
    const heading = keyHeading(line.columns, findBy);
    if (key === '') return { ...isNone, problem: `${heading} is blank, and this profile finds products by it.` };
    const [row, ...others] = byKey.get(key) ?? [];
    if (others.length > 0)
      return {
        ...isNone,
        key,
        problem: `Several products have it: ${[row, ...others].map((one) => one?.name).join(', ')}.`,
      };
    if (row && !line.isNew) return { id: row.id, before: row, candidates: [], key };
    return { ...isNone, id: findBy === 'ID' ? cellOf(line, 'id') : '', key };
  };
}

/** Returns what a profile finds the product of a line by; '' when it is blank. */
export function keyOfLine(line: Line, findBy: By): string {
  const cell = cellOf(line, keyFields[findBy]);
  if (findBy === 'ID') return cell;
  if (findBy === 'STOCK_CODE') return stockCodeKey(cell) ?? '';
  if (findBy === 'GTIN') return gtinKey(cell);
  return cell === '' ? '' : makerKey(cellOf(line, 'brand'), cell);
}

const gtinLengths = [8, 12, 13, 14];

/** Returns the products with the keys of these lines, each with its key. */
async function rowsBy(db: Tx, lines: Line[], findBy: By): Promise<[string, ProductRow][]> {
  const keys = [...new Set(lines.map((line) => keyOfLine(line, findBy)))].filter(Boolean);
  if (findBy === 'ID') return (await lookup.withIds(db, keys)).map((row) => [row.id, row]);
  if (findBy === 'STOCK_CODE')
    return (await lookup.withStockCodeKeys(db, keys)).map((row) => [row.stockCodeKey ?? '', row]);
  if (findBy === 'GTIN') {
    const forms = keys.flatMap((key) => gtinLengths.map((length) => key.padStart(length, '0')));
    return (await lookup.withGtins(db, forms)).map((row) => [gtinKey(row.gtin ?? ''), row]);
  }
  const wanted = new Set(keys);
  const coded = await db
    .select({ id: products.id, brand: products.brand, code: products.manufacturerCode })
    .from(products)
    .where(isNotNull(products.manufacturerCode));
  const ids = coded.filter(({ brand, code }) => wanted.has(makerKey(brand, code))).map(({ id }) => id);
  return (await lookup.withIds(db, ids)).map((row) => [makerKey(row.brand, row.manufacturerCode), row]);
}
