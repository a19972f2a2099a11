import { actFrom } from '../../../core/actor.ts';
import { badInput, outdated } from '../../../core/errors.ts';
import { unfollowed, type Progress } from '../../../jobs/progress.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { withIds } from '../../catalogue/products/products.lookup.ts';
import * as products from '../../catalogue/products/products.store.ts';
import { productWriter } from '../../catalogue/products/products.writer.ts';
import { assignedColumns, choicesOf, columnsByHeading, columnsFor, type FieldName } from './columns.ts';
import { decimalQuestion, unansweredMark } from './decimalQuestion.ts';
import * as imports from './imports.store.ts';
import { linesOf, type Answers, type Correction } from './sheetLines.ts';
import { readSheet } from '../../../spreadsheet/readSheet.ts';
import { planImport, type Plan } from './sheets.plan.ts';
import { reportOf, type SheetReport } from './sheets.report.ts';

export type SheetReading = {
  /** It has a value for each column of the file; without it the headings decide. */
  columns: (string | null | undefined)[] | undefined;
  corrections: Correction[] | undefined;
  answers: Answers | undefined;
};
export type ImportOptions = SheetReading & {
  dryRun: boolean;
  /** Leaves out wrong and unclear rows instead of refusing the whole file. */
  skipWrong: boolean;
  /** It identifies the trial that an admin has seen. */
  fingerprint: string | undefined;
};
type Sent = { bytes: Buffer; name: string; admin: string };

/** Reads the lines of a file. Throws `UNSUPPORTED_MEDIA_TYPE` and `BAD_USER_INPUT`. */
export async function readLines(
  db: Tx,
  bytes: Buffer,
  { columns: given, corrections = [], answers = {} }: SheetReading,
) {
  const sheet = await readSheet(bytes);
  const choices = await choicesOf(db);
  const columns = columnsFor(choices);
  const assigned = given ? assignedColumns(given, columns) : columnsByHeading(sheet.heading, columns);
  const fields = assigned.filter((field): field is FieldName => field !== null && field !== 'id');
  return { sheet, fields, lines: linesOf(sheet, assigned, { columns, choices, corrections, answers }) };
}

/**
 * Imports a sheet in one step, or reports what that would do. Throws `BAD_USER_INPUT` when a row is wrong or unclear,
 * unless it is a trial or leaves such rows out, and `CONFLICT` when its result would differ from that trial.
 */
export async function importSheet(
  db: Db,
  { bytes, name, admin }: Sent,
  { dryRun, skipWrong, fingerprint, ...reading }: ImportOptions,
  progress: Progress = unfollowed(),
): Promise<SheetReport> {
  const { fields, lines } = await readLines(db, bytes, reading);
  if (dryRun) return reportOf(await planImport(db, lines, progress), fields, { dryRun, importId: null });
  return actFrom(name, () =>
    db.write(async (tx) => {
      const plan = await planImport(tx, lines, progress);
      if (!skipWrong) refuseWrong(plan);
      const report = reportOf(plan, fields, { dryRun, importId: null });
      if (fingerprint && fingerprint.toLowerCase() !== report.fingerprint) throw outdated();
      return { ...report, importId: await write(tx, plan, { fileName: name, admin }, progress) };
    }),
  );
}

function refuseWrong({ rows }: Plan) {
  const wrong = rows.filter(({ outcome }) => outcome === 'WRONG' || outcome === 'UNCLEAR');
  const [first] = wrong;
  const decimals = decimalQuestion(rows);
  if (decimals?.mark === null) throw unansweredMark(decimals);
  if (!first) return;
  const count = wrong.length === 1 ? '1 row is wrong' : `${wrong.length} rows are wrong`;
  const reason = first.reasons[0]?.message ?? 'It may mean a product that is there already.';
  throw badInput('file', `Nothing was changed: ${count}. Line ${first.line.line}: ${reason}`);
}

/** Returns the import's id, null when there was nothing to write. */
async function write(tx: Tx, { rows }: Plan, about: { fileName: string; admin: string }, progress: Progress) {
  const written = rows.filter(({ outcome }) => outcome === 'ADDED' || outcome === 'CHANGED');
  if (written.length === 0) return null;
  progress.expect(written.length);
  const before = new Map<string, imports.Product | null>();
  const writer = productWriter(tx);
  const add = await products.adder(tx, writer);
  // The last row is written first, since the newest product is the first of the list.
  for (const row of written.toReversed()) {
    await progress.advance();
    const was = row.before && products.plain(row.before);
    if (was) await writer.change(was, row.stored);
    const id = was ? was.id : await add(row.id, row.stored, Date.now());
    before.set(id, was);
  }
  await writer.finish();
  const after = await withIds(tx, [...before.keys()]);
  return imports.add(
    tx,
    { ...about, createdAt: Date.now() },
    after.map((row) => ({ row, before: before.get(row.id) ?? null })),
  );
}
