import { execFileSync } from 'node:child_process';
import { eslint, prettier, vitest } from './test/checks.mjs';
import { finish, run, twoAtOnce } from './test/steps.mjs';

/**
 * `npm run check [-- BASE]`: what the files changed since BASE (HEAD unless told) touch. What
 * takes a browser is left to `npm test`.
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
const contract = changed.some((file) => /\.graphql$|codegen/.test(file));
const journeys = changed.filter((file) => /^e2e\/.*\.test\.ts$/.test(file));

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
  ['Tests', 40, () => vitest(`--changed ${base} --passWithNoTests`, { NODE_ENV: 'test' }), changed.length > 0],
  ['Imports', 8, command('npm run --silent imports'), scripts.length > 0],
  ['Generated files', 5, command('npx graphql-codegen --check --silent'), contract],
  ['Format', 3, command(`${prettier} --ignore-unknown ${inShell(changed)}`), changed.length > 0],
].filter(([, , , needed]) => needed);

console.log(`${changed.length} files differ from ${base}.`);
await twoAtOnce(steps);
if (journeys.length > 0) {
  console.log(`\nNot run: npm run build && npm run test:e2e -- ${journeys.join(' ')}`);
}
finish(started);
