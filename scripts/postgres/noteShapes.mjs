import { appendFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { isQuery, markOf } from './shapes.mjs';

// Notes which statements each test has sent to SQLite, worker processes included, in the file of SHAPES_FILE: a line of JSON
// for each test, `{ file, test, folders, marks }`, and `{ folder, marks }` for each statement of a worker. A database lies in
// the folder of its test, which tells the worker's test. `npm test` decides by it what to run on PostgreSQL.

const file = process.env.SHAPES_FILE;
const marks = new Map();
/**
 * Folders, with the marks of what was sent there since the last `takeSeen`. Vitest loads this module for each file again,
 * while the class that is watched stays.
 */
const seen = (globalThis[Symbol.for('vitrin.statements')] ??= new Map());

/** Watches each statement that this process prepares; `note` receives the folder and the mark of each new one. */
export function watchStatements(note = () => undefined) {
  const { prototype } = Sqlite;
  if (!file || prototype.isWatched) return;
  const { prepare } = prototype;
  prototype.isWatched = true;
  prototype.prepare = function (sql, ...more) {
    if (!marks.has(sql)) marks.set(sql, isQuery(sql) ? markOf(sql) : undefined);
    const mark = marks.get(sql);
    const folder = dirname(this.name);
    if (!seen.has(folder)) seen.set(folder, new Set());
    if (mark && !seen.get(folder).has(mark)) {
      seen.get(folder).add(mark);
      note(folder, mark);
    }
    return prepare.call(this, sql, ...more);
  };
}

/** Returns what was seen since the last call. */
export function takeSeen() {
  const taken = { folders: [...seen.keys()], marks: [...new Set([...seen.values()].flatMap((each) => [...each]))] };
  seen.clear();
  return taken;
}

export const writeLine = (line) => appendFileSync(file, `${JSON.stringify(line)}\n`);
