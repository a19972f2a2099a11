import { exampleOf } from '../../../../search/exampleOf.ts';
import type { Db } from '../../../../db/database.ts';
import { products } from '../../../../db/tables/tables.ts';

/** Stores so many products with a price in euros, without the search and without history: only prices are of interest. */
export async function addListed(db: Db, count: number) {
  const { seq: _, ...example } = exampleOf(products);
  const atOnce = 250;
  await db.write(async (tx) => {
    for (let at = 0; at < count; at += atOnce)
      await tx.insert(products).values(
        Array.from({ length: Math.min(atOnce, count - at) }, (__, n) => ({
          ...example,
          ...{ id: `listed-${at + n}`, name: `Rulman ${at + n}`, stockCode: null, stockCodeKey: null },
          ...{ price: null, priceBreaks: [], vatRate: null, kindId: null, categoryId: null, familyId: null },
          ...{ currency: 'EUR' as const, listBreaks: [] },
          listPrice: { amount: 100 + (((at + n) * 37) % 10_000), currency: 'EUR' as const, includesVat: n % 2 === 0 },
        })),
      );
  });
}
