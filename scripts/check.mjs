import { execFileSync } from 'node:child_process';
import { finish, run, twoAtOnce } from './test/steps.mjs';

/**
 * `npm run check [-- BASE]`: what the files changed since BASE (HEAD unless told) touch, in less than a minute. What
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

/** Name, seconds to expect, whether there is anything to do, the command. */
const steps = [
  ['Types', 30, scripts.length > 0, 'npm run --silent types'],
  ['Lint', 15, scripts.length > 0, `npx eslint --no-warn-ignored ${inShell(scripts)}`],
  ['Tests', 25, changed.length > 0, `npx vitest related --run --passWithNoTests ${inShell(changed)}`],
  ['Imports', 8, scripts.length > 0, 'npm run --silent imports'],
  ['Generated files', 5, contract, 'npx graphql-codegen --check --silent'],
  ['Format', 3, changed.length > 0, `npx prettier --check --log-level warn --ignore-unknown ${inShell(changed)}`],
].filter(([, , needed]) => needed);

console.log(`${changed.length} files differ from ${base}.`);
await twoAtOnce(steps.map(([name, expected, , command]) => [name, expected, () => run(command, { NODE_ENV: 'test' })]));
if (journeys.length > 0) {
  console.log(`\nNot run: npm run build && npm run test:e2e -- ${journeys.join(' ')}`);
}
finish(started);
