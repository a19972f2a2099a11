import { isConsistent } from '../search/consistency.ts';
import { reindex } from '../modules/upkeep/reindex/reindex.ts';
import { searchIndexes } from '../modules/upkeep/reindex/searchIndexes.ts';
import { command, CommandFailed } from './command.ts';
import { progressLine } from './progressLine.ts';
import { onSite } from './site.ts';

export const search = command({
  name: 'search',
  does: 'Checks or rebuilds the search index.',
  actions: [
    {
      words: 'check',
      does: 'Compares it with the content; exit code 1 where they differ.',
      run: (asked) =>
        onSite(asked, {}, async ({ db }) => {
          for (const index of searchIndexes.indexes) {
            if (!(await isConsistent(db, index, await index.entries(db)))) {
              throw new CommandFailed(
                `${index.table} is not consistent with the content: run npm run search -- reindex.`,
              );
            }
            asked.say(`${index.table}: consistent.`);
          }
        }),
    },
    {
      words: 'reindex',
      does: 'Rebuilds it from the content.',
      run: (asked) =>
        onSite(asked, {}, async ({ db }) => {
          const progress = progressLine(process.stdout);
          const made = await db.write((tx) => reindex(tx, searchIndexes, progress)).finally(progress.end);
          for (const { table, rows } of made) asked.say(`${table}: reindexed from ${rows} rows.`);
        }),
    },
  ],
});
