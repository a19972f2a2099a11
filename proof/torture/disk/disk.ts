import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { runServer, startSite, type Site } from '../../../e2e/testing/site.ts';
import { createDice, type Dice } from '../../../server/testing/random/dice.ts';
import { signIn } from '../../tools/graphql.ts';
import { withFolder } from '../../tools/withSite.ts';
import { emptyOutcome, number, type Outcome } from '../outcome/outcome.ts';
import { probe } from './probe.ts';
import { accidents } from './accidents.ts';
import { canMount, openSmallDisk } from './smallDisk.ts';

/** The disk has so many megabytes; the site counts as ready with 50 of them free. */
const small = 100;
/** A start has to succeed, or to say why it does not, in so many milliseconds. */
const startTime = 30_000;

/** Runs sites on a disk that is full or read-only, and over files that are damaged, cut, replaced or gone. */
export async function disk(dataDir: string, { count, seed }: { count: number; seed: number }): Promise<Outcome> {
  const outcome = emptyOutcome();
  let acknowledged = 0;
  for (let round = 0; round < count; round++) {
    const dice = createDice(seed * 1009 + round);
    if (canMount) acknowledged += await full(dataDir, dice, outcome);
    for (const name of Object.keys(accidents)) {
      acknowledged += await accident(dataDir, name, dice, outcome);
      await damagedStart(dataDir, name, outcome);
    }
  }
  const kinds = Object.keys(accidents).length;
  const disks = canMount ? 'a full disk and a read-only one, ' : '';
  outcome.figures = `${count} × ${disks}${kinds} kinds of damage to files of a running and of a stopped site; ${number(acknowledged)} writes acknowledged`;
  return outcome;
}

async function full(dataDir: string, dice: Dice, outcome: Outcome) {
  const space = await openSmallDisk(small);
  const folder = `${space.folder}/data`;
  const known = new Set<string>();
  try {
    await cp(dataDir, folder, { recursive: true });
    const site = await startSite(folder);
    const cookie = await signIn(site.origin);
    await probe(site, cookie, dice, known, outcome, 'on a disk with room');
    await space.fill();
    await probe(site, cookie, dice, known, outcome, 'on a full disk');
    await space.free();
    const before = known.size;
    await probe(site, cookie, dice, known, outcome, 'on a disk with room again');
    if (known.size === before) outcome.errors.push('nothing can be saved after a full disk has room again');
    await end(site, outcome, 'a full disk');
    compare(folder, known, outcome, 'a full disk');
    await space.fill();
    await refuses(folder, outcome, 'a full disk');
    await space.free();
    space.makeReadOnly();
    await refuses(folder, outcome, 'a read-only disk');
  } finally {
    await space.close();
  }
  return known.size;
}

/** Damages the files of a running site. */
const accident = (dataDir: string, name: string, dice: Dice, outcome: Outcome) =>
  withCopy(dataDir, async (folder) => {
    const site = await startSite(folder);
    const cookie = await signIn(site.origin);
    await accidents[name]?.(folder);
    const known = new Set<string>();
    try {
      await probe(site, cookie, dice, known, outcome, name);
    } catch (error) {
      if (!saidWhy(site)) throw error;
    }
    await end(site, outcome, name);
    compare(folder, known, outcome, name);
    return known.size;
  });

/** Damages a site that does not run: then it has to start and work, or say why it does not start. */
async function damagedStart(dataDir: string, name: string, outcome: Outcome) {
  // A site that was stopped has no write-ahead log.
  if (name.includes('write-ahead')) return;
  await withCopy(dataDir, async (folder) => {
    await mkdir(`${folder}/uploads`, { recursive: true });
    await accidents[name]?.(folder);
    await refuses(folder, outcome, name);
  });
}

const withCopy = <T>(dataDir: string, use: (folder: string) => Promise<T>) =>
  withFolder(async (folder) => {
    await cp(dataDir, folder, { recursive: true });
    return use(folder);
  });

/** Tells whether a site ended with the sentence about its deleted database. */
const saidWhy = (site: Site) => / was deleted while the site was running: .* and start again\.\n/.test(site.output());

async function end(site: Site, outcome: Outcome, when: string) {
  if (saidWhy(site)) return;
  if (!site.isRunning()) return void outcome.crashed.push(`${when}: ${site.output().slice(-1500)}`);
  await site.stop();
}

/** Notes acknowledged writes that are not in the file, whether or not a site can start over it. */
function compare(folder: string, known: Set<string>, outcome: Outcome, when: string) {
  if (known.size === 0) return;
  const stored = namesIn(join(folder, 'site.db'));
  const gone = [...known].filter((name) => !stored.has(name));
  if (gone.length > 0) outcome.lost.push(`${when}: ${gone.length} of ${known.size} acknowledged writes are gone`);
}

function namesIn(path: string) {
  const file = new Sqlite(path);
  try {
    return new Set(file.prepare<[], string>('select name from products').pluck().all());
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
    // A file that cannot be read holds nothing.
    return new Set<string>();
  } finally {
    file.close();
  }
}

/** Starts over damaged files, which has to end with one sentence or in a site that answers. */
async function refuses(folder: string, outcome: Outcome, when: string) {
  const { server, closed, output } = runServer({ DATA_DIR: folder, PORT: '0' });
  const isUp = () => output().includes('Vitrin: http');
  const timer = setTimeout(() => server.kill('SIGKILL'), startTime);
  const waiting = setInterval(() => isUp() && server.kill('SIGTERM'), 100);
  const code = await closed;
  clearTimeout(timer);
  clearInterval(waiting);
  if (code === null && !isUp()) outcome.hung.push(`a start, ${when}`);
  if (/\n\s+at /.test(output())) outcome.errors.push(`a start, ${when}: ${output().slice(0, 1500)}`);
}
