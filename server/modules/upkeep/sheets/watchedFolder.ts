import type { Stats } from 'node:fs';
import { lstat, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { largestUpload } from '../../../../common/limits.ts';
import { addToAudit } from '../../../context/audit.ts';
import type { Services } from '../../../context/context.ts';
import { DomainError } from '../../../core/errors.ts';
import * as profiles from '../../catalogue/importProfiles/profiles.store.ts';
import { runUnattended } from './runProfile.ts';
import type { SheetReport } from './sheets.report.ts';

/** A file counts when it has stood still for this many milliseconds. */
const stillFor = 10_000;

type Seen = { size: number; changedAt: number; since: number };
type Needed = Pick<Services, 'db' | 'jobs' | 'log'>;

/**
 * Returns a function that looks for files in the folders of profiles: each whose size has stood still is imported, and moved
 * to `done` or `failed` with its report beside it. A file whose move was cut off is imported once more, which changes nothing.
 */
export function watchFolder(folder: string, services: Needed) {
  const seen = new Map<string, Seen>();
  return async (now = Date.now()) => {
    for (const { id } of await profiles.list(services.db)) {
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

async function take({ db, jobs, log }: Needed, { own, name, profile, size, now }: Taken) {
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

/** What the program that wrote the file can act on. */
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
