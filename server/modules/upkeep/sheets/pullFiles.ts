import { nextTimes } from '../../../../common/imports/schedule.ts';
import { addToAudit } from '../../../context/audit.ts';
import type { Services } from '../../../context/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { FetchFailure, fetchFile } from '../../../http/fetchFile.ts';
import type { ImportProfileRow } from '../../catalogue/importProfiles/profiles.store.ts';
import * as profiles from '../../catalogue/importProfiles/profiles.store.ts';
import * as pulls from '../../catalogue/importProfiles/pulls.store.ts';
import { exportToFolder } from './exportToFolder.ts';
import { hashOf, packed } from './keptReport.ts';
import { runUnattended } from './runProfile.ts';
import * as runs from './runs.store.ts';

const minute = 60_000;
/** After a failure it is tried again; the last of the tries is a run that failed. */
const waits = [minute, 5 * minute, 15 * minute];
/** An address may send this many bytes, more than a person uploads: an ERP's export is large as XML. */
const mostBytes = 100 * 1024 * 1024;
const by = 'its schedule';

type Needed = Pick<Services, 'db' | 'jobs' | 'heavyWork' | 'log' | 'key'>;

/** `trusted` are the hosts of the own network, `folder` is that of exports. */
type Places = { trusted: string[]; folder?: string | undefined };

/**
 * Returns a function that fetches and imports the files of profiles whose time has come, and writes those of profiles that
 * export. A time that was missed while the server was down comes once, at its start.
 */
export function createPuller(services: Needed, { trusted, folder }: Places) {
  const { db } = services;
  return async (now = Date.now()) => {
    const known = await pulls.list(db);
    for (const profile of await profiles.list(db)) {
      const { direction, schedule, source } = profile.setup;
      const next = schedule === null ? undefined : nextTimes(schedule, now, 1)[0];
      if (next === undefined || (direction === 'IMPORT' && source.address === null)) continue;
      const pull = known.get(profile.id);
      // A new schedule begins with its next time, and so does one under a clock that was set back.
      if (pull?.schedule !== schedule) await pulls.put(db, profile.id, { schedule, dueAt: next, tries: 0 });
      else if (pull.dueAt === null || pull.dueAt > next) await pulls.put(db, profile.id, { dueAt: next });
      else if (pull.dueAt <= now) {
        await pulls.put(db, profile.id, { dueAt: next, tries: 0 });
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
  pull: pulls.Pull;
  trusted: string[];
  now: number;
  next: number;
};

async function pullOne({ db, jobs, log, key }: Needed, { profile, address, pull, trusted, now, next }: Due) {
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
    const fileHash = hashOf(bytes);
    if (!isSeen || (await runs.lastGood(db, id))?.fileHash !== fileHash) {
      const { importId } = await runUnattended({ db, jobs }, { bytes, name, admin: by }, id);
      if (importId !== null) await addToAudit(db, { event: 'IMPORTED', about: name });
    }
    await pulls.put(db, id, { etag, lastModified, version });
  } catch (error) {
    if (error instanceof FetchFailure) {
      const wait = waits[pull.tries];
      if (wait !== undefined) return pulls.put(db, id, { dueAt: Math.min(now + wait, next), tries: pull.tries + 1 });
      const run = await runs.begin(db, { profileId: id, admin: by, fileName: name, fileHash: '' }, Date.now());
      return runs.fail(db, run, `${error.message} Tried ${waits.length + 1} times.`, packed(Buffer.alloc(0)));
    }
    // Another run of the profile is going on.
    if (error instanceof DomainError && error.kind === 'conflict')
      return pulls.put(db, id, { dueAt: Math.min(now + minute, next) });
    // The run says itself why it failed.
    if (!(error instanceof DomainError)) log.error({ err: error, profile: id }, 'a run by schedule failed');
  }
}

/** An address may have come past the form, such as by a change that is taken back. Earlier versions kept no origin. */
function signInOf({ signIn }: pulls.Pull, key: Services['key'], address: string): Record<string, string> {
  if (signIn === null) return {};
  const [header, value, origin] = unsealed(signIn, key);
  if (origin !== undefined && origin !== pulls.originOf(address))
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
