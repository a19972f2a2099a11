import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '../../../db/database.ts';
import { state } from '../../../db/tables/tables.ts';
import { fromRoot } from '../../../settings/root.ts';
import { synonymRow } from './synonyms.entity.ts';
import { findSynonym, putSynonym } from './synonyms.store.ts';

const key = 'synonyms-given';

/**
 * Gives the site the synonyms of `data/starter/synonyms.json` once. They belong to the site from then on: what was changed or
 * removed since stays so. A site from before has none in its database, and gets them at its next start.
 */
export async function giveSynonyms(db: Db) {
  if (await areGiven(db)) return;
  const file = JSON.parse(await readFile(fromRoot('data/starter/synonyms.json'), 'utf8')) as unknown;
  const rows = z.array(synonymRow).parse(file);
  await db.write(async (tx) => {
    // Another process may have done it since.
    if (await areGiven(tx)) return;
    for (const row of rows) if (!(await findSynonym(tx, row.said))) await putSynonym(tx, row);
    await tx.insert(state).values({ key, value: 1 });
  });
}

async function areGiven(db: Tx) {
  const [row] = await db.select().from(state).where(eq(state.key, key));
  return row !== undefined;
}
