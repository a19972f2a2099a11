import { inShell, isScript, lintOf } from './check/lint.mjs';
import { nearestTests } from './check/nearest.mjs';
import { format, migrations } from './test/checks.mjs';
import { createInputs, looksAt, machine } from './test/inputs.mjs';
import { passed } from './test/passed.mjs';
import { finish, run, step, twoAtOnce } from './test/steps.mjs';
import { changedSince, readTree } from './test/tree.mjs';
import { isOfRelease, listTests, vitest } from './test/vitest.mjs';

/**
 * `npm run check [-- BASE]`: what the files changed since BASE (HEAD by default) touch, in less than a minute: types, which
 * end it when they are red, and beside them the whole ledger, then the rest with the nearest tests. Nearly every test of the
 * server imports every module, so all tests that a change could break would take minutes: `npm test` runs them.
 */
const started = Date.now();
/** Seconds of tests, two files at a time. */
const budget = 18;
/** Seconds to assume for a test that has not run here yet. */
const usualSeconds = 2;

const base = process.argv[2] ?? 'HEAD';
const changed = changedSince(base);
const scripts = changed.filter(isScript);
const { lint, lintTypes } = lintOf(scripts);
const journeys = changed.filter((file) => /^e2e\/.*\.test\.ts$/.test(file));
const changes = (looksAt) => changed.some(looksAt);
console.log(`${changed.length} files differ from ${base}.`);

const listing = listTests('--project server --project web');
const { graph } = createInputs(readTree(), machine());
const ledger = ['Ledger', 12, () => vitest('--project ledger', { NODE_ENV: 'test' })];
const types = ['Types', 25, () => run('npm run --silent types')];
const [typesAreRight] =
  scripts.length === 0 ? [true] : await Promise.all([types, ledger].map((checks) => step(...checks)));
if (!typesAreRight) {
  console.log('\nStopped here: with wrong types, most of what follows fails for the same reason.');
  finish(started);
  process.exit();
}

const quick = (await listing).filter(({ file }) => !isOfRelease(file));
const tests = quick.map((test) => ({
  ...test,
  seconds: passed.seconds(`${test.project} ${test.file}`) ?? usualSeconds,
}));
const { chosen, touched } = nearestTests({ tests, changed, steps: graph.stepsFrom(changed), budget });
const projects = [...new Set(chosen.map(({ project }) => `--project ${project}`))].join(' ');

/** Name, seconds to expect, what to do, whether there is anything to do it for. */
const steps = [
  [...ledger, scripts.length === 0],
  ['Lint', 10, () => run(lint), scripts.length > 0],
  ['Lint with types', 10, () => run(lintTypes), scripts.length > 0],
  [
    'Nearest tests',
    20,
    () => vitest(`${projects} ${inShell(chosen.map(({ file }) => file))}`, { NODE_ENV: 'test' }),
    chosen.length > 0,
  ],
  ['Imports', 8, () => run('npm run --silent imports'), scripts.length > 0],
  ['Migrations are current', 4, migrations, changes(looksAt.tables)],
  ['Generated files', 5, () => run('npx graphql-codegen --check --silent'), changes(looksAt.contract)],
  ['Format', 3, () => run(`${format} --no-error-on-unmatched-pattern ${inShell(changed)}`), changed.length > 0],
].filter(([, , , isNeeded]) => isNeeded);

await twoAtOnce(steps);
if (touched.length > chosen.length) {
  console.log(
    `\nTests: the ${chosen.length} nearest of ${touched.length} that the change could break. npm test runs the rest.`,
  );
}
if (journeys.length > 0) {
  console.log(`\nNot run: npm run build && npm run test:e2e -- ${journeys.join(' ')}`);
}
finish(started);
