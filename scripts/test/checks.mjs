import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './steps.mjs';

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * A file that has not changed is not looked at again: each of ESLint's rules and Prettier look at one file alone. Their
 * caches know by themselves when the settings or a version have changed.
 */
const cached = '--cache --cache-strategy content';
export const eslint = `npx eslint ${cached} --cache-location node_modules/.cache/eslint/`;
export const prettier = `npx prettier --check --log-level warn ${cached}`;

/** Generates into a copy, for each engine: nothing new may come of it. */
export async function migrations() {
  const sqlite = await current('sqlite', 'server/db/migrations', {});
  return sqlite.ok ? current('postgresql', 'server/db/migrations.postgres', { DATABASE_URL: 'postgres:' }) : sqlite;
}

async function current(dialect, folder, environment) {
  // drizzle-kit writes below the working directory only.
  const copy = 'node_modules/.vitrin-migrations';
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  const before = filesIn(copy).length;
  const { ok, output } = await run(
    `npx drizzle-kit check && npx drizzle-kit generate --dialect ${dialect} --schema './server/db/*ables.ts' --out ./${copy}`,
    environment,
  );
  const isNew = filesIn(copy).length !== before;
  rmSync(copy, { recursive: true });
  return {
    ok: ok && !isNew,
    output: isNew ? 'The tables have changed: run `npm run migrations` and commit what it writes.' : output,
  };
}

let reports = 0;

const secondTriesReporter = 'scripts/test/secondTries.mjs';

/**
 * Keeps Vitest's output to show failures, and its JSON for the numbers. A test that passed only at a second try is listed, and
 * counts as failed.
 */
export async function vitest(options, environment) {
  const report = `node_modules/.vitrin-report-${++reports}.json`;
  const retried = `node_modules/.vitrin-second-tries-${reports}.json`;
  for (const file of [report, retried]) rmSync(file, { force: true });
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report} --reporter=./${secondTriesReporter}`;
  const { ok, output } = await run(`npx vitest run ${options} ${reporters}`, {
    ...environment,
    SECOND_TRIES_FILE: retried,
  });
  if (!existsSync(report) || !existsSync(retried)) return { ok: false, output };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  const secondTries = JSON.parse(readFileSync(retried, 'utf8'));
  const { length } = secondTries;
  return {
    ok: ok && length === 0,
    output: ok ? '' : output,
    passed: numPassedTests - length,
    failed: numFailedTests + length,
    secondTries,
  };
}
