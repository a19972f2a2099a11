import { eq } from 'drizzle-orm';
import { unfollowed, type Progress } from '../../../jobs/progress.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { state } from '../../../db/tables/tables.ts';
import { rebuild, type AnyIndex } from '../../../search/searchIndex.ts';

/** `rules` is a number that changes with the rules by which terms are made. */
export type SearchIndexes = { indexes: AnyIndex[]; rules: number };

const key = 'search-rules';
const rowsPerSecond = 6000;
/** In milliseconds: ten minutes are enough for some millions of rows. */
const patience = 600_000;

export async function isCurrent(db: Tx, rules: number) {
  const [row] = await db.select().from(state).where(eq(state.key, key));
  return row?.value === rules;
}

type Options = { say?: (line: string) => void; progress?: Progress };

/** Reindexes everything when the rules have changed since the last time; only one of several processes does. */
export async function reindexIfNeeded(db: Db, all: SearchIndexes, { say, progress }: Options) {
  if (await isCurrent(db, all.rules)) return;
  await db.write(
    async (tx) => {
      // Another process may have done it since.
      if (await isCurrent(tx, all.rules)) return;
      const rows = await rowsOf(tx, all);
      if (rows > 0) say?.(sentence(rows));
      await reindex(tx, all, progress);
    },
    { patience },
  );
}

export async function rowsOf(db: Tx, { indexes }: SearchIndexes) {
  let rows = 0;
  for (const index of indexes) rows += await index.count(db);
  return rows;
}

export const sentence = (rows: number) =>
  `The search index is out of date. Reindexing ${rows} ${rows === 1 ? 'row' : 'rows'}, about ${Math.ceil(rows / rowsPerSecond)} s …`;

/** Returns the number of rows that each index was made from. */
export async function reindex(tx: Tx, { indexes, rules }: SearchIndexes, progress = unfollowed()) {
  const made = [];
  for (const index of indexes) {
    const entries = await index.entries(tx);
    await rebuild(tx, index, entries, progress);
    made.push({ table: index.table, rows: entries.length });
  }
  const value = { value: rules };
  await tx
    .insert(state)
    .values({ key, ...value })
    .onConflictDoUpdate({ target: state.key, set: value });
  return made;
}
