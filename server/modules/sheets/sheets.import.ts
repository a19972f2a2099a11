import type { Db, Tx } from '../../db/database.ts';
import { badInput, wrongType } from '../../core/errors.ts';
import { uncategorizedId } from '../categories/categoryId.ts';
import * as categories from '../categories/categories.store.ts';
import type { ProductRow } from '../products/products.rows.ts';
import * as products from '../products/products.store.ts';
import { columnsOf, valuesOf, type SheetValues } from './columns.ts';
import { fromCsv, unguarded } from './csv.ts';
import { fromXlsx, isXlsx, type Cell } from './xlsx.ts';

/** Rows of one sheet, so that reading one never holds the server up for long. */
const mostRows = 5000;
const kurusPerLira = 100;

export type Outcome = 'ADDED' | 'CHANGED' | 'UNCHANGED' | 'WRONG';
export type Reason = { field: string; message: string };
/** `line` as the spreadsheet program counts it, the heading being 1; `changes` are the fields that differ. */
export type SheetRow = {
  line: number;
  id: string | null;
  name: string;
  outcome: Outcome;
  reasons: Reason[];
  changes: string[];
};
export type SheetReport = {
  dryRun: boolean;
  added: number;
  changed: number;
  unchanged: number;
  wrong: number;
  rows: SheetRow[];
};

/** What a product would be, in lira, as the form sends it. */
export type Entered = Pick<ProductRow, 'name' | 'description' | 'categoryId' | 'price' | 'image' | 'featured'>;
/** The limits of the contract. */
export type Check = (entered: Entered) => Reason[];

class TrialEnds extends Error {}

/**
 * Takes a sheet over in one step, or tells what that would do. A row without an id, or with a new one, adds a product; a
 * column that is missing leaves its field alone. Throws `BAD_USER_INPUT` when a row is wrong, unless it is a trial.
 */
export async function importSheet(
  db: Db,
  bytes: Buffer,
  { dryRun, check }: { dryRun: boolean; check: Check },
): Promise<SheetReport> {
  const { found, rows, unguard } = await readSheet(bytes);
  const seen = new Set<string>();
  const report: SheetRow[] = [];
  const write = async (tx: Tx) => {
    const list = await categories.list(tx);
    for (const { line, cells } of rows) {
      const values = valuesOf(found, cells, unguard);
      const before = values.id ? await products.find(tx, values.id) : null;
      const { entered, reasons } = understood(values, before, list);
      if (values.id && seen.has(values.id)) reasons.push({ field: 'Id', message: `The id ${values.id} stands twice.` });
      seen.add(values.id);
      reasons.push(...check(entered));
      const stored = { ...entered, price: entered.price === null ? null : Math.round(entered.price * kurusPerLira) };
      const changes = before
        ? Object.keys(stored).filter((field) => stored[field as 'name'] !== before[field as 'name'])
        : [];
      const outcome = reasons.length > 0 ? 'WRONG' : !before ? 'ADDED' : changes.length > 0 ? 'CHANGED' : 'UNCHANGED';
      report.push({ line, id: values.id || null, name: entered.name, outcome, reasons, changes });
      if (outcome === 'ADDED') await add(tx, values.id, stored);
      if (outcome === 'CHANGED' && before) await products.change(tx, products.plain(before), stored);
    }
    const wrong = report.filter(({ outcome }) => outcome === 'WRONG');
    if (dryRun) throw new TrialEnds();
    if (wrong[0]) {
      const { line, reasons } = wrong[0];
      throw badInput(
        'file',
        `Nothing was changed: ${wrong.length} rows are wrong. Line ${line}: ${reasons[0]?.message ?? ''}`,
      );
    }
  };
  await db.write(write).catch((error: unknown) => {
    if (!(error instanceof TrialEnds)) throw error;
  });
  const count = (outcome: Outcome) => report.filter((row) => row.outcome === outcome).length;
  return {
    dryRun,
    added: count('ADDED'),
    changed: count('CHANGED'),
    unchanged: count('UNCHANGED'),
    wrong: count('WRONG'),
    rows: report,
  };
}

async function readSheet(bytes: Buffer) {
  const xlsx = isXlsx(bytes);
  const table: Cell[][] = await (xlsx ? fromXlsx(bytes) : Promise.resolve().then(() => fromCsv(bytes))).catch(
    (error: unknown) => {
      throw wrongType(
        'file',
        `This is neither a CSV file nor an .xlsx workbook: ${error instanceof Error ? error.message : ''}`,
      );
    },
  );
  const [heading = [], ...lines] = table;
  const found = columnsOf(heading);
  if (typeof found === 'string') throw badInput('file', found);
  if (lines.length > mostRows)
    throw badInput('file', `The sheet has ${lines.length} rows; ${mostRows} are taken at once.`);
  const rows = lines
    .map((cells, index) => ({ line: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && String(cell).trim() !== ''));
  return { found, rows, unguard: xlsx ? (text: string) => text : unguarded };
}

function understood(values: SheetValues, before: ProductRow | null, list: categories.CategoryRow[]) {
  const reasons: Reason[] = [];
  const category =
    values.category === undefined ? (before?.categoryId ?? null) : categoryOf(values.category, list, reasons);
  if (values.wrongFeatured !== undefined) {
    reasons.push({ field: 'Featured', message: `'${values.wrongFeatured}' is neither yes nor no.` });
  }
  if (/^\d[.,]\d+E\+\d+$/i.test(values.id)) {
    reasons.push({ field: 'Id', message: 'The program that saved the sheet has rounded the id. Use the .xlsx file.' });
  }
  if (Number.isNaN(values.price)) reasons.push({ field: 'Price', message: 'The price is not a number.' });
  const price = before?.price == null ? null : before.price / kurusPerLira;
  const entered: Entered = {
    name: values.name ?? before?.name ?? '',
    description: values.description ?? before?.description ?? '',
    categoryId: category,
    price: values.price === undefined || Number.isNaN(values.price) ? price : values.price,
    image: values.image === undefined ? (before?.image ?? null) : values.image,
    featured: values.featured ?? before?.featured ?? false,
  };
  return { entered, reasons };
}

function categoryOf(entered: string, list: categories.CategoryRow[], reasons: Reason[]): string | null {
  if (entered === '' || entered === uncategorizedId || entered === categories.uncategorized.name) return null;
  const byName = list.filter(({ name }) => name.toLocaleLowerCase('tr') === entered.toLocaleLowerCase('tr'));
  const found = list.find(({ id }) => id === entered) ?? (byName.length === 1 ? byName[0] : undefined);
  if (found) return found.id;
  const message =
    byName.length > 1
      ? `Several categories are called ${entered}: enter the id, such as ${byName[0]?.id ?? ''}.`
      : `There is no category ${entered}.`;
  reasons.push({ field: 'Category', message });
  return null;
}

async function add(tx: Tx, given: string, values: Entered) {
  let createdAt = Date.now();
  while (!given && (await products.find(tx, String(createdAt)))) createdAt++;
  const id = given || String(createdAt);
  await products.insert(tx, { ...values, id, createdAt: /^\d{12,14}$/.test(id) ? Number(id) : createdAt });
}
