import { createHash } from 'node:crypto';
import { existsSync, type Stats } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { largestUpload } from '../../../../../common/limits.ts';
import { addToAudit } from '../../../../context/audit.ts';
import type { Services } from '../../../../context/context.ts';
import { DomainError } from '../../../../core/errors.ts';
import { lookAtClock } from '../../../../db/clock.store.ts';
import { ProcessEnds } from '../../../../jobs/job.ts';
import { list } from '../../../catalogue/importProfiles/profiles.store.ts';
import { importsKeptForMs } from '../imports.store.ts';
import { byFolder, runUnattended } from './profileRuns.ts';
import { createRounds } from './rounds.ts';
import type { SheetReport } from '../report.ts';
import { beginRun, failRun, packed } from '../runs.store.ts';

/** The folders of so many profiles are worked through at a time. */
const mostAtOnce = 2;

/** A file counts when it has stood still for this many milliseconds. */
const stillFor = 10_000;

type Seen = { size: number; changedAt: number; since: number; isTaken?: boolean };
type WatchServices = Pick<Services, 'db' | 'jobs' | 'log'>;

/**
 * Returns a function that looks for files in the folders of profiles: each whose size has stood still is imported, and moved
 * to `done` or `failed` with its report beside it. A file whose move was cut off is imported once more, which changes nothing. What
 * is wrong with one folder or file stops none of the others; a file that cannot be moved is left alone until it changes.
 */
export function watchFolder(folder: string, services: WatchServices) {
  const { db, log } = services;
  const seen = new Map<string, Seen>();
  const unreadable = new Map<string, string>();
  const tidy = createFolderTidy(db);

  /** Says once at a run of the profile why its folder cannot be read. */
  async function sayWhy(profile: string, error: NodeJS.ErrnoException, now: number) {
    const reason = `The folder of IMPORT_FOLDER for this profile cannot be read (${error.code}).`;
    if (unreadable.get(profile) === reason) return;
    unreadable.set(profile, reason);
    log.error({ profile, code: error.code }, 'the folder of an import profile cannot be read');
    const run = await beginRun(db, { profileId: profile, admin: byFolder, fileName: '', fileHash: '' }, now);
    await failRun(db, run, reason, packed(Buffer.alloc(0)));
  }

  async function look(profile: string, now: number) {
    const own = join(folder, profile);
    let names: string[];
    try {
      names = await filesIn(own);
    } catch (error) {
      if (isOfSystem(error)) return sayWhy(profile, error, now);
      throw error;
    }
    unreadable.delete(profile);
    for (const name of names) {
      const file = join(own, name);
      try {
        const stats = await lstat(file);
        if (!stats.isFile() || !hasStoodStill(seen, file, stats, now)) continue;
        const still = { size: stats.size, changedAt: stats.mtimeMs, since: now };
        seen.set(file, { ...still, isTaken: true });
        if (await take(services, { own, name, profile, size: stats.size, now })) seen.delete(file);
        else seen.set(file, still);
      } catch (error) {
        log.error({ err: error, profile, file: name }, 'a file of the import folder cannot be read or moved');
      }
    }
    await tidy(own, now);
  }

  const round = createRounds(mostAtOnce, (error, profile) =>
    log.error({ err: error, profile }, 'the folder of an import profile cannot be read'),
  );

  return async (now = Date.now()) => {
    const profiles = (await list(db)).map(({ id }) => id);
    await round(profiles, (id) => look(id, now));
    for (const file of seen.keys()) if (!existsSync(file)) seen.delete(file);
  };
}

const isOfSystem = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error;

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
  if (before?.size === size && before.changedAt === changedAt)
    return before.isTaken !== true && now - before.since >= stillFor;
  seen.set(file, { size, changedAt, since: now });
  return false;
}

type Taken = { own: string; name: string; profile: string; size: number; now: number };

/** Imports a file and moves it. False where it is to be looked at once more. */
async function take({ db, jobs, log }: WatchServices, { own, name, profile, size, now }: Taken): Promise<boolean> {
  const file = join(own, name);
  const end = async (to: 'done' | 'failed', report: object) => {
    const stamped = stampedName(name, now);
    await mkdir(join(own, to), { recursive: true });
    await writeFile(join(own, to, `${stamped}.report.json`), `${JSON.stringify(report, null, 2)}\n`);
    await rename(file, join(own, to, stamped));
    return true;
  };
  if (size > largestUpload)
    return end('failed', { error: `The file is larger than ${largestUpload / 1024 / 1024} MB.` });
  let report: SheetReport;
  try {
    const sent = { bytes: await readFile(file), name, admin: byFolder };
    report = await runUnattended({ db, jobs }, sent, profile);
    if (report.importId !== null) await addToAudit(db, { event: 'IMPORTED', about: name });
  } catch (error) {
    // Another run of the profile is going on, or the process ends: the file is looked at again.
    if (error instanceof ProcessEnds || (error instanceof DomainError && error.kind === 'conflict')) return false;
    if (!(error instanceof DomainError)) log.error({ err: error, profile }, 'a file of the import folder failed');
    return end('failed', { error: error instanceof DomainError ? error.message : 'The server could not read it.' });
  }
  return end(report.stops.length > 0 ? 'failed' : 'done', shortened(report));
}

/** A file system takes so many bytes in a name, of which the report's ending takes some. */
const longestName = 255 - Buffer.byteLength('.report.json');

/** Returns the name of a file that was taken at that moment, cut where no file system would take it whole. */
function stampedName(name: string, now: number): string {
  const stamp = `${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')} `;
  const left = longestName - Buffer.byteLength(stamp);
  if (Buffer.byteLength(name) <= left) return stamp + name;
  // Two long names may begin alike.
  const ending = `~${createHash('sha256').update(name).digest('hex').slice(0, 8)}${extname(name).slice(0, 10)}`;
  let beginning = name;
  while (Buffer.byteLength(beginning + ending) > left) beginning = beginning.slice(0, -1);
  return stamp + beginning + ending;
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

/** The files of runs are kept as long as their reports, and have at most so many bytes together in the folder of a profile. */
const mostKept = 500 * 1024 * 1024;
const tidyEvery = 3_600_000;
const stampOf = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d) /;

/** Returns a function that removes what was moved to `done` and `failed` long ago, and the oldest of what is too much, once an hour. */
function createFolderTidy(db: WatchServices['db']) {
  const tidied = new Map<string, number>();
  return async (own: string, now: number) => {
    if (now - (tidied.get(own) ?? 0) < tidyEvery) return;
    tidied.set(own, now);
    // Under a wrong clock everything might look old.
    if (!(await lookAtClock(db, now)).isRight) return;
    const kept = (await Promise.all(['done', 'failed'].map((to) => movedTo(join(own, to))))).flat();
    kept.sort((one, other) => other.at - one.at);
    let bytes = 0;
    for (const { file, at, size } of kept) {
      bytes += size;
      if (at < now - importsKeptForMs || bytes > mostKept) await rm(file, { force: true });
    }
  };
}

/** Returns the files that were moved into a folder; others that lie there are none of ours. */
async function movedTo(folder: string) {
  const moved: { file: string; at: number; size: number }[] = [];
  for (const name of await filesIn(folder)) {
    const [, hour, minute, second] = stampOf.exec(name) ?? [];
    const at = Date.parse(`${hour}:${minute}:${second}Z`);
    if (Number.isNaN(at)) continue;
    const file = join(folder, name);
    moved.push({ file, at, size: (await lstat(file)).size });
  }
  return moved;
}
