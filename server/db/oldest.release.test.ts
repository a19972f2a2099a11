import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/openTestApi.ts';
import { putOldestData } from '../testing/oldest.ts';
import { openDatabase } from './openDatabase.ts';

const kills = 10;
/** The bytes of the header, which contains SQLite's change counter: every copy increases it. */
const headerLength = 100;

/** A program that opens a folder's database and kills itself at a given step; without one, it prints the number of steps. */
const opening = `
  import Sqlite from 'better-sqlite3';
  const [folder, last] = process.argv.slice(1);
  let steps = 0;
  const step = () => {
    if (++steps === Number(last)) process.kill(process.pid, 'SIGKILL');
  };
  const ways = Sqlite.prototype;
  for (const name of ['exec', 'prepare', 'pragma']) {
    const way = ways[name];
    ways[name] = function (...given) {
      step();
      return way.apply(this, given);
    };
  }
  const { backup } = ways;
  // It copies few pages at once, so that some are written when it is killed.
  const progress = () => (step(), 10);
  ways.backup = function (file) {
    return backup.call(this, file, { progress });
  };
  const { openDatabase } = await import('./server/db/openDatabase.ts');
  (await openDatabase(folder)).close();
  console.log(steps);`;

async function runOpening(folder: string, last: number) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', opening, folder, String(last)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (data: Buffer) => (said += data.toString()));
  const [, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { signal, steps: Number(said) };
}

/** Reads the number of migrations, all rows, and the result of the integrity check. */
function lookAt(file: string) {
  const connection = new Sqlite(file);
  const tables = connection
    .prepare(`select name from sqlite_schema where type = 'table' and sql not like 'create virtual%' order by name`)
    .pluck()
    .all() as string[];
  const rows = Object.fromEntries(tables.map((name) => [name, connection.prepare(`select * from "${name}"`).all()]));
  const integrity = connection.pragma('integrity_check', { simple: true });
  connection.close();
  return { migrations: rows.__drizzle_migrations?.length ?? 0, rows, integrity };
}

async function oldest() {
  const folder = await temporaryFolder();
  putOldestData(folder);
  return { folder, file: join(folder, 'site.db'), backups: join(folder, 'backups') };
}

/** The complete copies that starts have made. */
const copiesIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : []).filter((name) => /^site-.*\.db$/.test(name));

test('the data of the oldest release is updated to this one, however often the update is killed', async () => {
  const { folder, file, backups } = await oldest();
  const asItWas = readFileSync(file);
  const before = lookAt(file);
  const { steps } = await runOpening(folder, 0);
  const after = lookAt(file);
  expect([before.migrations, after.integrity]).toEqual([4, 'ok']);
  const [copy = ''] = copiesIn(backups);
  const pages = (bytes: Buffer) => bytes.subarray(headerLength);
  expect(pages(readFileSync(join(backups, copy))).equals(pages(asItWas))).toBe(true);

  const found = new Set<number>();
  const round = async (n: number) => {
    const killed = await oldest();
    // The last kill comes after the commit and before the database is closed.
    const { signal } = await runOpening(killed.folder, Math.ceil(((n + 1) / kills) * steps));
    expect(signal).toBe('SIGKILL');
    const { migrations, integrity } = lookAt(killed.file);
    expect([before.migrations, after.migrations]).toContain(migrations);
    expect(integrity).toBe('ok');
    found.add(migrations);
    (await openDatabase(killed.folder)).close();
    expect(lookAt(killed.file)).toEqual(after);
    expect(readdirSync(killed.backups).filter((name) => name.includes('.part'))).toEqual([]);
    for (const name of copiesIn(killed.backups)) expect(lookAt(join(killed.backups, name))).toEqual(before);
  };
  for (let n = 0; n < kills; n += 2) await Promise.all([round(n), round(n + 1)]);
  expect(found).toEqual(new Set([before.migrations, after.migrations]));
}, 60_000);
