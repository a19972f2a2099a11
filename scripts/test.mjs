import { build, checkNode, install } from './ready.mjs';
import { migrations, vitest } from './test/checks.mjs';
import { finish, run, step, twoAtOnce } from './test/steps.mjs';

/** `npm test`: everything a reviewer would do, on a fresh clone too. About eight minutes on two cores, besides installing. */
const started = Date.now();
try {
  checkNode();
  install();
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

// Playwright is there only now.
const { ensureChromium, noChromium, versionOf } = await import('./chromium.mjs');
const chromium = ensureChromium();
console.log(chromium ? `Browser: ${versionOf(chromium)} (${chromium})` : noChromium);

await step('Generated files are current', 5, () => run('npx graphql-codegen --check --silent'));
await twoAtOnce([
  ['Lint', 40, () => run('npx eslint .')],
  ['Types', 30, () => run('npx tsc')],
  ['Migrations are current', 5, migrations],
  ['Format', 10, () => run('npx prettier --check --log-level warn .')],
]);
const built = await step('Build', 5, async () => {
  build({ again: true });
  return { ok: true };
});
await step('Server, interface, tools', 50, () => vitest('', { NODE_ENV: 'test' }));
await step('The product in a browser', 330, async () => {
  if (!chromium) return { ok: false, output: noChromium };
  if (!built) return { ok: false, output: 'There is no build to try.' };
  return vitest('--config e2e/vitest.config.ts', { CHROMIUM_PATH: chromium });
});
finish(started);
