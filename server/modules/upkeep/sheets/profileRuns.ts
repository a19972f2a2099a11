import type { Context, Services } from '../../../context/context.ts';
import { DomainError, notFound } from '../../../core/errors.ts';
import { ProcessEnds } from '../../../jobs/job.ts';
import { find, list } from '../../catalogue/importProfiles/profiles.store.ts';
import type { ImportProfileRow } from '../../catalogue/importProfiles/profiles.store.ts';
import { importSheetJob, exportProfileJob, exportedName } from './sheets.jobs.ts';
import { beginRun, beginWaitingRun, endRun, failRun, forgetRun, lastGoodRun, resumeRun } from './runs.store.ts';
import { fileHashOf, packed, unpacked } from './runs.store.ts';
import type { ImportOptions } from './import.ts';
import type { SheetReport } from './report.ts';
import { addToAudit } from '../../../context/audit.ts';
import { nextTimes } from '../../../../common/imports/schedule.ts';
import { FetchFailure, fetchFile } from '../../../http/fetchFile.ts';
import { type Pull, listPulls, originOf, putPull } from '../../catalogue/importProfiles/pulls.store.ts';
import { mkdir, rename, rm, lstat, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stats } from 'node:fs';
import { largestUpload } from '../../../../common/limits.ts';

type RunServices = Pick<Context, 'db' | 'jobs'>;
export type Sent = { bytes: Buffer; name: string; admin: string };
type Options = Omit<ImportOptions, 'runId' | 'profile' | 'dryRun' | 'keepAs'> & { profile: string };
type Name = { owner: string; id: string | null | undefined };

/** These refusals say to look again, or were asked for: the run was none. */
const isNoRun = (error: unknown) =>
  error instanceof DomainError && (error.kind === 'canceled' || error.kind === 'conflict');

/**
 * Imports a file as a run of its profile. A run that fails is kept with its reason and its file. Throws `CONFLICT` while another
 * run of the profile is going on, and like `importSheet`.
 */
export async function runProfile(
  services: RunServices,
  sent: Sent,
  options: Options,
  name: Name,
): Promise<SheetReport> {
  const { db } = services;
  if (!(await find(db, options.profile))) throw notFound('Profile');
  const { bytes, admin } = sent;
  const begun = { profileId: options.profile, admin, fileName: sent.name, fileHash: fileHashOf(bytes) };
  return goOn(services, await beginRun(db, begun, Date.now()), sent, options, name);
}

/** `isSent` tells that a program has sent the file, and was answered that it is taken. */
type Going = Options & { isSent?: boolean };

/** Does a run that has begun. */
async function goOn(
  { db, jobs }: RunServices,
  runId: string,
  sent: Sent,
  { isSent = false, ...options }: Going,
  name: Name,
) {
  try {
    return await jobs.run(importSheetJob, { ...sent, ...options, dryRun: false, runId, keepAs: undefined }, name);
  } catch (error) {
    // A file that was sent stays with its run, which the next process resumes.
    if (error instanceof ProcessEnds && isSent) throw error;
    if (isNoRun(error)) await forgetRun(db, runId);
    else await failRun(db, runId, reasonOf(error), packed(sent.bytes));
    throw error;
  }
}

const reasonOf = (error: unknown) =>
  error instanceof DomainError ? error.message : 'The server could not finish it. Nothing was changed.';

const unattended = {
  ...{ columns: undefined, corrections: undefined, answers: undefined, fingerprint: undefined },
  ...{ skipWrong: true, letPass: false },
};
const nobody = { owner: '', id: null };

/** Imports a file for which no person waits. Throws like `runProfile`. */
const runUnattended = (services: RunServices, sent: Sent, profile: string) =>
  runProfile(services, sent, { ...unattended, profile }, nobody);

/** Does a waiting run whose turn it is. Throws like `runProfile`. */
const runWaiting = (services: RunServices, { id, profileId, ...sent }: Sent & { id: string; profileId: string }) =>
  goOn(services, id, sent, { ...unattended, profile: profileId, isSent: true }, nobody);

/** Returns a function that does the runs that wait; its first call resumes those that ended with an earlier process. */
export function createWaitingRuns(services: Pick<Services, 'db' | 'jobs' | 'log'>) {
  let isResumed = false;
  return async () => {
    if (!isResumed) await resumeRun(services.db, Date.now());
    isResumed = true;
    await doWaitingRuns(services);
  };
}

/** Does the runs that wait, one after the other. What is wrong with a file stands at its run. */
export async function doWaitingRuns({ db, jobs, log }: Pick<Services, 'db' | 'jobs' | 'log'>) {
  for (let run = await beginWaitingRun(db, Date.now()); run; run = await beginWaitingRun(db, Date.now())) {
    const { id, profileId, admin, fileName } = run;
    const sent = { id, profileId, admin, name: fileName, bytes: unpacked(run.file ?? '') };
    try {
      const { importId } = await runWaiting({ db, jobs }, sent);
      if (importId !== null) await addToAudit(db, { event: 'IMPORTED', about: fileName });
    } catch (error) {
      if (error instanceof ProcessEnds) return;
      if (!(error instanceof DomainError)) log.error({ err: error, profile: profileId }, 'a run of a profile failed');
    }
  }
}

const minute = 60_000;
/** After a failure it is tried again; the last of the tries is a run that failed. */
const waits = [minute, 5 * minute, 15 * minute];
/** An address may send this many bytes, more than a person uploads: an ERP's export is large as XML. */
const mostBytes = 100 * 1024 * 1024;
const by = 'its schedule';

type PullServices = Pick<Services, 'db' | 'jobs' | 'heavyWork' | 'log' | 'key'>;

/** `trusted` are the hosts of the own network, `folder` is that of exports. */
type Places = { trusted: string[]; folder?: string | undefined };

/**
 * Returns a function that fetches and imports the files of profiles whose time has come, and writes those of profiles that
 * export. A time that was missed while the server was down comes once, at its start.
 */
export function createPuller(services: PullServices, { trusted, folder }: Places) {
  const { db } = services;
  return async (now = Date.now()) => {
    const known = await listPulls(db);
    for (const profile of await list(db)) {
      const { direction, schedule, source } = profile.setup;
      const next = schedule === null ? undefined : nextTimes(schedule, now, 1)[0];
      if (next === undefined || (direction === 'IMPORT' && source.address === null)) continue;
      const pull = known.get(profile.id);
      // A new schedule begins with its next time, and so does one under a clock that was set back.
      if (pull?.schedule !== schedule) await putPull(db, profile.id, { schedule, dueAt: next, tries: 0 });
      else if (pull.dueAt === null || pull.dueAt > next) await putPull(db, profile.id, { dueAt: next });
      else if (pull.dueAt <= now) {
        await putPull(db, profile.id, { dueAt: next, tries: 0 });
        if (direction === 'EXPORT') await exportToFolder(services, folder, profile, { admin: by, now: Date.now() });
        else if (source.address !== null)
          await pullOne(services, { profile, address: source.address, pull, trusted, now, next });
      }
    }
  };
}

type Due = {
  profile: ImportProfileRow;
  address: string;
  pull: Pull;
  trusted: string[];
  now: number;
  next: number;
};

async function pullOne({ db, jobs, log, key }: PullServices, { profile, address, pull, trusted, now, next }: Due) {
  const { id, version } = profile;
  const name = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '') || new URL(address).hostname;
  // After a change of the profile the same file may mean something else.
  const isSeen = pull.version === version;
  try {
    const headers = {
      ...signInOf(pull, key, address),
      ...(isSeen && pull.etag !== null && { 'If-None-Match': pull.etag }),
      ...(isSeen && pull.lastModified !== null && { 'If-Modified-Since': pull.lastModified }),
    };
    const fetched = await fetchFile(address, { headers, most: mostBytes, trusted });
    if (!fetched) return;
    const { bytes, etag, lastModified } = fetched;
    const fileHash = fileHashOf(bytes);
    if (!isSeen || (await lastGoodRun(db, id))?.fileHash !== fileHash) {
      const { importId } = await runUnattended({ db, jobs }, { bytes, name, admin: by }, id);
      if (importId !== null) await addToAudit(db, { event: 'IMPORTED', about: name });
    }
    await putPull(db, id, { etag, lastModified, version });
  } catch (error) {
    if (error instanceof FetchFailure) {
      const wait = waits[pull.tries];
      if (wait !== undefined) return putPull(db, id, { dueAt: Math.min(now + wait, next), tries: pull.tries + 1 });
      const run = await beginRun(db, { profileId: id, admin: by, fileName: name, fileHash: '' }, Date.now());
      return failRun(db, run, `${error.message} Tried ${waits.length + 1} times.`, packed(Buffer.alloc(0)));
    }
    // Another run of the profile is going on.
    if (error instanceof DomainError && error.kind === 'conflict')
      return putPull(db, id, { dueAt: Math.min(now + minute, next) });
    // The run says itself why it failed.
    if (!(error instanceof DomainError)) log.error({ err: error, profile: id }, 'a run by schedule failed');
  }
}

/** An address may have come past the form, such as by a change that is taken back. Earlier versions kept no origin. */
function signInOf({ signIn }: Pull, key: Services['key'], address: string): Record<string, string> {
  if (signIn === null) return {};
  const [header, value, origin] = unsealed(signIn, key);
  if (origin !== undefined && origin !== originOf(address))
    throw new FetchFailure(`The sign-in was entered for ${origin}: enter it once more for this address.`);
  return { [header]: value };
}

function unsealed(signIn: string, key: Services['key']) {
  try {
    return JSON.parse(key.unseal(signIn)) as [header: string, value: string, origin?: string];
  } catch (error) {
    throw new FetchFailure('The sign-in was kept with the key of another site: enter it once more.', { cause: error });
  }
}

type FolderServices = Pick<Services, 'db' | 'heavyWork' | 'log'>;
type By = { admin: string; now: number };

/**
 * Writes the file of an export profile into the folder, as a run of the profile. Programs that read it see the former file or the
 * whole new one. Why it failed stands at the run.
 */
async function exportToFolder(
  { db, heavyWork, log }: FolderServices,
  folder: string | undefined,
  profile: ImportProfileRow,
  { admin, now }: By,
) {
  const name = exportedName(profile);
  const run = await beginRun(db, { profileId: profile.id, admin, fileName: name, fileHash: '' }, now);
  try {
    if (folder === undefined) throw new NoFolder('The setting EXPORT_FOLDER names no folder to write to.');
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `.${name}.part`);
    await rm(unfinished, { force: true });
    const { rows } = await heavyWork.run(
      exportProfileJob,
      { profile: profile.id, file: unfinished, seesDrafts: true },
      { visitor: '' },
    );
    await rename(unfinished, join(folder, name));
    await db.write((tx) => endRun(tx, run, { state: 'DONE', rows }), { raisesRevision: false });
    await addToAudit(db, { event: 'EXPORTED', about: name });
  } catch (error) {
    const isKnown = error instanceof DomainError || error instanceof NoFolder;
    if (!isKnown) log.error({ err: error, profile: profile.id }, 'an export profile failed');
    await failRun(db, run, isKnown ? error.message : 'The server could not write the file.', packed(Buffer.alloc(0)));
  }
}

/** Nobody has set the folder. */
class NoFolder extends Error {}

/** A file counts when it has stood still for this many milliseconds. */
const stillFor = 10_000;

type Seen = { size: number; changedAt: number; since: number };
type WatchServices = Pick<Services, 'db' | 'jobs' | 'log'>;

/**
 * Returns a function that looks for files in the folders of profiles: each whose size has stood still is imported, and moved
 * to `done` or `failed` with its report beside it. A file whose move was cut off is imported once more, which changes nothing.
 */
export function watchFolder(folder: string, services: WatchServices) {
  const seen = new Map<string, Seen>();
  return async (now = Date.now()) => {
    for (const { id } of await list(services.db)) {
      const own = join(folder, id);
      for (const name of await filesIn(own)) {
        const file = join(own, name);
        const stats = await lstat(file);
        if (!stats.isFile() || !hasStoodStill(seen, file, stats, now)) continue;
        seen.delete(file);
        await take(services, { own, name, profile: id, size: stats.size, now });
      }
    }
  };
}

/** Programs that write under another name first use names like these. */
const isUnfinished = (name: string) => /^\.|\.(part|tmp)$|~$/i.test(name);

/** Returns the names in a folder; none when it does not exist. */
async function filesIn(folder: string) {
  try {
    return (await readdir(folder)).filter((name) => !isUnfinished(name)).sort();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function hasStoodStill(seen: Map<string, Seen>, file: string, { size, mtimeMs: changedAt }: Stats, now: number) {
  const before = seen.get(file);
  if (before?.size === size && before.changedAt === changedAt) return now - before.since >= stillFor;
  seen.set(file, { size, changedAt, since: now });
  return false;
}

type Taken = { own: string; name: string; profile: string; size: number; now: number };

async function take({ db, jobs, log }: WatchServices, { own, name, profile, size, now }: Taken) {
  const file = join(own, name);
  const end = async (to: 'done' | 'failed', report: object) => {
    const stamped = `${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')} ${name}`;
    await mkdir(join(own, to), { recursive: true });
    await writeFile(join(own, to, `${stamped}.report.json`), `${JSON.stringify(report, null, 2)}\n`);
    await rename(file, join(own, to, stamped));
  };
  if (size > largestUpload)
    return end('failed', { error: `The file is larger than ${largestUpload / 1024 / 1024} MB.` });
  try {
    const sent = { bytes: await readFile(file), name, admin: 'its folder' };
    const report = await runUnattended({ db, jobs }, sent, profile);
    if (report.importId !== null) await addToAudit(db, { event: 'IMPORTED', about: name });
    return await end(report.stops.length > 0 ? 'failed' : 'done', shortened(report));
  } catch (error) {
    // Another run of the profile is going on: the file is looked at again.
    if (error instanceof DomainError && error.kind === 'conflict') return undefined;
    if (!(error instanceof DomainError)) log.error({ err: error, profile }, 'a file of the import folder failed');
    return end('failed', { error: error instanceof DomainError ? error.message : 'The server could not read it.' });
  }
}

/** The program that wrote the file can act on these. */
const shortened = ({ added, changed, unchanged, missing, noProduct, wrong, unclear, stops, rows }: SheetReport) => ({
  ...{ added, changed, unchanged, missing, noProduct, refused: wrong + unclear, stops },
  refusedRows: rows
    .filter(({ outcome }) => outcome === 'WRONG' || outcome === 'UNCLEAR')
    .map(({ line, name, reasons }) => ({
      line,
      name,
      reasons: reasons.map(({ field, message }) => `${field}: ${message}`),
    })),
});
