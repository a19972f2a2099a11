import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { engine } from './engine.ts';
import { rowsOf } from './postgres/rowsOf.ts';

const hear = async (tx: Tx, hears: boolean) =>
  engine === 'postgres'
    ? void (await rowsOf(tx, sql`select set_config('vitrin.hears', ${hears ? 'on' : 'off'}, true)`))
    : void (await tx.get(sql`select vitrin_hears(${hears ? 1 : 0})`));

/**
 * Writes what is made of other rows without a record of each: what it was made of is recorded, and taking that back makes it again.
 * It belongs in a transaction.
 */
export async function unheard<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  await hear(tx, false);
  try {
    return await work();
  } finally {
    await hear(tx, true);
  }
}

/** Numbers and JSON of many rows, each beside the number of its row. */
export type Numbered = { seq: number; price: number | null; priceBreaks: unknown };

/** Sets the prices of many products with one statement. */
export async function setPrices(tx: Tx, rows: readonly Numbered[], pricedAt: number) {
  if (rows.length === 0) return;
  if (engine === 'postgres') {
    const given = JSON.stringify(rows.map(({ seq, price, priceBreaks }) => ({ seq, price, breaks: priceBreaks })));
    await rowsOf(
      tx,
      sql`update products set price = given.price, price_breaks = given.breaks,
        priced_at = case when given.price is null then null else ${pricedAt}::bigint end
        from json_to_recordset(${given}::json) as given (seq bigint, price bigint, breaks json)
        where products.seq = given.seq`,
    );
    return;
  }
  const given = JSON.stringify(rows.map(({ seq, price, priceBreaks }) => [seq, price, JSON.stringify(priceBreaks)]));
  await tx.run(
    sql`update products set price = given.price, price_breaks = given.breaks,
      priced_at = case when given.price is null then null else ${pricedAt} end
      from (select value ->> 0 as seq, value ->> 1 as price, value ->> 2 as breaks from json_each(${given})) as given
      where products.seq = given.seq`,
  );
}
