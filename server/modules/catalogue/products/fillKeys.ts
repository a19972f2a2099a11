import { asc, eq, gt } from 'drizzle-orm';
import type { Db, Tx } from '../../../db/database.ts';
import { products, state } from '../../../db/tables.ts';
import { readDefinitions } from '../references/definitions.ts';
import { writeSizes } from '../references/sizeKey.ts';
import { productWriter } from './products.writer.ts';

type Product = typeof products.$inferSelect;
type Filling = {
  name: string;
  /** This number changes with the rules by which the keys are made. */
  rules: number;
  /** The words for what is being done. */
  doing: string;
  write: (tx: Tx, rows: Product[]) => Promise<void>;
};

const fillings: Filling[] = [
  {
    name: 'double-keys',
    rules: 1,
    doing: 'looking for doubles',
    async write(tx, rows) {
      const writer = productWriter(tx);
      for (const row of rows) await writer.updateDoubleKeys(row);
    },
  },
  {
    name: 'size-keys',
    rules: 1,
    doing: 'sorting by size',
    write: async (tx, rows) =>
      writeSizes(
        tx,
        rows.map(({ seq }) => seq),
        await readDefinitions(tx),
      ),
  },
];

/** So many products are read and written at once. */
const atOnce = 500;

/** Makes the keys of products of a database that knew none, or other ones. Broken off, it begins again. */
export async function fillKeys(db: Db, doing: (what: string) => void = () => undefined) {
  for (const filling of fillings) await fill(db, filling, doing);
}

async function fill(db: Db, { name, rules, doing: what, write }: Filling, doing: (what: string) => void) {
  const [known] = await db.select().from(state).where(eq(state.key, name));
  if (known?.value === rules) return;
  for (let after = 0, done = 0; ; done += atOnce) {
    const seqs = await fillFrom(db, after, write);
    after = seqs.at(-1) ?? after;
    if (seqs.length < atOnce) break;
    doing(`${what}, ${done + atOnce} products`);
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

const fillFrom = (db: Db, after: number, write: Filling['write']) =>
  db.write(
    async (tx) => {
      const rows = await tx
        .select()
        .from(products)
        .where(gt(products.seq, after))
        .orderBy(asc(products.seq))
        .limit(atOnce);
      await write(tx, rows);
      return rows.map(({ seq }) => seq);
    },
    { raisesRevision: false },
  );
