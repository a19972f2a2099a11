import { isInStep } from '../modules/search/consistency.ts';
import { kept, makeAnew } from '../modules/search/reindex.ts';
import { CommandFailed, runCommand } from './run.ts';

/** Looks whether the search index is in step with the content, or makes it anew. */
await runCommand(async ({ db }, [action]) => {
  if (action === 'rebuild') {
    for (const { index, rows } of await db.write(makeAnew)) console.log(`${index}: made anew from ${rows} rows.`);
  } else if (action === 'check') {
    for (const [index, entries] of kept) {
      if (!isInStep(db, index, await entries(db))) {
        throw new CommandFailed(`${index} is out of step with the content: run npm run search -- rebuild.`);
      }
      console.log(`${index}: in step.`);
    }
  } else {
    throw new CommandFailed('Usage: npm run search -- check | rebuild.');
  }
});
