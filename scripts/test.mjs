import { existsSync } from 'node:fs';
import { buildMark, checkNode, continueInBroughtNode, install } from './ready.mjs';
import { ensurePostgres, noPostgres } from './postgres.mjs';
import { eslint, migrations, prettier, vitest } from './test/checks.mjs';
import { finish, run, step, twoAtOnce } from './test/steps.mjs';

/** `npm test`: everything a reviewer would do, on a fresh clone too. Some fifteen minutes on two cores, with installing. */
const started = Date.now();
try {
  checkNode();
  install();
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
continueInBroughtNode();

// Playwright is there only now.
const { ensureChromium, noChromium, versionOf } = await import('./chromium.mjs');
const chromium = ensureChromium();
console.log(chromium ? `Browser: ${versionOf(chromium)} (${chromium})` : noChromium);

await twoAtOnce([
  ['Types', 35, () => run('npm run --silent types')],
  ['Lint', 35, () => run(`${eslint} .`)],
  ['Lint with types', 12, () => run('npm run --silent lint:types')],
  ['Format', 20, () => run(`${prettier} .`)],
  ['Build', 15, () => run('node scripts/ready.mjs --again')],
  ['Imports', 6, () => run('npm run --silent imports')],
  ['Migrations are current', 4, migrations],
  ['Generated files are current', 2, () => run('npx graphql-codegen --check --silent')],
]);
await step('Server, interface, tools', 160, () => vitest('--project server --project web', { NODE_ENV: 'test' }));
// Whoever has no rights to install it can try everything that runs without it.
if (ensurePostgres())
  await step('The API on PostgreSQL', 200, () => vitest('--project postgres', { NODE_ENV: 'test' }));
else console.log(noPostgres);
await step('The product in a browser', 430, async () => {
  if (!chromium) return { ok: false, output: noChromium };
  if (!existsSync(buildMark)) return { ok: false, output: 'There is no build to try.' };
  return vitest('--config e2e/vitest.config.ts', { CHROMIUM_PATH: chromium });
});
finish(started);
