import { desc } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { placeCursor, placeOf } from '../../../db/page.ts';
import { products } from '../../../db/tables.ts';
import { storedLira } from '../../../fields/lira.ts';
import { createPacer } from '../../../jobs/pacer.ts';
import { compared, newPrice, type PriceRule } from './priceRule.ts';
import { isChosen, type Choice } from './products.choice.ts';
import { productRowsWithSeqs } from './products.lookup.ts';

export type Asked = { marked: boolean; first: number; after: string | null | undefined };

export type NewPrices = Awaited<ReturnType<typeof newPrices>>;

/** The row of a cursor is at most this deep. */
const deepest = 100_000_000;

/**
 * Makes the new prices of all chosen products and returns those of one page, the newest product first, with counts of all.
 * Throws `BadCursor`.
 */
export async function newPrices(db: Tx, choice: Choice, rule: PriceRule, { marked, first, after }: Asked) {
  const from = placeOf(after, deepest);
  const counts = { changed: 0, unpriced: 0, marked: 0 };
  const shown: { seq: number; price: number; isLimited: boolean; isMarked: boolean; percent: number | null }[] = [];
  let place = 0;
  const pace = createPacer();
  for (const { seq, price } of await pricesOf(db, choice)) {
    await pace();
    if (price === null) {
      counts.unpriced++;
      continue;
    }
    const made = newPrice(price, rule);
    if (made.price === price) continue;
    const row = { seq, ...made, ...compared(price, made) };
    counts.changed++;
    if (row.isMarked) counts.marked++;
    if (marked && !row.isMarked) continue;
    if (place >= from && shown.length < first) shown.push(row);
    place++;
  }
  const found = await productRowsWithSeqs(
    db,
    shown.map(({ seq }) => seq),
  );
  const bySeq = new Map(found.map((row) => [row.seq, row]));
  const rows = shown.flatMap(({ seq, ...made }) => {
    const product = bySeq.get(seq);
    return product ? [{ ...made, product, price: storedLira.read(made.price) ?? 0 }] : [];
  });
  return { ...counts, rows, endCursor: place > from + shown.length ? placeCursor(from + shown.length) : null };
}

const pricesOf = async (db: Tx, choice: Choice) =>
  db
    .select({ seq: products.seq, price: products.price })
    .from(products)
    .where(await isChosen(db, choice))
    .orderBy(desc(products.createdAt), desc(products.id));
