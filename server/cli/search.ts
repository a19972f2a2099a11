import * as messages from '../modules/messages/messages.store.ts';
import * as products from '../modules/products/products.store.ts';
import { isInStep } from '../modules/search/inStep.ts';
import { rebuild } from '../modules/search/search.index.ts';
import { CommandFailed, runCommand } from './run.ts';

const kept = [
  ['product_search', products.entries],
  ['message_search', messages.entries],
] as const;

/** Looks whether the search index is in step with the content, or makes it anew. */
await runCommand(async ({ db }, [action]) => {
  if (action === 'rebuild') {
    for (const [index, entries] of kept) {
      const count = await db.write(async (tx) => {
        const all = await entries(tx);
        rebuild(tx, index, all);
        return all.length;
      });
      console.log(`${index}: made anew from ${count} rows.`);
    }
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
