import { existsSync, readFileSync } from 'node:fs';
import { buildMark, checkNode, continueInBroughtNode, install } from './ready.mjs';
import { ensurePostgres, noPostgres } from './postgres.mjs';
import { filesOnPostgres } from './postgres/chosen.mjs';
import { eslint, format, migrations } from './test/checks.mjs';
import { createDue } from './test/due.mjs';
import { looksAt, machine } from './test/inputs.mjs';
import { finish, isGreen, run, step, twoAtOnce, verdict } from './test/steps.mjs';
import { listTests } from './test/vitest.mjs';

/**
 * `npm test`: everything a reviewer would do, on a fresh clone too. What has passed and has not changed since is skipped.
 * `--all` runs that, too. After static checks and unit tests it prints a verdict and stops when something is red, unless
 * `--keep-going`.
 */
const started = Date.now();
const all = process.argv.includes('--all');
const keepsGoing = process.argv.includes('--keep-going');
try {
  checkNode();
  install();
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
continueInBroughtNode();

// Playwright is a package and is missing before `install`.
const { ensureChromium, noChromium, versionOf } = await import('./chromium.mjs');
const chromium = ensureChromium();
console.log(chromium ? `Browser: ${versionOf(chromium)} (${chromium})` : noChromium);
const hasPostgres = ensurePostgres();

const { checkStep, testStep } = createDue({ surroundings: machine(), all });
const isBuilt = () => existsSync(buildMark);
const static_ = [
  ['Types', 85, () => run('npm run --silent types'), looksAt.code],
  ['Lint', 35, () => run(`${eslint} .`), looksAt.code],
  ['Lint with types', 30, () => run('npm run --silent lint:types'), looksAt.code],
  ['Format', 2, () => run(`${format} .`), looksAt.all],
  ['Build', 25, () => run(`node scripts/ready.mjs ${all ? '--again' : ''}`), looksAt.product, isBuilt],
  ['Imports', 12, () => run('npm run --silent imports'), looksAt.code],
  ['Migrations are current', 8, migrations, looksAt.tables],
  ['Generated files are current', 4, () => run('npx graphql-codegen --check --silent'), looksAt.contract],
];
const listing = Promise.all([listTests(), listTests('--config e2e/vitest.config.ts')]);
await twoAtOnce(static_.flatMap(checkStep));

const tests = (await listing).flat();
const of = (...projects) => tests.filter(({ project }) => projects.includes(project));
/** What tests of the built product depend on beside their own files. */
const built = isBuilt() ? `${readFileSync(buildMark, 'utf8')} ${chromium && versionOf(chromium)}` : '';
/** Workers of a build start six times sooner than those that Node has to compile (server/worker.dev.mjs). */
const environment = { NODE_ENV: 'test', ...(built && { BUILT_WORKER: 'yes' }) };
const inBrowser = { options: '--config e2e/vitest.config.ts', environment: { CHROMIUM_PATH: chromium }, more: built };
const needsBuild = async (name, projects, expected) => {
  if (projects.length === 0) return;
  if (built) await testStep(name, projects, { ...inBrowser, expected });
  else await step(name, 0, async () => ({ ok: false, output: 'There is no build to try.' }));
};

await testStep('Server, interface, tools', of('server', 'web'), { environment, expected: 330 });
verdict(started);
if (isGreen() || keepsGoing) {
  // The tests of processes wait for starts and ends most of the time: the other core is free for PostgreSQL.
  const processes = needsBuild('The product’s processes', of('process'), 320);
  // A user without the rights to install PostgreSQL can still try everything that runs without it.
  if (hasPostgres) {
    console.log('  Of these, the tests run that send statements of their own: `npm run test:postgres` runs all');
    const onPostgres = { environment: { ...environment, CHOSEN_TESTS: 'yes' }, expected: 320 };
    await testStep('The API on PostgreSQL', filesOnPostgres(of('postgres')), onPostgres);
  } else console.log(noPostgres);
  await processes;
  if (chromium) await needsBuild('The product in a browser', of('browser', 'firefox'), 640);
  else await step('The product in a browser', 0, async () => ({ ok: false, output: noChromium }));
} else console.log('Stopped here: `npm test -- --keep-going` continues with processes, PostgreSQL and browsers.');
finish(started);
