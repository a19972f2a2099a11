import { isConsistent } from '../modules/search/consistency.ts';
import { reindex } from '../modules/search/reindex.ts';
import { searchIndexes } from '../searchIndexes.ts';
import { progressLine } from './progressLine.ts';
import { CommandFailed, runCommand } from './run.ts';

/** Checks whether the search index is consistent with the content, or reindexes it. */
void runCommand(async ({ db }, [action]) => {
  if (action === 'reindex') {
    const progress = progressLine(process.stdout);
    const made = await db.write((tx) => reindex(tx, searchIndexes, progress)).finally(progress.end);
    for (const { table, rows } of made) console.log(`${table}: reindexed from ${rows} rows.`);
  } else if (action === 'check') {
    for (const index of searchIndexes.indexes) {
      if (!(await isConsistent(db, index, await index.entries(db)))) {
        throw new CommandFailed(`${index.table} is not consistent with the content: run npm run search -- reindex.`);
      }
      console.log(`${index.table}: consistent.`);
    }
  } else {
    throw new CommandFailed('Usage: npm run search -- check | reindex.');
  }
});
