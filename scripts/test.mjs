import { checkNode, continueInBroughtNode, install } from './ready.mjs';

/**
 * `npm test` is the gate: what a change can break, on a fresh clone too, in ten minutes on two cores. What has passed and
 * has not changed since is skipped; `--all` runs that, too. After static checks and unit tests it prints a verdict, and stops
 * when something is red, unless `--keep-going`. A green run with `--keep` writes to proof/release what has passed, as
 * `npm run test:release` does, which adds `--release`: everything, and every test at its first try; with `--resume` it leaves
 * out what that lane has passed in its present state (docs/decisions/131-lanes-of-tests.md).
 */
const started = Date.now();
const isRelease = process.argv.includes('--release');
const resumes = isRelease && process.argv.includes('--resume');
const all = (isRelease && !resumes) || process.argv.includes('--all');
const keepsGoing = process.argv.includes('--keep-going');
const keeps = isRelease || process.argv.includes('--keep');
try {
  checkNode();
  install();
} catch (error) {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
continueInBroughtNode();

// Packages, which these import, are missing before `install`.
const { createLane } = await import('./test/lanes.mjs');
const { finish, isGreen, twoAtOnce, verdict } = await import('./test/steps.mjs');

const lane = createLane({ isRelease, resumes, all, keeps });
await twoAtOnce(lane.checks());
await lane.ledger();
await lane.units();
verdict(started);
if (isGreen() || keepsGoing) {
  // Starts and ends wait most of the time: the other core is free for PostgreSQL.
  const processes = lane.processes();
  await lane.postgres();
  await processes;
  await lane.browsers();
  if (isRelease) await lane.clients();
  if (isRelease) await lane.lighthouse();
  if (keeps) await lane.keepProofs();
} else console.log('Stopped here: `npm test -- --keep-going` continues with processes, PostgreSQL and browsers.');
finish(started, { mustBeSteady: isRelease, resumed: resumes });
