import { ProductInput } from '../../../../common/generated/validators.ts';
import type { Tx } from '../../../db/database.ts';
import type { ImportedText } from '../../../db/tables/importTables.ts';
import {
  dropTexts,
  nextVersion,
  putTexts,
  shownTexts,
  textsOfThings,
  type TextRow,
} from '../../../entity/texts.store.ts';
import { cellErrorText, isCellError } from '../../../spreadsheet/cellErrors.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';
import type { Entered } from '../../catalogue/products/products.rows.ts';
import type { Line } from './reading/line.ts';
import { reasonAt, type Reason } from './reading/readProduct.ts';
import { isTextColumn, textColumn, textFields, textOfColumn, type TextColumn } from './reading/textColumns.ts';

// A sheet can hold texts of products in other languages.

const entity = 'product';

const isOfSheet = ({ field }: Pick<TextRow, 'field'>) => textFields.some((one) => one === field);

/** The texts of products by their ids and columns. */
export type RowTexts = Map<string, Map<TextColumn, string>>;

/** Reads the texts of products in these languages; `onSite` leaves those that visitors read. */
export async function textsOfRows(db: Tx, rows: Pick<ProductRow, 'id'>[], languages: string[], onSite = false) {
  const found: RowTexts = new Map();
  const put = (id: string, language: string, field: string, text: string) =>
    found.set(id, (found.get(id) ?? new Map<TextColumn, string>()).set(textColumn(language, field), text));
  const ids = rows.map(({ id }) => id);
  if (languages.length === 0 || ids.length === 0) return found;
  if (!onSite) {
    for (const row of await textsOfThings(db, entity, ids))
      if (isOfSheet(row) && languages.includes(row.language)) put(row.id, row.language, row.field, row.value);
    return found;
  }
  for (const language of languages)
    for (const [id, texts] of await shownTexts(db, entity, language, ids))
      for (const [field, text] of texts) if (isOfSheet({ field })) put(id, language, field, text);
  return found;
}

/** A text as a row has it; `before` is null where there was none. */
export type SaidText = { before: TextRow | null; after: string };
/** The texts that a row has cells for; those whose cell says something new are changes. */
export type SaidTexts = Map<TextColumn, SaidText>;

const isNew = ({ before, after }: SaidText) => after !== '' && after !== before?.value;

/** Returns the columns whose text a row changes. */
export const changedTexts = (texts: SaidTexts): TextColumn[] =>
  [...texts].flatMap(([column, said]) => (isNew(said) ? [column] : []));

/** Reads the stored texts of the products that lines mean, where any line says something of texts. */
export async function storedTexts(db: Tx, lines: Line[], idOf: (line: Line) => string | undefined) {
  const worded = lines.filter(({ cells }) => [...cells.keys()].some(isTextColumn));
  const ids = [...new Set(worded.flatMap((line) => idOf(line) ?? []))];
  const rows = await textsOfThings(db, entity, ids);
  return new Map(rows.map((row) => [`${row.id} ${textColumn(row.language, row.field)}`, row]));
}

/**
 * Reads what a line says of texts. A blank cell says nothing: most products have no text yet, and none is removed by a file.
 */
export function readTexts(line: Line, { id, entered }: { id: string; entered: Entered }, stored: Map<string, TextRow>) {
  const texts: SaidTexts = new Map();
  const reasons: Reason[] = [];
  for (const [column, cell] of line.cells) {
    if (!isTextColumn(column)) continue;
    const after = String(cell).trim().normalize('NFC');
    const said = { before: stored.get(`${id} ${column}`) ?? null, after };
    texts.set(column, said);
    if (!isNew(said)) continue;
    const problem = problemOf(column, after, line, entered);
    if (problem !== undefined) reasons.push(reasonAt(line, column, problem));
  }
  return { texts, reasons };
}

function problemOf(column: TextColumn, text: string, line: Line, entered: Entered): string | undefined {
  const { field } = textOfColumn(column);
  if (isCellError(text)) return cellErrorText(text);
  const unread = line.problems.get(column) ?? line.changed.get(column);
  if (unread !== undefined) return unread;
  const { [field]: turkish } = entered;
  if (typeof turkish !== 'string' || turkish.trim() === '') return 'It has no such text in Turkish.';
  return ProductInput.shape[field].safeParse(text).error?.issues[0]?.message;
}

/** Returns the texts that an import writes, as its undo needs them. */
export const keptTexts = (texts: SaidTexts): ImportedText[] =>
  changedTexts(texts).map((column) => {
    const { before = null, after = '' } = texts.get(column) ?? {};
    const { language, field } = textOfColumn(column);
    const former = before && {
      ...{ value: before.value, source: before.source, sourceHash: before.sourceHash },
      ...{ origin: before.origin, reviewedBy: before.reviewedBy },
    };
    return { language, field, value: after, former };
  });

/** A text that somebody has changed since an import; it stays. */
export type StayingText = { column: TextColumn; former: string | null; now: string | null };

/** Takes texts of a product back that an import wrote, and returns how many, and those that stay. */
export async function takeTextsBack(tx: Tx, id: string, written: ImportedText[], by: string | null) {
  const staying: StayingText[] = [];
  let restored = 0;
  const rows = written.length > 0 ? await textsOfThings(tx, entity, [id]) : [];
  for (const { language, field, value, former } of written) {
    const now = rows.find((row) => row.language === language && row.field === field);
    if (now?.value !== value) {
      const isBack = (now?.value ?? null) === (former?.value ?? null);
      const column = textColumn(language, field);
      if (!isBack) staying.push({ column, former: former?.value ?? null, now: now?.value ?? null });
      continue;
    }
    const place = { entity, id, language };
    if (former) {
      const { origin, ...text } = former;
      const about = { updatedBy: by, updatedAt: Date.now(), version: nextVersion(now.version) };
      await putTexts(tx, [{ ...place, field, ...text, origin, ...about }]);
    } else await dropTexts(tx, place, [field]);
    restored++;
  }
  return { restored, staying };
}
