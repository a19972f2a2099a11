import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { inject, onTestFinished } from 'vitest';
import { engine } from '../../db/engine.ts';
import { aloneOn } from '../../db/postgres/lock.ts';
import { rowsOf } from '../../db/postgres/rowsOf.ts';
import { noteStatements } from './statements.ts';
import { wipe } from './wipe.ts';

/** The databases of tests are copies of this one. */
export const template = 'vitrin_template';

const inUse = new Map<string, Promise<string>>();
/** Addresses of empty databases, which are used again: making one takes longer than most tests. */
const free: string[] = [];

/** Returns the address of the database for a test's folder, empty at the first call; undefined on SQLite, which keeps it in the folder. */
export async function databaseOf(folder: string): Promise<string | undefined> {
  if (engine === 'sqlite') return undefined;
  const url = inUse.get(folder) ?? take(folder);
  inUse.set(folder, url);
  return url;
}

async function take(folder: string) {
  const url = free.pop() ?? (await make());
  const since = Date.now();
  onTestFinished(async () => {
    inUse.delete(folder);
    await noteStatements(url, (Date.now() - since) / 1000);
    if (await wipe(url)) free.push(url);
  });
  return url;
}

async function make() {
  const server = inject('postgres');
  const name = `test-${randomUUID()}`;
  await aloneOn(server, (tx) => rowsOf(tx, sql.raw(`create database "${name}" template ${template}`)));
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}
