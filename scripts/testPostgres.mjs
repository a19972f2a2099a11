import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { ensurePostgres, noPostgres } from './postgres.mjs';
import { isAboutPostgres, list, writeChosen } from './postgres/chosen.mjs';
import { isQuery, needed, shapeOf } from './postgres/cover.mjs';
import { finish, step } from './test/steps.mjs';
import { vitest } from './test/vitest.mjs';

/**
 * `npm run test:postgres` runs every test of the API on PostgreSQL. When all pass, it notes which of them `npm test` runs
 * there: those that send statements that no other sends. `npm run test:postgres -- PATH` runs some, and notes nothing.
 */
const started = Date.now();
const paths = process.argv.slice(2);
const statementsFile = 'node_modules/.vitrin-statements.jsonl';
rmSync(statementsFile, { force: true });

const nameOf = ({ file, test }) => `${file} ${test}`;

/** Returns the statements of each test, which server/testing/postgres/statements.ts has written. */
function readStatements() {
  const lines = existsSync(statementsFile) ? readFileSync(statementsFile, 'utf8').trim().split('\n') : [];
  const found = new Map();
  for (const { file, test, statements } of lines.map((line) => JSON.parse(line))) {
    const name = nameOf({ file: relative('', file), test });
    if (!found.has(name)) found.set(name, new Set());
    for (const statement of statements.filter(isQuery)) found.get(name).add(shapeOf(statement));
  }
  return found;
}

if (!ensurePostgres()) throw new Error(noPostgres);
await step('The API on PostgreSQL', paths.length > 0 ? 20 : 1200, async () => {
  const outcome = await vitest(`--project postgres ${paths.join(' ')}`, {
    NODE_ENV: 'test',
    STATEMENTS_FILE: statementsFile,
  });
  if (!outcome.ok || paths.length > 0) return outcome;
  const sent = readStatements();
  const tests = outcome.files.flatMap(({ file, tests }) =>
    tests.map(({ test, seconds }) => ({
      file,
      test,
      seconds,
      statements: [...(sent.get(nameOf({ file, test })) ?? [])],
    })),
  );
  const about = new Set(outcome.files.map(({ file }) => file).filter(isAboutPostgres));
  const chosen = new Set(needed(tests, ({ file }) => about.has(file)));
  writeChosen(tests.map((one) => ({ ...one, isChosen: chosen.has(one) })));
  const sum = (some) => Math.round([...some].reduce((total, { seconds }) => total + seconds, 0));
  console.log(`  ${list}: ${chosen.size} of ${tests.length} tests send all that is sent.`);
  console.log(`  They took ${sum(chosen)} of ${sum(tests)} s.`);
  return outcome;
});
finish(started);
