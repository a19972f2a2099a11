import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nextTimes } from '../../../../common/imports/schedule.ts';
import { addToAudit } from '../../../context/audit.ts';
import type { Services } from '../../../context/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { FetchFailure, fetchFile } from '../../../http/fetchFile.ts';
import { list, type ImportProfileRow } from '../../catalogue/importProfiles/profiles.store.ts';
import { type Pull, listPulls, originOf, putPull } from '../../catalogue/importProfiles/pulls.store.ts';
import { bySchedule, runUnattended } from './profileRuns.ts';
import { createRounds } from './rounds.ts';
import { beginRun, endRun, failRun, fileHashOf, lastGoodRun, packed } from './runs.store.ts';
import { exportedName, exportProfileJob } from './sheets.jobs.ts';

const minute = 60_000;
/** After a failure it is tried again; the last of the tries is a run that failed. */
const waits = [minute, 5 * minute, 15 * minute];
/** An address may send this many bytes, more than a person uploads: an ERP's export is large as XML. */
const mostBytes = 100 * 1024 * 1024;
/** So many addresses are asked at a time: one that answers slowly keeps none of the others waiting. */
const mostAtOnce = 8;

type PullServices = Pick<Services, 'db' | 'jobs' | 'heavyWork' | 'log' | 'key'>;

/** `trusted` are the hosts of the own network, `folder` is that of exports. */
type Places = { trusted: string[]; folder?: string | undefined };

/**
 * Returns a function that fetches and imports the files of profiles whose time has come, and writes those of profiles that
 * export. A time that was missed while the server was down comes once, at its start.
 */
export function createPuller(services: PullServices, { trusted, folder }: Places) {
  const { db, log } = services;
  const round = createRounds(mostAtOnce, (error, profile) =>
    log.error({ err: error, profile }, 'a run by schedule failed'),
  );

  return async (now = Date.now()) => {
    const known = await listPulls(db);
    const due = new Map<string, () => Promise<void>>();
    for (const profile of await list(db)) {
      const { direction, schedule, source } = profile.setup;
      const next = schedule === null ? undefined : nextTimes(schedule, now, 1)[0];
      if (next === undefined || (direction === 'IMPORT' && source.address === null)) continue;
      const pull = known.get(profile.id);
      // A new schedule begins with its next time, and so does one under a clock that was set back.
      if (pull?.schedule !== schedule) await putPull(db, profile.id, { schedule, dueAt: next, tries: 0 });
      else if (pull.dueAt === null || pull.dueAt > next) await putPull(db, profile.id, { dueAt: next });
      else if (pull.dueAt <= now) {
        const { address } = source;
        const work = async () =>
          direction === 'EXPORT'
            ? exportToFolder(services, folder, profile, { admin: bySchedule, now: Date.now() })
            : address !== null && pullOne(services, { profile, address, pull, trusted, now, next });
        due.set(profile.id, async () => {
          await putPull(db, profile.id, { dueAt: next, tries: 0 });
          await work();
        });
      }
    }
    await round([...due.keys()], async (profile) => due.get(profile)?.());
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
  const name = nameIn(address);
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
      const { importId } = await runUnattended({ db, jobs }, { bytes, name, admin: bySchedule }, id);
      if (importId !== null) await addToAudit(db, { event: 'IMPORTED', about: name });
    }
    await putPull(db, id, { etag, lastModified, version });
  } catch (error) {
    if (error instanceof FetchFailure) {
      const wait = waits[pull.tries];
      if (wait !== undefined) return putPull(db, id, { dueAt: Math.min(now + wait, next), tries: pull.tries + 1 });
      const run = await beginRun(db, { profileId: id, admin: bySchedule, fileName: name, fileHash: '' }, Date.now());
      return failRun(db, run, `${error.message} Tried ${waits.length + 1} times.`, packed(Buffer.alloc(0)));
    }
    // Another run of the profile is going on.
    if (error instanceof DomainError && error.kind === 'conflict')
      return putPull(db, id, { dueAt: Math.min(now + minute, next) });
    // The run says itself why it failed.
    if (!(error instanceof DomainError)) log.error({ err: error, profile: id }, 'a run by schedule failed');
  }
}

/** Returns the name of the file that an address leads to, as it is written there where its escapes are none of UTF-8. */
function nameIn(address: string): string {
  const { pathname, hostname } = new URL(address);
  const last = pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || hostname;
  } catch (error) {
    if (error instanceof URIError) return last;
    throw error;
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
