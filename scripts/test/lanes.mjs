import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { installClients } from '../clients.mjs';
import { ensureChromium, noChromium, versionOf } from '../chromium.mjs';
import { ensureFirefox } from '../firefox.mjs';
import { ensurePostgres, noPostgres } from '../postgres.mjs';
import { addProved, keepSent, readSentToPostgres, testsOnPostgres, writeProved } from '../postgres/contract.mjs';
import { buildMark } from '../ready.mjs';
import { eslint, format, migrations } from './checks.mjs';
import { createDue } from './due.mjs';
import { looksAt, machine } from './inputs.mjs';
import { journeysDue, writeJourneys } from './journeys.mjs';
import { leaveOut, run, step } from './steps.mjs';
import { readTree } from './tree.mjs';
import { isOfRelease, listTests } from './vitest.mjs';

/** The main job of each kind of user, and the walk over all screens: the gate always runs these of the browser's tests. */
export const runsAlways = (file) => /^e2e\/(main\/|walk\/(site|workScreens|otherScreens)\.test)/.test(file);

/** Seconds that all tests of a step take in each lane, on two cores. */
const expected = {
  gate: { units: 230, processes: 60, postgres: 60, browsers: 150 },
  release: { units: 340, processes: 350, postgres: 700, browsers: 700 },
};

const notes = {
  sqlite: 'node_modules/.vitrin-sqlite.jsonl',
  postgres: 'node_modules/.vitrin-postgres.jsonl',
  chosen: 'node_modules/.vitrin-on-postgres.json',
  loads: 'node_modules/.vitrin-loads.jsonl',
};

/** Watches the statements of worker processes. */
const noteWorkers = new URL('../postgres/noteWorkers.mjs', import.meta.url).href;

const isBuilt = () => existsSync(buildMark);

/**
 * Returns the steps of a lane, in the order of scripts/test.mjs: the gate's, or with `isRelease` those of the release lane. `all`
 * runs what has passed before, too; `resumes` goes on with a release lane; `keeps` notes what the last step writes.
 */
export function createLane({ isRelease, resumes, all, keeps }) {
  const chromium = ensureChromium();
  console.log(chromium ? `Browser: ${versionOf(chromium)} (${chromium})` : noChromium);
  if (isRelease && !ensureFirefox()) leaveOut('Firefox', 'There is no Firefox: its tests are left out.');
  const hasPostgres = ensurePostgres();

  // Vitest lists their tests only where they are.
  const clients = isRelease && installClients();

  const lane = isRelease ? 'release' : 'gate';
  const { checkStep, testStep, hasPassed, hasSucceeded, keepPassed, ofBuild } = createDue({
    surroundings: machine(),
    all,
    // The release lane looks at more than the gate, whose proofs are none of its own.
    lane: isRelease ? lane : '',
  });
  const listing = Promise.all([listTests(), listTests('--config e2e/vitest.config.ts')]);
  const of = async (...projects) =>
    (await listing)
      .flat()
      .filter(({ project, file }) => projects.includes(project) && (isRelease || !isOfRelease(file)));
  /** Workers of a build start six times sooner than those that Node has to compile (server/worker.dev.mjs). */
  const environment = () => ({ NODE_ENV: 'test', LANE: lane, ...(isBuilt() && { BUILT_WORKER: 'yes' }) });

  /** Tests of the built product depend on the build and on the browser, beside their own files. */
  const needsBuild = (name, tests, seconds, more = {}) =>
    isBuilt() || tests.length === 0
      ? testStep(name, tests, {
          options: '--config e2e/vitest.config.ts',
          environment: { ...environment(), CHROMIUM_PATH: chromium ?? '', ...more },
          more: `${isBuilt() && ofBuild()} ${chromium && versionOf(chromium)}`,
          expected: seconds,
        })
      : step(name, 0, async () => ({ ok: false, output: 'There is no build to try.' }));

  const readChosen = () => (existsSync(notes.chosen) ? JSON.parse(readFileSync(notes.chosen, 'utf8')) : {});
  const everyTestOnPostgres = async () =>
    Object.fromEntries((await of('postgres')).map(({ file }) => [file, undefined]));

  return {
    checks: () =>
      [
        ['Types', 85, () => run('npm run --silent types'), looksAt.code],
        ['Lint', 35, () => run(`${eslint} .`), looksAt.code],
        ['Lint with types', 30, () => run('npm run --silent lint:types'), looksAt.code],
        ['Format', 2, () => run(`${format} .`), looksAt.all],
        ['Build', 25, () => run(`node scripts/ready.mjs ${all ? '--again' : ''}`), looksAt.product, isBuilt],
        ['Imports', 12, () => run('npm run --silent imports'), looksAt.code],
        ['Migrations are current', 8, migrations, looksAt.tables],
        ['Generated files are current', 4, () => run('npx graphql-codegen --check --silent'), looksAt.contract],
      ].flatMap(checkStep),

    ledger: async () => testStep('Ledger', await of('ledger'), { environment: environment(), expected: 15 }),

    /** What the tests send to SQLite is kept: it decides what runs on PostgreSQL. */
    async units() {
      rmSync(notes.sqlite, { force: true });
      await testStep('Server, interface, tools', await of('server', 'web'), {
        environment: { ...environment(), SHAPES_FILE: notes.sqlite, NODE_OPTIONS: `--import ${noteWorkers}` },
        expected: expected[lane].units,
      });
      keepSent(notes.sqlite);
    },

    processes: async () => needsBuild('Starts and ends', await of('process'), expected[lane].processes),

    async postgres() {
      // A user without the rights to install PostgreSQL can still try everything that runs without it.
      if (!hasPostgres) return leaveOut('PostgreSQL', noPostgres);
      const tests = await of('postgres');
      const name = isRelease ? 'All of the API on PostgreSQL' : 'Contract on PostgreSQL';
      if (isRelease) {
        rmSync(notes.postgres, { force: true });
        const more = { STATEMENTS_FILE: notes.postgres };
        return testStep(name, tests, {
          environment: { ...environment(), ...more },
          expected: expected.release.postgres,
        });
      }
      const { chosen, fresh } = testsOnPostgres(tests.map(({ file }) => file));
      writeFileSync(notes.chosen, JSON.stringify(chosen));
      console.log(`  Statements new on PostgreSQL: ${fresh.statements}; ${fresh.tests} tests run there for them.`);
      const some = tests
        .filter(({ file }) => file in chosen)
        .map((test) => ({ ...test, more: JSON.stringify(chosen[test.file]) }));
      return testStep(name, some, {
        environment: { ...environment(), POSTGRES_TESTS: notes.chosen },
        expected: expected.gate.postgres,
      });
    },

    async browsers() {
      const name = 'The product in a browser';
      if (!chromium) return step(name, 0, async () => ({ ok: false, output: noChromium }));
      const more = keeps ? { LOADS_FILE: notes.loads } : {};
      rmSync(notes.loads, { force: true });
      if (isRelease) return needsBuild(name, await of('browser', 'firefox'), expected.release.browsers, more);
      const tests = await of('browser');
      const others = tests.filter(({ file }) => !runsAlways(file)).map(({ file }) => file);
      const due = new Set(isBuilt() ? journeysDue(others, readTree()) : []);
      console.log(`  Journeys whose pages have changed since the last release lane: ${due.size} of ${others.length}.`);
      const chosen = tests.filter(({ file }) => runsAlways(file) || due.has(file));
      return needsBuild(name, chosen, expected.gate.browsers, more);
    },

    /** Their packages are no others of the product: only this lane installs them. */
    async clients() {
      const types = () => run('node node_modules/typescript-native/bin/tsc -p proof/clients');
      if (!(await step('Packages of others', 0, async () => clients))) return;
      const tests = await of('clients');
      await Promise.all([
        step('Types of clients', 30, types),
        testStep('Clients of others', tests, { environment: environment(), expected: 25 }),
      ]);
    },

    lighthouse: () => step('Lighthouse', 120, () => run('npm run bench -- lighthouse pages=/,/products floor=80')),

    /** Writes what has passed, which spares the gate the same proof until something of it changes, in a fresh clone, too. */
    async keepProofs() {
      const kept = keepPassed(runsAlways);
      console.log(`  Proved in their present state: ${kept} test files.`);
      if (isBuilt()) {
        const files = (await of('browser')).map(({ file }) => file).filter((file) => !runsAlways(file));
        const succeeded = files.filter((file) => hasSucceeded('browser', file));
        writeJourneys({ files, passed: succeeded, loadsFile: notes.loads, tree: readTree() });
      }
      if (!hasPostgres) return;
      if (!isRelease || resumes) {
        const chosen = isRelease ? await everyTestOnPostgres() : readChosen();
        const added = addProved(chosen, (file) => hasPassed('postgres', file));
        console.log(`  PostgreSQL: ${added} statements more are proved.`);
        return;
      }
      const tests = readSentToPostgres(notes.postgres);
      console.log(`  ${writeProved(tests, (file) => hasSucceeded('postgres', file))}`);
    },
  };
}
