import { importFrom } from '../../../core/actor.ts';
import { badInput, outdated } from '../../../core/errors.ts';
import { unfollowed, type Progress } from '../../../jobs/progress.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { addProfile, type ProfileValues } from '../../catalogue/importProfiles/profiles.store.ts';
import { columnsFor, type Column } from './reading/columns.ts';
import {
  decimalQuestion,
  hiddenQuestion,
  unansweredHidden,
  unansweredMark,
  reportOf,
  type SheetReport,
  stopsOf,
} from './report.ts';
import { addRunning, endRun, lastGoodRun, fileHashOf, packed, packedReport } from './runs.store.ts';
import { noteMissing } from './imports.store.ts';
import { readLines, type ReadLines, type SheetReading } from './reading/readLines.ts';
import { planImport, type Plan, type PlannedRow } from './plan.ts';
import { writePlan } from './writePlan.ts';
import { emit } from '../../../webhooks/emit.ts';
import type { ProfileSetup } from '../../../../common/imports/profileSetup.ts';
import { fromStored, toStored } from '../../../fields/field.ts';
import { productFields, type Entered, productRowsWithSeqs } from '../../catalogue/products/products.rows.ts';

export type ImportOptions = SheetReading & {
  dryRun: boolean;
  /** Leaves out wrong and unclear rows instead of refusing the whole file; a profile always does. */
  skipWrong: boolean;
  /** It identifies the trial that an admin has seen. */
  fingerprint: string | undefined;
  /** Writes although the profile would stop itself. */
  letPass: boolean;
  /** The run of the profile that has begun for it; undefined for a trial, and without a profile. */
  runId: string | undefined;
  /** The profile that is made of the reading, with this import as its first run. */
  keepAs: ProfileValues | undefined;
};
type Sent = { bytes: Buffer; name: string; admin: string };

/** Returns what an import of these lines would do now, and why it would stop itself. Writes nothing. */
export async function planRead(db: Tx, read: ReadLines, progress: Progress) {
  const { lines, rules, profile } = read;
  const plan = await planImport(db, lines, progress, rules);
  const last = profile && (await lastGoodRun(db, profile.id));
  if (profile && last) {
    const { missing } = profile.setup;
    plan.rows.push(
      ...(await missingRows(db, plan.rows, { known: last.known, missing, columns: columnsFor(plan.choices) })),
    );
  }
  return { plan, stops: stopsOf(plan, read, last) };
}

/**
 * Imports a sheet in one step, or reports what that would do. Throws `BAD_USER_INPUT` when a row is wrong or unclear,
 * unless it is a trial or leaves such rows out, and `CONFLICT` when its result would differ from that trial.
 */
export async function importSheet(
  db: Db,
  sent: Sent,
  { dryRun, skipWrong, fingerprint, letPass, runId: begun, keepAs, ...reading }: ImportOptions,
  progress: Progress = unfollowed(),
): Promise<SheetReport> {
  const read = await readLines(db, sent.bytes, reading);
  const nothing = { importId: null, runId: null };
  if (dryRun) {
    const { plan, stops } = await planRead(db, read, progress);
    return reportOf(plan, read, stops, { dryRun, ...nothing });
  }
  return importFrom(sent.name, () =>
    db.write(async (tx) => {
      const { plan, stops } = await planRead(tx, read, progress);
      if (!skipWrong && !read.profile) refuseWrong(plan);
      const trial = reportOf(plan, read, stops, { dryRun, ...nothing });
      if (fingerprint && fingerprint.toLowerCase() !== trial.fingerprint) throw outdated();
      const isStopped = stops.sentences.length > 0 && !letPass;
      const host = read.profile?.setup.shape.pictures?.host ?? null;
      const about = { fileName: sent.name, admin: sent.admin, host };
      const written = isStopped ? null : await writePlan(tx, plan, about, progress);
      // Addresses that could not be led on are known once they were written.
      const report = written ? { ...trial, left: reportOf(plan, read, stops, { dryRun, ...nothing }).left } : trial;
      const runId = keepAs ? await firstRun(tx, sent, keepAs) : begun;
      const done = { ...report, importId: written?.importId ?? null, runId: runId ?? null };
      if (runId) await finishRun(tx, runId, { read, bytes: sent.bytes, plan, report: done, isStopped, written });
      const finished = isStopped ? undefined : (done.runId ?? done.importId);
      if (finished) await emit(tx, [{ event: 'IMPORT_FINISHED', subject: finished }], Date.now());
      return done;
    }),
  );
}

/** Adds a profile, and begins its first run. */
async function firstRun(tx: Tx, { bytes, name, admin }: Sent, keepAs: ProfileValues) {
  const { id: profileId } = await addProfile(tx, keepAs);
  return addRunning(tx, { profileId, admin, fileName: name, fileHash: fileHashOf(bytes) }, Date.now());
}

type Ran = {
  read: ReadLines;
  bytes: Buffer;
  plan: Plan;
  report: SheetReport;
  isStopped: boolean;
  written: Awaited<ReturnType<typeof writePlan>>;
};

async function finishRun(tx: Tx, id: string, { read, bytes, plan, report, isStopped, written }: Ran) {
  const { profile, lines } = read;
  const { added, changed, unchanged, wrong, unclear, stops } = report;
  const passed = stops.length > 0 ? 'PASSED' : 'DONE';
  const known = isStopped ? null : namedProducts(plan, written?.seqs ?? []);
  await endRun(tx, id, {
    state: isStopped ? 'STOPPED' : written ? passed : 'UNCHANGED',
    rows: lines.length,
    ...{ added, changed, unchanged, missing: report.missing, wrong: wrong + unclear, reasons: stops },
    file: isStopped ? packed(bytes) : null,
    report: packedReport(report),
    known,
    importId: report.importId,
  });
  if (profile && known) await noteMissing(tx, profile.id, { known, missing: missingIn(plan) });
}

const missingIn = ({ rows }: Plan) =>
  rows.flatMap(({ outcome, before }) => (outcome === 'MISSING' && before ? [before.seq] : []));

/** Returns the numbers of the products that the rows of a file mean, also of refused ones. */
function namedProducts(plan: Plan, written: number[]) {
  const gone = new Set(missingIn(plan));
  const named = plan.rows.flatMap(({ before }) => (before ? [before.seq] : []));
  return [...new Set([...named, ...written])].filter((seq) => !gone.has(seq));
}

function refuseWrong({ rows }: Plan) {
  const wrong = rows.filter(({ outcome }) => outcome === 'WRONG' || outcome === 'UNCLEAR');
  const [first] = wrong;
  const hidden = hiddenQuestion(rows);
  if (hidden) throw unansweredHidden(hidden);
  const decimals = decimalQuestion(rows);
  if (decimals?.mark === null) throw unansweredMark(decimals);
  if (!first) return;
  const count = wrong.length === 1 ? '1 row is wrong' : `${wrong.length} rows are wrong`;
  const reason = first.reasons[0]?.message ?? 'It may mean a product that is there already.';
  throw badInput('file', `Nothing was changed: ${count}. Line ${first.line.line}: ${reason}`);
}

const ruled = {
  ON_ORDER: { availability: 'ON_ORDER' },
  DISCONTINUED: { availability: 'DISCONTINUED' },
  HIDDEN: { status: 'HIDDEN' },
} as const;

/**
 * Returns the products that the last good run of a profile named and these rows do not, each with what becomes of it. `known`
 * are their numbers; products that are gone by now are no longer missing.
 */
async function missingRows(
  db: Tx,
  rows: PlannedRow[],
  { known, missing, columns }: { known: number[]; missing: ProfileSetup['missing']; columns: Column[] },
): Promise<PlannedRow[]> {
  // A row that is refused names its product all the same.
  const named = new Set(
    rows.flatMap(({ before, candidates }) => [...(before ? [before] : []), ...candidates].map(({ seq }) => seq)),
  );
  const gone = await productRowsWithSeqs(
    db,
    known.filter((seq) => !named.has(seq)),
  );
  return gone.map((before): PlannedRow => {
    const stored = fromStored(productFields, before);
    const becomes = missing === 'NOTHING' || missing === 'BIN' ? {} : ruled[missing];
    const entered: Entered = { ...stored, ...becomes };
    const line = {
      line: 0,
      cells: new Map(),
      doubts: new Map(),
      problems: new Map(),
      changed: new Map(),
      isNew: false,
      columns,
    };
    return {
      line: { ...line, netPrice: null, description: null },
      id: before.id,
      before,
      entered,
      stored: toStored(productFields, entered),
      outcome: 'MISSING',
      reasons: [],
      doubts: [],
      changes: (['availability', 'status'] as const).filter((name) => entered[name] !== stored[name]),
      candidates: [],
      texts: new Map(),
      isRemoved: missing === 'BIN',
    };
  });
}
