import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { run } from './steps.mjs';

const reporter = './scripts/test/reporter.mjs';
/** More failures than this in one run are no matter of luck, and none of them is tried again. */
const mostAgain = 6;
let reports = 0;

/**
 * Runs Vitest and resolves to what a step returns, with `files`: `{ project, file, ok, seconds, tests }` of each test file.
 * The output is shown only when something fails. What fails is run again, alone: when it passes then, the run is green,
 * and `unsteady` names it with its first failure.
 */
export async function vitest(options, environment) {
  const first = await runOnce(options, environment);
  if (first.ok || !first.failures || first.failures.length > mostAgain) return first;
  const config = /--config \S+/.exec(options)?.[0] ?? '';
  for (const failure of first.failures) {
    const { ok, passed } = await runOnce(`${config} ${wordsFor(failure)}`, environment);
    if (!ok || passed === 0) return first;
  }
  const again = first.failures.length;
  return {
    ...first,
    ok: true,
    output: '',
    passed: first.passed + again,
    failed: 0,
    unsteady: first.failures.map(describe),
  };
}

async function runOnce(options, environment) {
  const id = ++reports;
  const numbers = `node_modules/.vitrin-report-${id}.json`;
  const report = `node_modules/.vitrin-files-${id}.json`;
  for (const file of [numbers, report]) rmSync(file, { force: true });
  const { ok, output } = await run(
    `npx vitest run ${options} --reporter=default --reporter=json --outputFile.json=${numbers} --reporter=${reporter}`,
    { ...environment, REPORT_FILE: report },
  );
  if (!existsSync(numbers) || !existsSync(report)) return { ok: false, output, files: [] };
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(numbers, 'utf8'));
  const { files, failures, isWhole } = JSON.parse(readFileSync(report, 'utf8'));
  return {
    ok,
    output: ok ? '' : output,
    passed,
    failed,
    files: isWhole ? files : [],
    // Without a failure to name, the run itself went wrong.
    failures: isWhole && failures.length > 0 ? failures : undefined,
  };
}

/** Vitest finds a test by its names joined with blanks, as a regular expression. */
function wordsFor({ project, file, test }) {
  const words = `--project ${project} ${inShell(file)}`;
  if (!test) return words;
  const name = test.replaceAll(' > ', ' ').replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return `${words} -t ${inShell(`^${name}$`)}`;
}

export const inShell = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const describe = ({ project, file, test = 'the file itself', why }) =>
  `[${project}] ${file}: ${test}\n${why.replaceAll(/^/gm, '      ')}`;

/** Tests that only the release lane runs say so in their names. */
export const isOfRelease = (file) => /\.release\.test\.[jt]sx?$/.test(file);

/** Lists all test files of a configuration, as `{ project, file }` with paths from the root. Throws where it cannot be read. */
export async function listTests(config = '') {
  const list = `node_modules/.vitrin-list-${++reports}.json`;
  const { ok, output } = await run(`npx vitest list --filesOnly --json=${list} ${config}`);
  if (!ok) throw new Error(`The test files cannot be listed:\n${output}`);
  const found = JSON.parse(readFileSync(list, 'utf8'));
  return found.map(({ projectName, file }) => ({ project: projectName, file: relative('', file) }));
}
