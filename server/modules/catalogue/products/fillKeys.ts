import { asc, eq, gt, inArray } from 'drizzle-orm';
import { codeText, stockCodeKey } from '../../../../common/text/letters.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { products, state } from '../../../db/tables/tables.ts';
import { readDefinitions } from '../references/definitions.ts';
import { writeSizes } from '../references/sizeKey.ts';
import { changeProducts } from './products.change.ts';

type Product = typeof products.$inferSelect;
type Say = (line: string) => void;
type Filling = {
  name: string;
  /** This number changes with the rules by which the keys are made. */
  rules: number;
  /** The words for what is being done. */
  doing: string;
  write: (tx: Tx, rows: Product[], say: Say) => Promise<void>;
};

const fillings: Filling[] = [
  {
    name: 'stock-code-keys',
    rules: 2,
    doing: 'reading stock codes',
    write: writeStockCodeKeys,
  },
  {
    name: 'double-keys',
    rules: 2,
    doing: 'looking for doubles',
    async write(tx, rows) {
      await changeProducts(
        tx,
        rows.map((of) => ({ of, again: 'doubleKeys' })),
      );
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

/**
 * Writes the keys of stock codes that have other ones. Where another product has the key already, the row keeps its code without a
 * key, so that no look-up means it; both are likely doubles.
 */
async function writeStockCodeKeys(tx: Tx, rows: Product[], say: Say) {
  const changed = rows.flatMap(({ seq, id, name, stockCode, stockCodeKey: held }) => {
    const key = stockCodeKey(stockCode);
    return key === held ? [] : [{ seq, id, name, stockCode, key }];
  });
  if (changed.length === 0) return;
  await tx
    .update(products)
    .set({ stockCodeKey: null })
    .where(
      inArray(
        products.seq,
        changed.map(({ seq }) => seq),
      ),
    );
  for (const { seq, id, name, stockCode, key } of changed) {
    if (key === null) continue;
    const [holder] = await tx
      .select({ id: products.id, name: products.name })
      .from(products)
      .where(eq(products.stockCodeKey, key));
    if (!holder) await tx.update(products).set({ stockCodeKey: key }).where(eq(products.seq, seq));
    else
      say(
        `The stock code ${codeText(stockCode ?? '')} belongs to ${holder.name} (${holder.id}), so it does not find ${name} (${id}). ` +
          'Both are under Likely doubles.',
      );
  }
}

/** So many products are read and written at once. */
const atOnce = 500;

const silent = () => undefined;

/** Makes the keys of products of a database that knew none, or other ones. Broken off, it begins again. */
export async function fillKeys(db: Db, { doing = silent, say = silent }: { doing?: Say; say?: Say } = {}) {
  for (const filling of fillings) await fill(db, filling, doing, say);
}

async function fill(db: Db, { name, rules, doing: what, write }: Filling, doing: Say, say: Say) {
  const [known] = await db.select().from(state).where(eq(state.key, name));
  if (known?.value === rules) return;
  for (let after = 0, done = 0; ; done += atOnce) {
    const seqs = await fillFrom(db, after, (tx, rows) => write(tx, rows, say));
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

const fillFrom = (db: Db, after: number, write: (tx: Tx, rows: Product[]) => Promise<void>) =>
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
