import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { run } from './steps.mjs';

const reporter = './scripts/test/reporter.mjs';
let reports = 0;

/**
 * Runs Vitest and resolves to what a step returns, with `files`: `{ project, file, ok, seconds }` of each test file. The
 * output is shown only when something fails. A test that passed only at a second try is listed, and counts as failed.
 */
export async function vitest(options, environment) {
  const id = ++reports;
  const numbers = `node_modules/.vitrin-report-${id}.json`;
  const report = `node_modules/.vitrin-files-${id}.json`;
  for (const file of [numbers, report]) rmSync(file, { force: true });
  const { ok, output } = await run(
    `npx vitest run ${options} --reporter=default --reporter=json --outputFile.json=${numbers} --reporter=${reporter}`,
    { ...environment, REPORT_FILE: report },
  );
  if (!existsSync(numbers) || !existsSync(report)) return { ok: false, output, files: [] };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(numbers, 'utf8'));
  const { files, secondTries } = JSON.parse(readFileSync(report, 'utf8'));
  const { length } = secondTries;
  return {
    ok: ok && length === 0,
    output: ok ? '' : output,
    passed: numPassedTests - length,
    failed: numFailedTests + length,
    secondTries,
    files: ok || files.some((file) => !file.ok) ? files : [],
  };
}

/** Lists all test files of a configuration, as `{ project, file }` with paths from the root. Throws where it cannot be read. */
export async function listTests(config = '') {
  const list = `node_modules/.vitrin-list-${++reports}.json`;
  const { ok, output } = await run(`npx vitest list --filesOnly --json=${list} ${config}`);
  if (!ok) throw new Error(`The test files cannot be listed:\n${output}`);
  const found = JSON.parse(readFileSync(list, 'utf8'));
  return found.map(({ projectName, file }) => ({ project: projectName, file: relative('', file) }));
}
