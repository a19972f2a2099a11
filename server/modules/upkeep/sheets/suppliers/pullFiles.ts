import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nextTimes } from '../../../../../common/imports/schedule.ts';
import { addToAudit } from '../../../../context/audit.ts';
import type { Services } from '../../../../context/context.ts';
import { DomainError } from '../../../../core/errors.ts';
import { FetchFailure, fetchFile } from '../../../../http/fetchFile.ts';
import { list, type ImportProfileRow } from '../../../catalogue/importProfiles/profiles.store.ts';
import { type Pull, listPulls, originOf, putPull } from '../../../catalogue/importProfiles/pulls.store.ts';
import { bySchedule, runUnattended } from './profileRuns.ts';
import { createRounds } from './rounds.ts';
import { beginRun, endRun, failRun, fileHashOf, lastGoodRun, packed } from '../runs.store.ts';
import { customerFileJob } from '../../customerFiles/customerFiles.jobs.ts';
import { isPosition, ordersSince } from '../../orderFiles/orderChanges.ts';
import { endingOf, orderFileJob } from '../../orderFiles/orderFiles.jobs.ts';
import { exportedName, exportProfileJob } from '../sheets.jobs.ts';

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
            ? exportByName(services, folder, profile, pull)
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
/** Writes a file and returns how many rows it has. */
type Make = (file: string) => Promise<{ rows: number }>;

async function exportByName(
  services: FolderServices,
  folder: string | undefined,
  profile: ImportProfileRow,
  pull: Pull,
) {
  const { heavyWork } = services;
  const { id, setup } = profile;
  if (setup.exported.of === 'PRODUCTS')
    return exportToFolder(services, { folder, profile, name: exportedName(profile) }, async (file) =>
      heavyWork.run(exportProfileJob, { profile: id, file, seesDrafts: true }, { visitor: '' }),
    );
  if (setup.exported.of === 'CUSTOMERS')
    return exportToFolder(services, { folder, profile, name: exportedName(profile) }, async (file) =>
      heavyWork.run(customerFileJob, { profile: id, file }, { visitor: '' }),
    );
  return exportOrders(services, folder, profile, pull);
}

/**
 * Writes the orders since the last file into one of their own, named by where they end. Its end is noted before it is written: after
 * a crash the same orders come under the same name. Without an order there is no file. A pull of an export keeps the position after
 * its last file in `etag`, and that after a file that is being written in `lastModified`.
 */
async function exportOrders(
  services: FolderServices,
  folder: string | undefined,
  profile: ImportProfileRow,
  pull: Pull,
) {
  const { db, heavyWork } = services;
  const { id, setup } = profile;
  // A profile that has fetched files before keeps what their server said there.
  const from = isPosition(pull.etag) ? pull.etag : null;
  let end = isPosition(pull.lastModified) ? pull.lastModified : null;
  if (end === null) {
    const found = await ordersSince(db, from, setup.exported.orders);
    if (found.ids.length === 0) return putPull(db, id, { etag: found.end });
    ({ end } = found);
    await putPull(db, id, { lastModified: end });
  }
  const [number] = end.split('-');
  const until = end;
  const name = `${id}-${number}.${endingOf(setup)}`;
  const isDone = await exportToFolder(services, { folder, profile, name }, async (file) =>
    heavyWork.run(orderFileJob, { profile: id, file, from, end: until }, { visitor: '' }),
  );
  if (isDone) await putPull(db, id, { etag: end, lastModified: null });
}

type Written = { folder: string | undefined; profile: ImportProfileRow; name: string };

/**
 * Writes the file of an export profile into the folder, as a run of the profile. Programs that read it see the former file or the
 * whole new one. Why it failed stands at the run. Returns whether it is there.
 */
async function exportToFolder({ db, log }: FolderServices, { folder, profile, name }: Written, make: Make) {
  const about = { profileId: profile.id, admin: bySchedule, fileName: name, fileHash: '' };
  const run = await beginRun(db, about, Date.now());
  try {
    if (folder === undefined) throw new NoFolder('The setting EXPORT_FOLDER names no folder to write to.');
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `.${name}.part`);
    await rm(unfinished, { force: true });
    const { rows } = await make(unfinished);
    await rename(unfinished, join(folder, name));
    await db.write((tx) => endRun(tx, run, { state: 'DONE', rows }), { raisesRevision: false });
    await addToAudit(db, { event: 'EXPORTED', about: name });
    return true;
  } catch (error) {
    const isKnown = error instanceof DomainError || error instanceof NoFolder;
    if (!isKnown) log.error({ err: error, profile: profile.id }, 'an export profile failed');
    await failRun(db, run, isKnown ? error.message : 'The server could not write the file.', packed(Buffer.alloc(0)));
    return false;
  }
}

/** Nobody has set the folder. */
class NoFolder extends Error {}
