import { spawn } from 'node:child_process';

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

/**
 * Runs one step: `work` resolves to `{ ok, output, passed?, failed? }`. A step without tests of its own counts as one
 * failure when it fails, so that the last line never says '0 failed' of a broken build.
 */
export async function step(name, expected, work) {
  console.log(`▸ ${name} (about ${Math.ceil(expected)} s) …`);
  const started = Date.now();
  const {
    ok,
    output = '',
    passed = 0,
    failed = 0,
    secondTries = [],
  } = await work().catch((error) => ({ output: error.stack }));
  const took = seconds(started);
  results.push({ name, ok: ok === true, took, passed, failed: ok ? 0 : Math.max(failed, 1), secondTries });
  console.log(`${ok ? '✓' : '✗'} ${name}: ${took}${passed + failed > 0 ? `, ${passed} passed, ${failed} failed` : ''}`);
  if (!ok) console.log(output.replace(/^/gm, '    '));
  return ok === true;
}

/** Notes a step that need not run again. */
export function skip(name) {
  results.push({ name, ok: true, took: 'passed before', passed: 0, failed: 0, secondTries: [] });
  console.log(`– ${name}: passed before, nothing of it has changed: skipped; \`npm test -- --all\` runs it`);
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

/** Prints one line after the quick steps, which tells whether the slow ones are worth waiting for. */
export function verdict(started) {
  const red = results.filter(({ ok }) => !ok).map(({ name }) => name);
  const found = red.length > 0 ? `failed: ${red.join(', ')}` : 'static checks and unit tests pass';
  console.log(`\nVerdict after ${seconds(started)}: ${found}.\n`);
}

/** Prints the summary, whose last line is 'N passed, N failed', and sets the exit code. */
export function finish(started) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log(`\nSteps, ${seconds(started)} in all:`);
  for (const { name, ok, took } of results) console.log(`  ${ok ? '✓' : '✗'} ${name.padEnd(28)} ${took}`);
  const secondTries = results.flatMap((result) => result.secondTries);
  if (secondTries.length > 0) {
    console.log('\nPassed at the second try only, which is a fault of the test or of the product:');
    for (const name of secondTries) console.log(`  ${name}`);
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = isGreen() ? 0 : 1;
}
