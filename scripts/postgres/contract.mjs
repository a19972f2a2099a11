import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { cover, needed } from './cover.mjs';
import { isQuery, markOf } from './shapes.mjs';

/**
 * What has passed on PostgreSQL: `statements`, the marks of those that tests send to SQLite and whose tests have passed on
 * PostgreSQL; `tests`, by file, which send it a statement that SQLite never sees. `npm run test:release` writes it.
 */
export const list = 'proof/release/statements.json';

const readProved = () => (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : { statements: [], tests: {} });

/** What these are about, each engine does in its own way: they always run on both, whatever they send. */
export const differing = {
  'locks and transactions': ['server/db/writes.test.ts', 'server/graphql/createOnce.test.ts'],
  races: [
    'server/modules/sales/orders/acceptance/acceptOffer.test.ts',
    'server/modules/catalogue/products/stockCode.test.ts',
  ],
  'cursors and sorting': [
    'server/modules/catalogue/products/products.test.ts',
    'server/modules/catalogue/products/specOrder.test.ts',
  ],
  'answers kept while others write': ['server/graphql/keptAnswers.test.ts'],
  'the changes that programs follow': ['server/modules/upkeep/history/changeLog.test.ts'],
  'full text': ['server/modules/upkeep/reindex/reindex.test.ts'],
};
const isDiffering = new Set(Object.values(differing).flat());

/** Only some tests of these files are about that: words of their names tell which. The others draw papers. */
export const only = {
  'server/modules/sales/orders/acceptance/acceptOffer.test.ts': [
    'accepted at once get numbers',
    'one wins and the other is refused',
  ],
};

const comments = /^\s*(\/\/|\/?\*).*$/gm;

/** Tells whether a file's tests run on PostgreSQL in the gate, too: its code names that engine, or it is listed above. */
export const isAboutPostgres = (file) =>
  isDiffering.has(file) || /postgres/i.test(file + readFileSync(file, 'utf8').replaceAll(comments, ''));

/** Tells the same of one test of such a file. */
const isAboutIt = (file, test) => !only[file] || only[file].some((words) => test.includes(words));

/** The statements of each test of the last runs, by file and test. The file lies with the packages. */
const cache = 'node_modules/.cache/vitrin/statements.json';
export const readSent = () => (existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')) : {});

/** Returns the marks of what each test has sent to PostgreSQL, which server/testing/postgres/statements.ts has written. */
export function readSentToPostgres(file) {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const found = new Map();
  for (const { file, test, seconds, statements } of lines.map((line) => JSON.parse(line))) {
    const name = `${file} ${test}`;
    if (!found.has(name)) found.set(name, { file: relative('', file), test, seconds, statements: new Set() });
    for (const statement of statements.filter(isQuery)) found.get(name).statements.add(markOf(statement));
  }
  return [...found.values()].map((one) => ({ ...one, statements: [...one.statements] }));
}

/** Reads what scripts/postgres/noteShapes.mjs has written, and keeps it: files that ran replace what was known of them. */
export function keepSent(shapesFile) {
  const lines = existsSync(shapesFile) ? readFileSync(shapesFile, 'utf8').trim().split('\n') : [];
  const notes = lines.filter(Boolean).map((line) => JSON.parse(line));
  const ofFolder = new Map();
  for (const { folder, mark } of notes.filter(({ folder }) => folder)) {
    if (!ofFolder.has(folder)) ofFolder.set(folder, new Set());
    ofFolder.get(folder).add(mark);
  }
  const sent = {};
  for (const { file, test, folders, marks } of notes.filter(({ file }) => file)) {
    const ofWorkers = folders.flatMap((folder) => [...(ofFolder.get(folder) ?? [])]);
    const tests = (sent[file] ??= {});
    tests[test] = [...new Set([...(tests[test] ?? []), ...marks, ...ofWorkers])];
  }
  mkdirSync(dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify({ ...readSent(), ...sent }));
}

/** Seconds to assume for each test. */
const usual = 0.5;

/**
 * Returns which tests run on PostgreSQL, by file, null for all of a file. `files`: those that can run there. `fresh`: how
 * many statements are new, and how many tests run for them.
 */
export function testsOnPostgres(files) {
  const { statements, tests: alone } = readProved();
  const proved = new Set(statements);
  const sent = readSent();
  const chosen = {};
  for (const file of files) {
    if (isAboutPostgres(file)) {
      chosen[file] = only[file] ? Object.keys(sent[file] ?? {}).filter((test) => isAboutIt(file, test)) : null;
      if (chosen[file]?.length === 0) chosen[file] = null;
    }
    if (chosen[file] !== null && alone[file]) chosen[file] = [...(chosen[file] ?? []), ...alone[file]];
  }
  const unproved = files.flatMap((file) =>
    chosen[file] === null
      ? []
      : Object.entries(sent[file] ?? {})
          .map(([test, marks]) => ({ file, test, statements: marks.filter((mark) => !proved.has(mark)) }))
          .filter((one) => one.statements.length > 0 && !chosen[file]?.includes(one.test))
          .map((one) => ({ ...one, seconds: usual })),
  );
  const added = cover(unproved);
  for (const { file, test } of added) (chosen[file] ??= []).push(test);
  const fresh = new Set(unproved.flatMap((one) => one.statements)).size;
  return { chosen, fresh: { statements: fresh, tests: added.length } };
}

const write = ({ statements, tests }) => {
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, `${JSON.stringify({ statements: [...statements].sort(), tests }, null, 1)}\n`);
};

/**
 * Adds to the list what a run of some tests has proved. `chosen`: of `testsOnPostgres`; `hasPassed` tells whether a file has
 * passed there. Returns the number of statements that were new.
 */
export function addProved(chosen, hasPassed) {
  const { statements, tests } = readProved();
  const sent = readSent();
  const known = new Set(statements);
  for (const [file, names] of Object.entries(chosen).filter(([file]) => hasPassed(file))) {
    for (const name of names ?? Object.keys(sent[file] ?? {})) {
      for (const mark of sent[file]?.[name] ?? []) known.add(mark);
    }
  }
  write({ statements: known, tests });
  return known.size - statements.length;
}

/**
 * Writes what a run of all tests has proved. `tests`: `{ file, test, seconds, statements }` of each, with the marks of what it
 * sent to PostgreSQL; `hasPassed` tells whether a file has passed there. What SQLite sees too needs no test of its own there.
 */
export function writeProved(tests, hasPassed) {
  const sent = Object.entries(readSent());
  const onSqlite = new Set(sent.flatMap(([, ofFile]) => Object.values(ofFile).flat()));
  const proved = new Set(
    sent.filter(([file]) => hasPassed(file)).flatMap(([, ofFile]) => Object.values(ofFile).flat()),
  );
  const isAbout = new Map([...new Set(tests.map(({ file }) => file))].map((file) => [file, isAboutPostgres(file)]));
  const ofPostgres = tests.map((test) => ({
    ...test,
    statements: test.statements.filter((mark) => !onSqlite.has(mark)),
  }));
  const isAlways = ({ file, test }) => isAbout.get(file) && isAboutIt(file, test);
  const alone = needed(ofPostgres, isAlways).filter((test) => !isAlways(test));
  const rows = Object.entries(Object.groupBy(alone, ({ file }) => file))
    .map(([file, some]) => [file, [...new Set(some.map(({ test }) => test))].sort()])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  write({ statements: proved, tests: Object.fromEntries(rows) });
  const sum = (some) =>
    `${some.length} tests, ${Math.round(some.reduce((total, { seconds }) => total + seconds, 0))} s`;
  const always = sum(tests.filter(isAlways));
  return `PostgreSQL: ${proved.size} of ${onSqlite.size} statements proved; always there: ${always} about it, ${sum(alone)} for what only it is sent; all: ${sum(tests)}.`;
}
