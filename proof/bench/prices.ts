import { eq } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/db/openDatabase.ts';
import { moneyDefaults } from '../../server/modules/catalogue/money/money.store.ts';
import { saveMoney } from '../../server/modules/catalogue/rates/money.save.ts';
import { setRate } from '../../server/modules/catalogue/rates/setRates.ts';
import { products } from '../../server/db/tables/tables.ts';
import { addListed } from '../../server/modules/catalogue/rates/testing/listedProducts.ts';
import { contentRecorder } from '../../server/modules/upkeep/history/contentRecorder.ts';
import { tableHead, tableRow } from './measure/figures.ts';

/**
 * Measures what a new rate takes for 100,000 products with a price in euros: `npm run bench:prices`, about two minutes. Another number
 * of products may be given. The goal is 20 seconds, for the first rate, too, which turns "on request" into prices.
 */
const count = Number(process.argv[2] ?? 100_000);

const folder = await mkdtemp(join(tmpdir(), 'vitrin-prices-'));
try {
  const db = await openDatabase(folder, { recorder: contentRecorder });
  await saveMoney(db, { values: { ...moneyDefaults, currencies: ['EUR'] }, now: Date.now() });
  await addListed(db, count);
  console.log(tableHead(['What', 'Measured']));
  for (const [what, rate] of [
    ['The first rate: prices instead of "on request"', 47_501_200],
    ['The next rate', 48_000_000],
    ['A rate of before, which an undo brings back', 47_501_200],
  ] as const) {
    const started = performance.now();
    const { changed } = await setRate(db, {
      ...{ currency: 'EUR', rate, fixedUntil: null, confirmed: true },
      now: Date.now(),
    });
    console.log(tableRow([`${what}, ${changed} prices`, `${((performance.now() - started) / 1000).toFixed(1)} s`]));
  }
  const left = await db.$count(products, eq(products.currency, 'EUR'));
  if (left !== count) throw new Error(`${left} products are left of ${count}.`);
  db.close();
} finally {
  await rm(folder, { recursive: true });
}
