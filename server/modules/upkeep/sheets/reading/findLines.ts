import { isNotNull } from 'drizzle-orm';
import { stockCodeKey, fold } from '../../../../../common/text/letters.ts';
import type { ProfileSetup } from '../../../../../common/imports/profileSetup.ts';
import type { Tx } from '../../../../db/database.ts';
import { products } from '../../../../db/tables/tables.ts';
import { type Choices, UnreadableCell } from '../../../../fields/sheet.ts';
import {
  productsWithGtins,
  productsWithIds,
  productsWithNameKeys,
  productsWithStockCodeKeys,
  type ProductRow,
  productFields,
} from '../../../catalogue/products/products.rows.ts';
import { keyFields, keyHeading } from './profileLines.ts';
import { type Line, plainName } from './line.ts';
import { turkishKey } from '../../../../db/turkishKey.ts';

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
  const given = await productsWithIds(db, lines.map(({ cells }) => String(cells.get('id') ?? '')).filter(Boolean));
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
  if (findBy === 'ID') return (await productsWithIds(db, keys)).map((row) => [row.id, row]);
  if (findBy === 'STOCK_CODE')
    return (await productsWithStockCodeKeys(db, keys)).map((row) => [row.stockCodeKey ?? '', row]);
  if (findBy === 'GTIN') {
    const forms = keys.flatMap((key) => gtinLengths.map((length) => key.padStart(length, '0')));
    return (await productsWithGtins(db, forms)).map((row) => [gtinKey(row.gtin ?? ''), row]);
  }
  const wanted = new Set(keys);
  const coded = await db
    .select({ id: products.id, brand: products.brand, code: products.manufacturerCode })
    .from(products)
    .where(isNotNull(products.manufacturerCode));
  const ids = coded.filter(({ brand, code }) => wanted.has(makerKey(brand, code))).map(({ id }) => id);
  return (await productsWithIds(db, ids)).map((row) => [makerKey(row.brand, row.manufacturerCode), row]);
}

/** A line means an existing product, a new one, or one of several candidates, which only a person can decide. */
type Meaning = { id: string; before: ProductRow | null; candidates: ProductRow[] };

const idOf = ({ cells }: Line) => String(cells.get('id') ?? '').trim();
const nameOf = ({ cells }: Line) => String(cells.get('name') ?? '').trim();

/** The keys also cover names typed with an I, or without the dot of an İ, on a keyboard without Turkish letters. */
function keysOf(name: string): string[] {
  const key = turkishKey(name);
  // Only these letters have another small or capital one in Turkish.
  const small = /[Iİ]/.test(name) ? [turkishKey(name.toLowerCase())] : [];
  return [...new Set([key, ...small, ...(/[^\0-\x7e]|i/.test(name) ? [turkishKey(name.toUpperCase())] : [])])];
}

const codeOf = ({ cells }: Line) => String(cells.get('stockCode') ?? '').trim() || null;

/**
 * Looks a product up by its id, else by its stock code, else by its name within the category. Products of the same name
 * in another category or with another stock code, and names that differ only in signs and dots, are uncertain and
 * become candidates.
 */
async function recogniseLines(db: Tx, lines: Line[], choices: Choices) {
  const byId = new Map((await productsWithIds(db, lines.map(idOf).filter(Boolean))).map((row) => [row.id, row]));
  const claimed = new Set(lines.map(idOf).filter((id) => byId.has(id)));
  const byCode = new Map(
    (
      await productsWithStockCodeKeys(
        db,
        lines.flatMap((line) => stockCodeKey(codeOf(line)) ?? []),
      )
    )
      .filter((row) => !claimed.has(row.id))
      .map((row) => [row.stockCodeKey, row]),
  );
  const byKey = new Map<string, ProductRow[]>();
  const keys = new Map(lines.map((line) => [nameOf(line), keysOf(nameOf(line))]));
  for (const row of await productsWithNameKeys(db, [...new Set([...keys.values()].flat())])) {
    if (claimed.has(row.id)) continue;
    byKey.set(row.nameKey, [...(byKey.get(row.nameKey) ?? []), row]);
  }

  return (line: Line): Meaning => {
    const id = idOf(line);
    const known = byId.get(id);
    if (known) return { id, before: known, candidates: [] };
    const code = stockCodeKey(codeOf(line));
    const coded = code === null || line.isNew ? undefined : byCode.get(code);
    // An unknown id contradicts the code, as it does the name: the person who wrote it may mean another product.
    if (coded) return id ? { id, before: null, candidates: [coded] } : { id: coded.id, before: coded, candidates: [] };
    const name = nameOf(line);
    if (line.isNew || name === '') return { id, before: null, candidates: [] };
    const near = [...new Set((keys.get(name) ?? []).flatMap((key) => byKey.get(key) ?? []))];
    const category = categoryOf(line, choices);
    const same = near.filter((row) => plainName(row.name) === plainName(name));
    const inCategory = category === undefined ? same : same.filter(({ categoryId }) => categoryId === category);
    const [only, ...others] = inCategory;
    const isCodedOtherwise = code !== null && only?.stockCodeKey != null;
    if (only && others.length === 0 && !id && !isCodedOtherwise) return { id: only.id, before: only, candidates: [] };
    return { id, before: null, candidates: only ? inCategory : near };
  };
}

/** Returns undefined when the sheet does not say it, or when it cannot be read. */
function categoryOf({ cells }: Line, choices: Choices): string | null | undefined {
  const cell = cells.get('categoryId');
  if (cell === undefined) return undefined;
  try {
    return productFields.categoryId.sheet.read(cell, choices);
  } catch (error) {
    if (error instanceof UnreadableCell) return undefined;
    throw error;
  }
}
