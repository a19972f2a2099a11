import type { RowStanding } from '../../../generated/resolvers.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';

/** Returns what has become of the product that a row names. */
export function standingOf(row: { productId: string | null; product: ProductRow | null }): RowStanding {
  if (row.productId === null) return 'WRITTEN';
  if (row.product === null) return 'REMOVED';
  return row.product.availability === 'DISCONTINUED' ? 'DISCONTINUED' : 'LISTED';
}
