import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOfText } from '../test/tree.mjs';

/**
 * Test files that send no statement to PostgreSQL but what the others send as well, each with the hash of its text when
 * that was found out. `npm run test:postgres` writes the list.
 */
export const list = 'server/testing/postgres/leftOut.json';

export const readLeftOut = () => (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {});

const hashOf = (file) => hashOfText(readFileSync(file));

/** Returns whether `npm test` leaves a file out on PostgreSQL: it is listed, and its text has not changed since. */
export const isLeftOut = (file, leftOut = readLeftOut()) => file in leftOut && leftOut[file] === hashOf(file);

/** `tests`: `{ file }` of each. Returns `chosen`, those that run, and `left`, how many do not. */
export function filesOnPostgres(tests) {
  const leftOut = readLeftOut();
  const chosen = tests.filter(({ file }) => !isLeftOut(file, leftOut));
  return { chosen, left: tests.length - chosen.length };
}

/** Returns whether a test names PostgreSQL: such a test always runs there, whatever it sends. */
export const isAboutPostgres = (file) =>
  /postgres/i.test(file + readFileSync(file, 'utf8')) || /(^|\/)torture\//.test(file);

export function writeLeftOut(files) {
  const hashes = Object.fromEntries(files.toSorted().map((file) => [file, hashOf(file)]));
  writeFileSync(list, `${JSON.stringify(hashes, null, 2)}\n`);
}
