import { badInput, type Problem } from '../../core/errors.ts';
import { unfollowed, type Progress } from '../../core/progress.ts';
import type { Db, Tx } from '../../db/database.ts';
import { toStored } from '../../fields/field.ts';
import * as categories from '../categories/categories.store.ts';
import { productFields, type Entered } from '../products/products.fields.ts';
import * as products from '../products/products.store.ts';
import type { FieldName } from './columns.ts';
import { readId, readProduct } from './readProduct.ts';
import { readSheet, type Line } from './readSheet.ts';

export type Outcome = 'ADDED' | 'CHANGED' | 'UNCHANGED' | 'WRONG';
/** `line` as the spreadsheet program counts it, the heading being 1; `changes` are the fields that differ. */
export type SheetRow = {
  line: number;
  id: string | null;
  name: string;
  outcome: Outcome;
  reasons: Problem[];
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

class TrialEnds extends Error {}

/**
 * Imports a sheet in one step, or tells what that would do. A row without an id, or with a new one, adds a product; a
 * column that is missing leaves its field alone. Throws `BAD_USER_INPUT` when a row is wrong, unless it is a trial.
 */
export async function importSheet(
  db: Db,
  bytes: Buffer,
  { dryRun, progress = unfollowed() }: { dryRun: boolean; progress?: Progress },
): Promise<SheetReport> {
  const lines = await readSheet(bytes);
  progress.expect(lines.length);
  let rows: SheetRow[] = [];
  const write = async (tx: Tx) => {
    rows = await writeLines(tx, lines, progress);
    if (dryRun) throw new TrialEnds();
    refuseWrong(rows);
  };
  await db.write(write).catch((error: unknown) => {
    if (!(error instanceof TrialEnds)) throw error;
  });
  const count = (outcome: Outcome) => rows.filter((row) => row.outcome === outcome).length;
  return {
    dryRun,
    added: count('ADDED'),
    changed: count('CHANGED'),
    unchanged: count('UNCHANGED'),
    wrong: count('WRONG'),
    rows,
  };
}

function refuseWrong(rows: SheetRow[]) {
  const wrong = rows.filter(({ outcome }) => outcome === 'WRONG');
  const [first] = wrong;
  if (!first) return;
  const count = wrong.length === 1 ? '1 row is wrong' : `${wrong.length} rows are wrong`;
  const reason = first.reasons[0]?.message ?? '';
  throw badInput('file', `Nothing was changed: ${count}. Line ${first.line}: ${reason}`);
}

async function writeLines(tx: Tx, lines: Line[], progress: Progress): Promise<SheetRow[]> {
  const choices = { categories: await categories.list(tx) };
  const seen = new Set<string>();
  const rows: SheetRow[] = [];
  for (const line of lines) {
    await progress.advance();
    const { id, problems: ofId } = readId(line);
    const before = id ? await products.find(tx, id) : null;
    const { entered, problems } = readProduct(line, before, choices);
    const reasons = [...problems, ...ofId];
    if (id && seen.has(id)) reasons.push({ field: 'Id', message: `The id ${id} stands twice.` });
    seen.add(id);
    const stored = toStored(productFields, entered);
    const changes = before ? changed(stored, before) : [];
    const outcome = reasons.length > 0 ? 'WRONG' : !before ? 'ADDED' : changes.length > 0 ? 'CHANGED' : 'UNCHANGED';
    rows.push({ line: line.line, id: id || null, name: entered.name, outcome, reasons, changes });
    if (outcome === 'ADDED') await products.add(tx, id, stored, Date.now());
    if (outcome === 'CHANGED' && before) await products.change(tx, products.plain(before), stored);
  }
  return rows;
}

const changed = (stored: Entered, before: Entered) =>
  (Object.keys(stored) as FieldName[]).filter((name) => stored[name] !== before[name]);
