import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Runs a command quietly. Resolves to whether it worked, and its output, which is shown only when it fails. */
export function run(command, environment = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...environment },
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('close', (status) => resolve({ ok: status === 0, output }));
  });
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const results = [];
const leftOut = [];

/**
 * Runs one step: `work` resolves to `{ ok, output, passed?, failed?, unsteady?, files? }`. A step without tests of its own
 * counts as one failure when it fails, so that the last line never says '0 failed' of a broken build.
 */
export async function step(name, expected, work) {
  console.log(`▸ ${name} (about ${Math.ceil(expected)} s) …`);
  const started = Date.now();
  const {
    ok,
    output = '',
    passed = 0,
    failed = 0,
    unsteady = [],
    files = [],
  } = await work().catch((error) => ({ output: error.stack }));
  const took = seconds(started);
  results.push({ name, ok: ok === true, took, passed, failed: ok ? 0 : Math.max(failed, 1), unsteady, files });
  console.log(`${ok ? '✓' : '✗'} ${name}: ${took}${passed + failed > 0 ? `, ${passed} passed, ${failed} failed` : ''}`);
  if (!ok) console.log(output.replace(/^/gm, '    '));
  return ok === true;
}

/** Notes a step that need not run again. */
export function skip(name) {
  results.push({ name, ok: true, took: 'passed before', passed: 0, failed: 0, unsteady: [], files: [] });
  console.log(`– ${name}: passed before, nothing of it has changed: skipped; \`npm test -- --all\` runs it`);
}

/** Notes what this machine cannot run, and says why: the line of the release lane names it. */
export function leaveOut(name, reason) {
  leftOut.push(name);
  console.log(reason);
}

/** Runs several steps, two at a time: the longest first, so that both lanes end together. */
export async function twoAtOnce(steps) {
  const waiting = steps.toSorted(([, one], [, other]) => other - one);
  let left = steps.reduce((total, [, expected]) => total + expected, 0);
  const printLeft = () => left > 0 && console.log(`  about ${Math.ceil(left / 2)} s left`);
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await step(...next);
      left -= next[1];
      printLeft();
    }
  };
  printLeft();
  await Promise.all([lane(), lane()]);
}

export const isGreen = () => results.every(({ ok }) => ok);
export const isSteady = () => results.every(({ unsteady }) => unsteady.length === 0);

/** Prints one line after the quick steps, which tells whether the slow ones are worth waiting for. */
export function verdict(started) {
  const red = results.filter(({ ok }) => !ok).map(({ name }) => name);
  const found = red.length > 0 ? `failed: ${red.join(', ')}` : 'static checks and unit tests pass';
  console.log(`\nVerdict after ${seconds(started)}: ${found}.\n`);
}

/** Seconds from which on a file says in its head why it takes so long: `// Takes long: …`. */
const dear = 20;
const saysWhy = (file) =>
  existsSync(file) && /^\/[/*]+ ?Takes long: \S/m.test(readFileSync(file, 'utf8').slice(0, 2000));

function printDearest() {
  const files = results.flatMap((result) => result.files).sort((a, b) => b.seconds - a.seconds);
  if (files.length === 0) return;
  console.log('\nDearest test files:');
  for (const { project, file, seconds } of files.slice(0, 10)) {
    const reason = seconds > dear && !saysWhy(file) ? '  (its head does not say why: // Takes long: …)' : '';
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file} [${project}]${reason}`);
  }
}

/**
 * Prints the summary, whose last line is 'N passed, N failed', and sets the exit code. `mustBeSteady`: a test that passed
 * at the second try only is a fault, too; `resumed`: what had passed in its present state was left out.
 */
export function finish(started, { mustBeSteady = false, resumed = false } = {}) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  printDearest();
  console.log(`\nSteps, ${seconds(started)} in all:`);
  for (const { name, ok, took } of results) console.log(`  ${ok ? '✓' : '✗'} ${name.padEnd(28)} ${took}`);
  const unsteady = results.flatMap((result) => result.unsteady);
  if (unsteady.length > 0) {
    console.log('\nUnsteady: failed, and passed when run again alone. Each waits for something by luck:');
    for (const name of unsteady) console.log(`  ${name}`);
  }
  const failed = sum('failed') + (mustBeSteady ? unsteady.length : 0);
  const passed = sum('passed') - (mustBeSteady ? unsteady.length : 0);
  if (mustBeSteady)
    console.log(
      `\n${releaseLine({ at: commit(), took: seconds(started), passed, failed, unsteady, leftOut, resumed })}`,
    );
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Says in one line what a release lane has proved, and of which commit, to be kept beside the release. */
export function releaseLine({ at, took, passed, failed, unsteady, leftOut, resumed = false }) {
  const listed = (names) => (names.length > 0 ? names.join(', ') : 'nothing');
  const found = `${passed} passed, ${failed} failed; unsteady: ${listed(unsteady)}; left out: ${listed(leftOut)}`;
  const before = resumed ? ' The others had passed in this lane, and nothing of them has changed since.' : '';
  return `Release lane at ${at}, ${took}: ${found}.${before}`;
}

/** Names the commit that was tested; an unpacked archive has none. */
function commit() {
  const git = (...words) => spawnSync('git', words, { encoding: 'utf8' }).stdout?.trim() ?? '';
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') && ' with changes'}` || 'no commit';
}
