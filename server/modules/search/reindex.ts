import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { messages, products, state } from '../../db/tables.ts';
import { entries as messageEntries } from '../messages/messages.store.ts';
import { entries as productEntries } from '../products/products.store.ts';
import { rebuild } from './search.index.ts';

/** Every index with what it has to find. */
export const kept = [
  ['product_search', productEntries],
  ['message_search', messageEntries],
] as const;

/**
 * The source of all that has a say in the terms. Telling words and what becomes of them would miss the rule that
 * nobody thought of; this at worst makes an index anew that did not need it. The built server and the development
 * server read the same text, so they do not undo each other's work.
 */
const sources = import.meta.glob<string>(
  ['./*.ts', '!./*.test.ts', '../products/products.rows.ts', '../messages/messages.store.ts'],
  { query: '?raw', import: 'default', eager: true },
);

const key = 'search-rules';
const hash = createHash('sha256').update(JSON.stringify(Object.entries(sources).sort()));
/** 48 bits: as many whole bytes as a number of `state` holds exactly. */
const rules = hash.digest().readUIntBE(0, 6);

const rowsPerSecond = 6000;
/** Milliseconds: ten minutes are enough for some millions of rows. */
const patience = 600_000;

const isCurrent = (db: Tx) => db.select().from(state).where(eq(state.key, key)).get()?.value === rules;

/** Makes every index anew when the rules have changed since it was made; of several processes only one does. */
export async function renewIndex(db: Db, say: (line: string) => void) {
  if (isCurrent(db)) return;
  await db.write(
    async (tx) => {
      // Another process may have been first.
      if (isCurrent(tx)) return;
      const rows = (await tx.$count(products)) + (await tx.$count(messages));
      const seconds = Math.ceil(rows / rowsPerSecond);
      if (rows > 0) say(`Search has new rules: making its index anew from ${rows} rows, about ${seconds} s …`);
      await makeAnew(tx);
    },
    { patience },
  );
}

/** Gives how many rows each index was made from. */
export async function makeAnew(tx: Tx) {
  const made = [];
  for (const [index, entries] of kept) {
    const all = await entries(tx);
    rebuild(tx, index, all);
    made.push({ index, rows: all.length });
  }
  const value = { value: rules };
  await tx
    .insert(state)
    .values({ key, ...value })
    .onConflictDoUpdate({ target: state.key, set: value });
  return made;
}
