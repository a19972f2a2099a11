import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { hashOfText } from '../test/tree.mjs';

/**
 * Tests that send statements to PostgreSQL that no other test sends, by file, each file with the hash of its text when
 * that was found out: `{ hash, runs }`. The file's other tests need not run there. `npm run test:postgres` writes the list.
 */
export const list = 'server/testing/postgres/chosen.json';

export const readChosen = () => (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {});

const hashOf = (file) => hashOfText(readFileSync(file));

/**
 * Returns the names of a file's tests that `npm test` runs on PostgreSQL; undefined for all of them: when the file is new,
 * or its text has changed since the list was written.
 */
export const runsOf = (file, chosen = readChosen()) =>
  file in chosen && chosen[file].hash === hashOf(file) ? chosen[file].runs : undefined;

/** `tests`: `{ file }` of each. Returns those of which anything runs. */
export function filesOnPostgres(tests) {
  const chosen = readChosen();
  return tests.filter(({ file }) => runsOf(file, chosen)?.length !== 0);
}

/** Returns whether a test file names PostgreSQL: its tests always run there, whatever they send. */
export const isAboutPostgres = (file) =>
  /postgres/i.test(file + readFileSync(file, 'utf8')) || /(^|\/)torture\//.test(file);

/** `tests`: `{ file, test, isChosen }` of each. Files of which every test is chosen are not listed. */
export function writeChosen(tests) {
  const ofFile = Object.groupBy(tests, ({ file }) => file);
  const entries = Object.entries(ofFile)
    .filter(([, all]) => all.some(({ isChosen }) => !isChosen))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, all]) => {
      const runs = all.filter(({ isChosen }) => isChosen).map(({ test }) => test);
      return [file, { hash: hashOf(file), runs: [...new Set(runs)] }];
    });
  writeFileSync(list, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
