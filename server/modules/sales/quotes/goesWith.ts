import type { Tx } from '../../../db/database.ts';
import { productsWithIds, type ProductRow } from '../../catalogue/products/products.rows.ts';
import { togetherWith } from '../../catalogue/together/boughtTogether.ts';

/** Few are offered below a list, so that they stay a hint. */
const most = 6;

/** Returns products that are bought together with those of a list and are not in it: what goes with most of them first. */
export async function goesWith(db: Tx, rows: { productId: string | null }[]): Promise<ProductRow[]> {
  const listed = new Set(rows.flatMap(({ productId }) => productId ?? []));
  if (listed.size === 0) return [];
  const found = [...(await togetherWith(db, await productsWithIds(db, [...listed]))).values()].flat();
  const counts = new Map<ProductRow, number>();
  for (const product of found) if (!listed.has(product.id)) counts.set(product, (counts.get(product) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([product]) => product);
}
