import { stockCodeKey } from '../../../../common/text/stockCodeKey.ts';
import type { Tx } from '../../../db/database.ts';
import { turkishKey } from '../../../db/turkishKey.ts';
import { UnreadableCell, type Choices } from '../../../fields/sheet.ts';
import { productFields } from '../../catalogue/products/products.fields.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';
import * as products from '../../catalogue/products/products.lookup.ts';
import type { Line } from './sheetLines.ts';

/** A line means an existing product, a new one, or one of several candidates, which only a person can decide. */
export type Meaning = { id: string; before: ProductRow | null; candidates: ProductRow[] };

const idOf = ({ cells }: Line) => String(cells.get('id') ?? '').trim();
const nameOf = ({ cells }: Line) => String(cells.get('name') ?? '').trim();

/** Names that differ only in case or blanks are the same. */
export const plainName = (name: string) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim().toLocaleLowerCase('tr');

/** The keys also cover names typed with an I, or without the dot of an İ, on a keyboard without Turkish letters. */
const keysOf = (name: string) => [name, name.toLowerCase(), name.toUpperCase()].map(turkishKey);

const codeOf = ({ cells }: Line) => String(cells.get('stockCode') ?? '').trim() || null;

/**
 * Looks a product up by its id, else by its stock code, else by its name within the category. Products of the same name
 * in another category or with another stock code, and names that differ only in signs and dots, are uncertain and
 * become candidates.
 */
export async function recogniseLines(db: Tx, lines: Line[], choices: Choices) {
  const byId = new Map((await products.withIds(db, lines.map(idOf).filter(Boolean))).map((row) => [row.id, row]));
  const claimed = new Set(lines.map(idOf).filter((id) => byId.has(id)));
  const byCode = new Map(
    (
      await products.withStockCodeKeys(
        db,
        lines.flatMap((line) => stockCodeKey(codeOf(line)) ?? []),
      )
    )
      .filter((row) => !claimed.has(row.id))
      .map((row) => [row.stockCodeKey, row]),
  );
  const byKey = new Map<string, ProductRow[]>();
  for (const row of await products.withNameKeys(
    db,
    lines.flatMap((line) => keysOf(nameOf(line))),
  )) {
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
    const near = [...new Set(keysOf(name).flatMap((key) => byKey.get(key) ?? []))];
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
