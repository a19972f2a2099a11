import type { Db } from '../../../db/database.ts';
import type { Count } from '../../../db/tables/figureTables.ts';
import type { Step } from '../../../figures/figures.ts';
import { keyOfProduct } from './keys.ts';
import { categoriesOf, createSums } from './sums.ts';

/** A step counts once as a whole, once for each of its products and once for each of their categories. */
export async function stepCounts(db: Db, steps: Step[]): Promise<Count[]> {
  const categoryOf = await categoriesOf(
    db,
    steps.flatMap(({ productIds, sums }) => [...productIds, ...(sums?.keys() ?? [])]),
  );
  const sums = createSums();
  for (const { kind, productIds, sums: money = new Map<string, number>(), currency = 'TRY', by = 1 } of steps) {
    const ids = [...new Set(productIds)];
    const categories = new Set(ids.flatMap((id) => categoryOf.get(id) ?? []));
    for (const key of ['', ...ids.map(keyOfProduct), ...categories]) sums.add(kind, key, by);
    for (const [id, sum] of money)
      for (const key of ['', ...(id ? [keyOfProduct(id), categoryOf.get(id)] : [])])
        if (key !== undefined) sums.add(currency === 'TRY' ? 'WON_SUM' : `WON_SUM_${currency}`, key, by * sum);
  }
  return sums.rows();
}
