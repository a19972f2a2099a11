import { eq } from 'drizzle-orm';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../db/openDatabase.ts';
import { products } from '../db/tables/tables.ts';
import { moneyDefaults } from '../modules/catalogue/money/money.store.ts';
import { saveMoney } from '../modules/catalogue/rates/money.save.ts';
import { setRate } from '../modules/catalogue/rates/setRates.ts';
import { addListed } from '../modules/catalogue/rates/testing/listedProducts.ts';
import { contentRecorder } from '../modules/upkeep/history/contentRecorder.ts';

/** Sets rates in a site of so many products with prices in euros; tells `onRate` of each the prices that changed, and the seconds. */
export async function reprice(
  count: number,
  rates: readonly number[],
  onRate: (at: number, changed: number, seconds: number) => void,
) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-prices-'));
  try {
    const db = await openDatabase(folder, { recorder: contentRecorder });
    await saveMoney(db, { values: { ...moneyDefaults, currencies: ['EUR'] }, now: Date.now() });
    await addListed(db, count);
    for (const [at, rate] of rates.entries()) {
      const started = performance.now();
      const typed = { currency: 'EUR', rate, fixedUntil: null, confirmed: true } as const;
      const { changed } = await setRate(db, { ...typed, now: Date.now() });
      onRate(at, changed, (performance.now() - started) / 1000);
    }
    const left = await db.$count(products, eq(products.currency, 'EUR'));
    if (left !== count) throw new Error(`${left} products are left of ${count}.`);
    db.close();
  } finally {
    await rm(folder, { recursive: true });
  }
}
