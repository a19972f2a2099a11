import { readFileSync, writeFileSync } from 'node:fs';
import { inShell, isScript, lintOf } from './check/lint.mjs';
import { undescribed, withoutWidths } from './fix/lines.mjs';
import { registers } from './fix/registers.mjs';
import { looksAt } from './test/inputs.mjs';
import { folders, keepNewestSnapshot } from './snapshots.mjs';
import { finish, run, step } from './test/steps.mjs';
import { changedSince } from './test/tree.mjs';

/**
 * `npm run fix [-- BASE]` writes what a program can write after a change: rows of tables, lists and indexes, what is
 * generated, and, in the files that differ from BASE (HEAD by default), what lint and format ask for. It makes up no words:
 * where a person has to write, it leaves a mark, which the ledger refuses.
 */
const started = Date.now();
const base = process.argv[2] ?? 'HEAD';

/** Entities name what is generated of the schema, and the schema names the entities: so it is written before and after. */
const generated = () => step('Generated files', 8, () => run('npx graphql-codegen --silent'));

/** Writes into each file what belongs there: `{ file, what, made }`. */
function write(list) {
  for (const { file, what, made } of list) {
    const before = readFileSync(file, 'utf8');
    const after = made(before);
    if (withoutWidths(after) === withoutWidths(before)) continue;
    writeFileSync(file, after);
    console.log(`  wrote into ${file}: ${what}`);
    if (after.includes(undescribed)) console.log(`  and left “${undescribed}” there, in place of words`);
  }
  return { ok: true };
}
// The other lists are made of the registers, which they import.
write(registers);
if (changedSince(base).some(looksAt.contract)) await generated();
await step('Tables and lists', 3, async () => write((await import('./fix/written.mjs')).written));

for (const folder of Object.values(folders)) keepNewestSnapshot(folder);

const changed = changedSince(base);
const scripts = changed.filter(isScript);
const isStarter = (file) => /^data\/starter\/(make|model|tables|texts|drawings)\//.test(file);
if (changed.some(isStarter)) await step('Content of a new site', 5, () => run('npm run --silent starter'));
if (changed.some(looksAt.contract)) await generated();
if (scripts.length > 0) {
  const { lint, lintTypes } = lintOf(scripts, '--fix');
  await step('Lint with types', 10, () => run(lintTypes));
  await step('Lint', 10, () => run(lint));
}
const all = changedSince(base);
if (all.length > 0) await step('Format', 2, () => run(`npx oxfmt --no-error-on-unmatched-pattern ${inShell(all)}`));
finish(started);
