import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode, continueInBroughtNode } from './ready.mjs';

/**
 * `npm run steady -- FILE… [--times N] [--project NAME]`: runs files of tests 20 times beside two processes that keep two cores
 * busy, without second tries, and prints how often each passed and how it failed first. It fails unless all passed each time.
 */
checkNode();
continueInBroughtNode();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' }, project: { type: 'string', multiple: true, default: [] } },
});
const times = Number(values.times);
const missing = positionals.filter((file) => !existsSync(file));
if (positionals.length === 0 || missing.length > 0 || !(times > 0)) {
  console.error(missing.length > 0 ? `There is no ${missing.join(', ')}.` : 'npm run steady -- FILE… [--times N]');
  process.exit(1);
}

const report = `node_modules/.vitrin-steady-${process.pid}.json`;
const projects = values.project.flatMap((name) => ['--project', name]);
const runs = [
  { files: positionals.filter((file) => file.startsWith('e2e/')), options: ['--config', 'e2e/vitest.config.ts'] },
  { files: positionals.filter((file) => !file.startsWith('e2e/')), options: [] },
].filter(({ files }) => files.length > 0);

const kept = new Map(positionals.map((file) => [file, { passed: 0, failure: '' }]));

/** Runs files once; resolves to what failed in each, or to one text for all when nothing was reported. */
async function runOnce({ files, options }) {
  rmSync(report, { force: true });
  const reporters = ['--reporter=json', `--outputFile.json=${report}`];
  const words = ['vitest', 'run', ...files, ...options, ...projects, '--retry=0', ...reporters];
  const vitest = spawn('npx', words, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { NODE_ENV: 'test', ...(existsSync('dist/server/worker.js') && { BUILT_WORKER: 'yes' }), ...process.env },
  });
  let output = '';
  vitest.stderr.on('data', (data) => (output += data));
  await once(vitest, 'close');
  if (!existsSync(report)) return () => output.trim() || 'Nothing was reported.';
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return (file) => {
    const found = testResults.filter(({ name }) => relative('', name) === file);
    if (found.length === 0) return 'No project has this file.';
    const failed = found.find(({ status }) => status !== 'passed');
    if (!failed) return '';
    const first = failed.assertionResults.find(({ status }) => status === 'failed');
    return first ? `${first.title}: ${first.failureMessages[0]}` : failed.message || 'It failed.';
  };
}

const busy = [0, 1].map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
const end = () => busy.forEach((one) => one.kill('SIGKILL'));
process.once('exit', end);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

for (let round = 1; round <= times; round++) {
  for (const one of runs) {
    const failureOf = await runOnce(one);
    for (const file of one.files) {
      const of = kept.get(file);
      const failure = failureOf(file);
      if (failure) of.failure ||= failure;
      else of.passed++;
    }
  }
  console.log(`${round} of ${times}: ${[...kept.values()].map(({ passed }) => passed).join(', ')} passed`);
}
end();
rmSync(report, { force: true });

const inOneLine = (text) => text.replaceAll(/\s+/g, ' ').replaceAll('|', '/').slice(0, 200);
console.log('\n| File | Passed | First failure |\n| --- | --- | --- |');
for (const [file, { passed, failure }] of kept)
  console.log(`| ${file} | ${passed} of ${times} | ${inOneLine(failure)} |`);
process.exitCode = [...kept.values()].every(({ passed }) => passed === times) ? 0 : 1;
