import { execFileSync } from 'node:child_process';
import { eslint, prettier, vitest } from './test/checks.mjs';
import { finish, run, twoAtOnce } from './test/steps.mjs';

/**
 * `npm run check [-- BASE]`: what the files changed since BASE (HEAD unless told) touch, in less than a minute. What
 * takes a browser is left to `npm test`, and so are the server's tests in other folders than the change: nearly all of
 * them ask the whole API, which imports every module. A change of what server and interface share takes longer.
 */
const started = Date.now();
const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);
const base = process.argv[2] ?? 'HEAD';
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', '--relative', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const inShell = (files) => files.map((file) => `'${file.replaceAll("'", "'\\''")}'`).join(' ');
const scripts = changed.filter((file) => /\.(ts|tsx|js|mjs)$/.test(file));
const journeys = changed.filter((file) => /^e2e\/.*\.test\.ts$/.test(file));

const inServer = changed.filter((file) => file.startsWith('server/'));
/** `server/modules/products/`, `server/db/`; the server's own folder for a file in it. */
const folders = new Set(inServer.map((file) => /^server\/(modules\/)?([^/]+\/)?/.exec(file)[0]));
const tests = (project, where = []) =>
  vitest(`--project ${project} --changed ${inShell([base])} --passWithNoTests ${inShell(where)}`, { NODE_ENV: 'test' });
const changes = (pattern) => changed.some((file) => pattern.test(file));
/** What server and interface share. */
const shared = changes(/^(common\/.*|schema\.graphql|codegen\.ts)$/);

const command = (line) => () => run(line);
/** Name, seconds to expect, what to do, whether there is anything to do it for. */
const steps = [
  ['Types', 30, command('npm run --silent types'), scripts.length > 0],
  ['Lint', 10, command(`${eslint} --no-warn-ignored ${inShell(scripts)}`), scripts.length > 0],
  [
    'Lint with types',
    10,
    command(`npm run --silent lint:types -- --no-error-on-unmatched-pattern ${inShell(scripts)}`),
    scripts.length > 0,
  ],
  [
    'Server tests',
    20,
    () => tests('server', shared ? [] : [...folders, 'scripts/']),
    shared || changes(/^(server|scripts)\//),
  ],
  ['Interface tests', 40, () => tests('web'), shared || changes(/^(web|scripts)\//)],
  ['Imports', 8, command('npm run --silent imports'), scripts.length > 0],
  ['Generated files', 5, command('npx graphql-codegen --check --silent'), changes(/\.graphql$|codegen/)],
  ['Format', 3, command(`${prettier} --ignore-unknown ${inShell(changed)}`), changed.length > 0],
].filter(([, , , needed]) => needed);

console.log(`${changed.length} files differ from ${base}.`);
await twoAtOnce(steps);
if (inServer.length > 0 && !shared) {
  console.log(`\nOf the server's tests only those in ${[...folders].join(', ')}: npm test runs all.`);
}
if (journeys.length > 0) {
  console.log(`\nNot run: npm run build && npm run test:e2e -- ${journeys.join(' ')}`);
}
finish(started);
