import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './steps.mjs';

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const contents = (folders) => new Map(folders.flatMap(filesIn).map((file) => [file, readFileSync(file, 'utf8')]));

const sentence = (files, command) =>
  `${files.join(', ')} ${files.length > 1 ? 'are' : 'is'} not what the sources give: run \`${command}\` and commit the result.`;

/** Generates into place, compares, and puts back what was there. */
export async function generatedFiles() {
  const folders = ['server/generated', 'web/graphql/generated'];
  const before = contents(folders);
  const { ok, output } = await run('npm run codegen --silent');
  const after = contents(folders);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((f) => before.get(f) !== after.get(f));
  for (const file of changed) {
    if (before.has(file)) writeFileSync(file, before.get(file));
    else rmSync(file);
  }
  if (!ok) return { ok, output };
  return { ok: changed.length === 0, output: sentence(changed, 'npm run codegen') };
}

/** Generates into a copy: nothing new may come of it. */
export async function migrations() {
  const folder = 'server/db/migrations';
  // drizzle-kit writes below the working directory only.
  const copy = 'node_modules/.vitrin-migrations';
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  const before = filesIn(copy).length;
  const { ok, output } = await run(
    `npx drizzle-kit check && npx drizzle-kit generate --dialect sqlite --schema ./server/db/tables.ts --out ./${copy}`,
  );
  const isNew = filesIn(copy).length !== before;
  rmSync(copy, { recursive: true });
  return { ok: ok && !isNew, output: isNew ? sentence([folder], 'npm run migrations') : output };
}

/** Vitest's own output for the reader of a failure, its JSON for the numbers. */
export async function vitest(options, environment) {
  const report = 'node_modules/.vitrin-report.json';
  rmSync(report, { force: true });
  const { ok, output } = await run(
    `npx vitest run ${options} --reporter=default --reporter=json --outputFile.json=${report}`,
    environment,
  );
  if (!existsSync(report)) return { ok: false, output };
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  return { ok, output, passed: numPassedTests, failed: numFailedTests };
}
