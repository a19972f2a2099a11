import { randomUUID, createHash } from 'node:crypto';
import { and, desc, eq, getTableColumns, gt, inArray, isNotNull, lt, lte, max, ne, or, type SQL } from 'drizzle-orm';
import { inUse } from '../../../core/errors.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { importRuns } from '../../../db/tables/importTables.ts';
import { lengthOf } from '../../../db/columns/expressions.ts';
import { inParts } from '../../../db/parts.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { emit } from '../../../webhooks/emit.ts';
import { find } from '../../catalogue/importProfiles/profiles.store.ts';
import type { LastRun, SheetReport } from './report.ts';
import { gunzipSync, gzipSync } from 'node:zlib';

type WholeRun = typeof importRuns.$inferSelect;
/** A run without its file and its lists, which only one screen shows. */
export type ImportRunRow = Omit<WholeRun, 'file' | 'report' | 'known'>;
/** What is known of a run before its file is read. */
export type BegunRun = Pick<WholeRun, 'profileId' | 'admin' | 'fileName' | 'fileHash'>;

const { file: _, report: __, known: ___, ...listed } = getTableColumns(importRuns);
const quiet = { raisesRevision: false };

/** The list of a profile has at most this many runs. */
const mostListed = 50;
/** A run takes less than this many milliseconds, also one that waits for others: after them, its server must have ended. */
const longest = 15 * 60_000;
const cutOff = 'The server ended before the run did. Nothing was changed.';
const nothingYet = { rows: 0, added: 0, changed: 0, unchanged: 0, missing: 0, wrong: 0 };
const noFiles = { file: null, report: null, known: null, importId: null };

const isCutOff = (now: number) => and(eq(importRuns.state, 'RUNNING'), lt(importRuns.createdAt, now - longest));

/**
 * Ends the runs of a profile that were cut off, and counts those that are going on. A file that a program sent was
 * acknowledged: it waits for its turn once more, and fails when that run is cut off, too.
 */
async function goingOn(tx: Tx, profileId: string, now: number) {
  const isIts = eq(importRuns.profileId, profileId);
  await endCutOff(tx, and(isIts, isCutOff(now)), now);
  return tx.$count(importRuns, and(isIts, eq(importRuns.state, 'RUNNING')));
}

async function endCutOff(tx: Tx, which: SQL | undefined, now: number) {
  const { id, profileId, reasons, file } = importRuns;
  for (const run of await tx
    .select({ id, profileId, reasons, hasFile: isNotNull(file) })
    .from(importRuns)
    .where(which)) {
    const state = run.hasFile && run.reasons.length === 0 ? 'WAITING' : 'FAILED';
    await tx
      .update(importRuns)
      .set({ state, reasons: [cutOff] })
      .where(eq(id, run.id));
    if (state === 'FAILED') await announce(tx, { ...run, state, now });
  }
}

/** These run only in the process that leads: by their schedule, and from their folder. */
export const unattendedNames = ['its schedule', 'its folder'] as const;

/**
 * Ends the runs that an earlier process has begun: files that were sent wait for their turn again, all others have failed. Only the
 * process that leads does runs for which no person waits, and calls this before its first: whatever was running before has been
 * cut off. If it has not, because another server has lost the lead and lives on, one of the two writes, and `finish` refuses
 * the other. Where several servers share a database, a run that a person has begun may be that of another one.
 */
export async function endCutOffRuns(db: Db, since: number, now = Date.now()) {
  const isUnattended = or(isNotNull(importRuns.file), inArray(importRuns.admin, [...unattendedNames]));
  const isEarlier = and(eq(importRuns.state, 'RUNNING'), lte(importRuns.createdAt, since));
  const isCut = db.isShared ? and(isEarlier, isUnattended) : isEarlier;
  if ((await db.$count(importRuns, isCut)) === 0) return;
  await db.write((tx) => endCutOff(tx, isCut, now), quiet);
}

type Ended = { id: string; profileId: string; state: 'STOPPED' | 'FAILED' | 'DONE'; now?: number };

/** Its profile says which ends of a run people are notified of; by itself those that wait for a person. */
async function announce(tx: Tx, { id, profileId, state, now = Date.now() }: Ended) {
  const setup = (await find(tx, profileId))?.setup;
  if (state !== 'DONE' && setup?.direction !== 'EXPORT')
    await emit(tx, [{ event: 'IMPORT_STOPPED', subject: id }], now);
  const wanted = setup?.notices ?? 'PROBLEMS';
  if (wanted === 'NEVER' || (wanted === 'PROBLEMS' && state === 'DONE')) return;
  await raiseNotice(tx, { kind: `IMPORT_${state}`, subject: id, about: profileId, now });
}

const blank = { ...nothingYet, ...noFiles };

/** Begins a run and returns its id. Throws `CONFLICT` while another one of the profile is going on. */
export const beginRun = (db: Db, run: BegunRun, now: number) =>
  db.write(async (tx) => {
    if ((await goingOn(tx, run.profileId, now)) > 0)
      throw inUse('This profile is running already. Nothing was imported: try again when that run has ended.');
    return addRunning(tx, run, now);
  }, quiet);

/** Adds a run that is going on, in a transaction, and returns its id. */
export async function addRunning(tx: Tx, run: BegunRun, now: number) {
  const id = randomUUID();
  await tx.insert(importRuns).values({ ...blank, ...run, id, createdAt: now, state: 'RUNNING', reasons: [] });
  return id;
}

/** Lets a file wait for its turn, and returns the id of its run. Throws `CONFLICT` while another one of the profile waits. */
export const enqueueRun = (db: Db, run: BegunRun, file: string, now: number) =>
  db.write(async (tx) => {
    const isWaiting = and(eq(importRuns.profileId, run.profileId), eq(importRuns.state, 'WAITING'));
    if ((await tx.$count(importRuns, isWaiting)) > 0) throw inUse('A file of this profile is waiting already.');
    const id = randomUUID();
    await tx.insert(importRuns).values({ ...blank, ...run, id, file, createdAt: now, state: 'WAITING', reasons: [] });
    return id;
  }, quiet);

/** Begins the run that has waited longest and whose profile does not run. Returns undefined when there is none. */
export async function beginWaitingRun(db: Db, now: number): Promise<WholeRun | undefined> {
  const isWaiting = eq(importRuns.state, 'WAITING');
  const isSent = or(isWaiting, and(isCutOff(now), isNotNull(importRuns.file)));
  // Nothing waits most of the time, and a look needs no write.
  if ((await db.$count(importRuns, isSent)) === 0) return undefined;
  return db.write(async (tx) => {
    const sent = await tx.select({ profileId: importRuns.profileId }).from(importRuns).where(isSent);
    const free = new Set<string>();
    for (const id of new Set(sent.map(({ profileId }) => profileId))) {
      if ((await goingOn(tx, id, now)) === 0) free.add(id);
    }
    const waiting = await tx.select().from(importRuns).where(isWaiting).orderBy(importRuns.createdAt);
    const run = waiting.find(({ profileId }) => free.has(profileId));
    // Its file stays with it until the run has ended.
    if (run) await tx.update(importRuns).set({ state: 'RUNNING', createdAt: now }).where(eq(importRuns.id, run.id));
    return run;
  }, quiet);
}

/** It belongs in the transaction of the run. Throws `CONFLICT` when the run no longer counts as going on. */
export async function endRun(tx: Tx, id: string, values: Omit<Partial<WholeRun>, 'id' | 'profileId'>) {
  const [run] = await tx
    .update(importRuns)
    .set(values)
    .where(and(eq(importRuns.id, id), eq(importRuns.state, 'RUNNING')))
    .returning({ profileId: importRuns.profileId });
  if (!run) throw inUse('The run took too long, and another one may have begun. Nothing was imported.');
  if (values.state === 'STOPPED' || values.state === 'DONE') await announce(tx, { id, ...run, state: values.state });
  if (values.state === 'STOPPED') await dropFiles(tx, run.profileId);
  if (!values.known) return;
  const isEarlier = and(eq(importRuns.profileId, run.profileId), ne(importRuns.id, id), isNotNull(importRuns.known));
  await tx.update(importRuns).set({ known: null }).where(isEarlier);
}

/** Notes why a run failed, with its file. */
export const failRun = (db: Db, id: string, reason: string, file: string) =>
  db.write(async (tx) => {
    const isIt = and(eq(importRuns.id, id), eq(importRuns.state, 'RUNNING'));
    const [run] = await tx
      .update(importRuns)
      .set({ state: 'FAILED', reasons: [reason], file })
      .where(isIt)
      .returning({ profileId: importRuns.profileId });
    if (!run) return;
    await announce(tx, { id, ...run, state: 'FAILED' });
    await dropFiles(tx, run.profileId);
  }, quiet);

/** The files of so many runs of a profile are kept, of those that failed and of those that stopped themselves. */
const mostFiles = 3;
/** The packed files of all profiles have at most so many letters together. */
const mostLetters = 200 * 1024 * 1024;

/** Drops the files that are too many, the oldest first: a supplier that sends a broken file each minute fills no disk. */
async function dropFiles(tx: Tx, profileId: string) {
  const { id, state, createdAt, file } = importRuns;
  for (const one of ['FAILED', 'STOPPED'] as const) {
    const isIts = and(eq(importRuns.profileId, profileId), eq(state, one), isNotNull(file));
    const kept = await tx.select({ id }).from(importRuns).where(isIts).orderBy(desc(createdAt), desc(id));
    await forgetFiles(tx, kept.slice(mostFiles));
  }
  const isEnded = and(inArray(state, ['FAILED', 'STOPPED']), isNotNull(file));
  const sizes = await tx
    .select({ id, letters: lengthOf(file) })
    .from(importRuns)
    .where(isEnded)
    .orderBy(desc(createdAt), desc(id));
  let letters = 0;
  await forgetFiles(
    tx,
    sizes.filter((run) => (letters += run.letters) > mostLetters),
  );
}

const forgetFiles = async (tx: Tx, runs: { id: string }[]) =>
  void (await inParts(
    runs.map(({ id }) => id),
    async (part) => (await tx.update(importRuns).set({ file: null }).where(inArray(importRuns.id, part)), []),
  ));

/** Forgets a run that its admin has ended, or that has asked to look again first. */
export const forgetRun = (db: Db, id: string) =>
  db.write(async (tx) => {
    await tx.delete(importRuns).where(and(eq(importRuns.id, id), eq(importRuns.state, 'RUNNING')));
  }, quiet);

/** Returns the last run that wrote something, or had nothing to write. */
export async function lastGoodRun(db: Tx, profileId: string): Promise<(LastRun & { fileHash: string }) | null> {
  const [row] = await db
    .select({ rows: importRuns.rows, known: importRuns.known, fileHash: importRuns.fileHash })
    .from(importRuns)
    .where(and(eq(importRuns.profileId, profileId), isNotNull(importRuns.known)))
    .limit(1);
  return row ? { ...row, known: row.known ?? [] } : null;
}

/** A run that was cut off with its server has failed, also before the next one begins. */
const asItIs = <Run extends ImportRunRow>(run: Run): Run =>
  run.state === 'RUNNING' && run.createdAt < Date.now() - longest
    ? { ...run, state: 'FAILED', reasons: [cutOff] }
    : run;

/** Returns the latest runs of a profile, or of all. */
export async function listRuns(db: Tx, profileId: string | null): Promise<ImportRunRow[]> {
  const rows = await db
    .select(listed)
    .from(importRuns)
    .where(profileId === null ? undefined : eq(importRuns.profileId, profileId))
    .orderBy(desc(importRuns.createdAt), desc(importRuns.id))
    .limit(mostListed);
  return rows.map(asItIs);
}

/** Returns the latest run of each of these profiles. */
export async function lastRunOf(db: Tx, profileIds: string[]): Promise<Map<string, ImportRunRow>> {
  const latest = db
    .select({ profileId: importRuns.profileId, at: max(importRuns.createdAt).as('at') })
    .from(importRuns)
    .where(inArray(importRuns.profileId, profileIds))
    .groupBy(importRuns.profileId)
    .as('latest');
  const rows = await db
    .select(listed)
    .from(importRuns)
    .innerJoin(latest, and(eq(importRuns.profileId, latest.profileId), eq(importRuns.createdAt, latest.at)));
  return new Map(rows.map((row) => [row.profileId, asItIs(row)]));
}

export async function findRun(db: Tx, id: string): Promise<WholeRun | undefined> {
  const [row] = await db.select().from(importRuns).where(eq(importRuns.id, id));
  return row && asItIs(row);
}

/** Returns those of the runs that are still kept, in any order. */
export const runsWithIds = async (db: Tx, ids: string[]): Promise<ImportRunRow[]> =>
  (await inParts(ids, (part) => db.select(listed).from(importRuns).where(inArray(importRuns.id, part)))).map(asItIs);

/** Tells whether a later run of the same profile has gone through. */
export async function isRunOvertaken(db: Tx, { profileId, createdAt }: ImportRunRow): Promise<boolean> {
  const isLater = and(eq(importRuns.profileId, profileId), gt(importRuns.createdAt, createdAt));
  return (await db.$count(importRuns, and(isLater, isNotNull(importRuns.known)))) > 0;
}

/** Removes runs from before that moment; the last good one of each profile stays, since the next is compared with it. */
export async function removeRunsOlderThan(db: Db, before: number): Promise<number> {
  const isOld = lt(importRuns.createdAt, before);
  const old = await db.select({ id: importRuns.id, known: importRuns.known }).from(importRuns).where(isOld);
  const gone = old.filter(({ known }) => known === null);
  if (gone.length === 0) return 0;
  await db.write(async (tx) => {
    for (const { id } of gone) await tx.delete(importRuns).where(eq(importRuns.id, id));
  }, quiet);
  return gone.length;
}

// A run keeps its file and its report packed with gzip and in base64, since both engines have columns for texts.

/** A run keeps this many rows of each outcome; of unchanged ones a few will do. */
const [mostRows, mostUnchanged] = [500, 100];

export const fileHashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export const packed = (bytes: Buffer) => gzipSync(bytes).toString('base64');
export const unpacked = (text: string) => gunzipSync(Buffer.from(text, 'base64'));

/** Packs the report of a run. Products that a row may mean are left out: nobody can answer the row any more. */
export function packedReport(report: SheetReport): string {
  const counts = new Map<string, number>();
  const rows = report.rows.filter(({ outcome }) => {
    const count = (counts.get(outcome) ?? 0) + 1;
    counts.set(outcome, count);
    return count <= (outcome === 'UNCHANGED' ? mostUnchanged : mostRows);
  });
  return packed(Buffer.from(JSON.stringify({ ...report, rows: rows.map((row) => ({ ...row, candidates: [] })) })));
}

/** Reports of earlier versions lack these. */
type SinceThen = 'clearedPrices' | 'noProduct' | 'hidden' | 'jumps' | 'cleared' | 'left' | 'pictures';

/** Returns the report of a run; what earlier versions have not counted is none. */
export const unpackedReport = (text: string): SheetReport => ({
  ...{ clearedPrices: 0, noProduct: 0, hidden: null, jumps: 0, cleared: [], left: [], pictures: 0 },
  ...(JSON.parse(unpacked(text).toString()) as Omit<SheetReport, SinceThen> & Partial<SheetReport>),
});
