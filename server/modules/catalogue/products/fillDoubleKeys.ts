import { asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { products, state } from '../../../db/tables.ts';
import { productWriter } from './products.writer.ts';

const name = 'double-keys';
/** This number changes with the rules by which keys are made. */
const rules = 1;
/** So many products are read and written at once. */
const atOnce = 500;

/** Makes the keys of doubles for products of a database that knew none, or other ones. Broken off, it begins again. */
export async function fillDoubleKeys(db: Db, doing: (what: string) => void = () => undefined) {
  const [known] = await db.select().from(state).where(eq(state.key, name));
  if (known?.value === rules) return;
  for (let after = 0, done = 0; ; done += atOnce) {
    const seqs = await fillFrom(db, after);
    after = seqs.at(-1) ?? after;
    if (seqs.length < atOnce) break;
    doing(`looking for doubles, ${done + atOnce} products`);
  }
  const value = { value: rules };
  await db.write(
    (tx) =>
      tx
        .insert(state)
        .values({ key: name, ...value })
        .onConflictDoUpdate({ target: state.key, set: value }),
    { raisesRevision: false },
  );
}

const fillFrom = (db: Db, after: number) =>
  db.write(
    async (tx) => {
      const rows = await tx
        .select()
        .from(products)
        .where(gt(products.seq, after))
        .orderBy(asc(products.seq))
        .limit(atOnce);
      const writer = productWriter(tx);
      for (const row of rows) await writer.updateDoubleKeys(row);
      return rows.map(({ seq }) => seq);
    },
    { raisesRevision: false },
  );
