import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { ensurePostgres, noPostgres } from './postgres.mjs';
import { isAboutPostgres, list, writeLeftOut } from './postgres/chosen.mjs';
import { isQuery, needless, shapeOf } from './postgres/cover.mjs';
import { finish, step } from './test/steps.mjs';
import { vitest } from './test/vitest.mjs';

/**
 * `npm run test:postgres` runs every test of the API on PostgreSQL. When all pass, it notes which of them `npm test` may
 * leave out there, since others send the same statements. `npm run test:postgres -- PATH` runs some, and notes nothing.
 */
const started = Date.now();
const paths = process.argv.slice(2);
const statementsFile = 'node_modules/.vitrin-statements.jsonl';
rmSync(statementsFile, { force: true });

/** Returns the statements of each test file, which server/testing/postgres/statements.ts has written. */
function readStatements() {
  const lines = existsSync(statementsFile) ? readFileSync(statementsFile, 'utf8').trim().split('\n') : [];
  const found = new Map();
  for (const { test, statements } of lines.map((line) => JSON.parse(line))) {
    const file = relative('', test);
    if (!found.has(file)) found.set(file, new Set());
    for (const statement of statements.filter(isQuery)) found.get(file).add(shapeOf(statement));
  }
  return found;
}

if (!ensurePostgres()) throw new Error(noPostgres);
await step('The API on PostgreSQL', paths.length > 0 ? 20 : 200, async () => {
  const outcome = await vitest(`--project postgres ${paths.join(' ')}`, {
    NODE_ENV: 'test',
    STATEMENTS_FILE: statementsFile,
  });
  if (!outcome.ok || paths.length > 0) return outcome;
  const sent = readStatements();
  const files = outcome.files.map(({ file, seconds }) => ({ file, seconds, statements: [...(sent.get(file) ?? [])] }));
  const left = needless(files, isAboutPostgres);
  writeLeftOut(left.map(({ file }) => file));
  const sum = (some) => Math.round(some.reduce((total, { seconds }) => total + seconds, 0));
  console.log(`  ${list}: ${left.length} of ${files.length} files send nothing that others do not send.`);
  console.log(`  They took ${sum(left)} of ${sum(files)} s.`);
  return outcome;
});
finish(started);
