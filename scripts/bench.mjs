import { spawnSync } from 'node:child_process';
import { ensureChromium } from './chromium.mjs';

/** `npm run bench` takes the measurements of proof/bench/, and finds a browser for those that need one. */
const { status } = spawnSync('npx', ['tsx', 'proof/bench/main.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: ensureChromium() ?? '' },
});
process.exit(status ?? 1);
