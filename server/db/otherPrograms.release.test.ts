import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { serveTestSite } from '../testing/serveTestSite.ts';

const writes = 1000;
/** This is the number of transactions in one request. */
const atOnce = 10;
const add = (n: number) => `a${n}: createProduct(input: { name: "Vana ${n}", description: "DN50" }) { id }`;

/** Each round opens the database, reads it in one of three ways, and closes it, like a program that runs once. */
const rounds = `
  const { DatabaseSync, backup } = require('node:sqlite');
  const [file, copy] = process.argv.slice(1);
  const ways = [
    (db) => db.prepare('select count(*) from products').get(),
    (db) => backup(db, copy),
    (db) => db.prepare("select name from sqlite_schema where type = 'table' and sql not like 'create virtual%'").all()
      .forEach(({ name }) => db.prepare('select * from "' + name + '"').all()),
  ];
  let round = 0;
  const next = async () => {
    const db = new DatabaseSync(file, { timeout: 5000 });
    await ways[round++ % 3](db);
    db.close();
    process.stdout.write('.');
    setTimeout(next, 25);
  };
  next();`;
/** `sqlite3` does the same in a shell. */
const shellRounds =
  'while :; do for way in "select count(*) from products" ".backup $1" ".dump"; do ' +
  'sqlite3 -cmd ".timeout 5000" "$0" "$way" >/dev/null && printf .; sleep 0.03; done; done';
const hasProgram = (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, 'sqlite3')));

/** Runs until the test ends; returns how many rounds there were. */
function runBeside(command: string, words: string[]) {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  let done = 0;
  child.stdout.on('data', (data: Buffer) => (done += data.length));
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null && child.kill('SIGKILL')) await once(child, 'close');
  };
  onTestFinished(end);
  return { end, done: () => done };
}

/** The inodes on which this process holds a POSIX lock. */
const lockedFiles = () =>
  readFileSync('/proc/locks', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , , pid]) => pid === String(process.pid))
    .map((words) => Number(words[5]?.split(':').at(-1)));

test('other programs may read the database of a running site, and no write is lost', async () => {
  const { folder, origin, asAdmin, db, heavyWork } = await serveTestSite();
  const file = join(folder, 'site.db');
  const ready = async () => (await fetch(`${origin}/health/ready`)).status;
  expect(await ready()).toBe(200);
  const files = [file, `${file}-wal`, `${file}-shm`];
  const before = files.map((name) => statSync(name).ino);
  const beside = [runBeside(process.execPath, ['-e', rounds, file, join(folder, 'copy-1.db')])];
  if (hasProgram) beside.push(runBeside('sh', ['-c', shellRounds, file, join(folder, 'copy-2.db')]));

  for (let n = 0; n < writes; n += atOnce) {
    const asked = Array.from({ length: atOnce }, (_, more) => add(n + more));
    expect((await asAdmin(`mutation { ${asked.join(' ')} }`)).errors).toBeUndefined();
    if (n % 50 === 0) expect(await ready()).toBe(200);
  }
  for (const { end, done } of beside) {
    expect(done()).toBeGreaterThan(3);
    await end();
  }
  expect(await ready()).toBe(200);
  expect(files.map((name) => statSync(name).ino)).toEqual(before);
  if (existsSync('/proc/locks')) expect(lockedFiles()).toContain(before[0]);

  heavyWork.close();
  db.close();
  const left = new Sqlite(file, { readonly: true });
  onTestFinished(() => void left.close());
  const found = left.prepare('select name from products').pluck().all();
  expect(new Set(found)).toEqual(new Set(Array.from({ length: writes }, (_, n) => `Vana ${n}`)));
}, 60_000);
