import { index, int, table, text } from '../columns/columns.ts';
import { products } from './tables.ts';

/** The rows repeat `products.togetherIds`, for finding who names a product. */
export const productPairs = table(
  'product_pairs',
  {
    productSeq: int('product_seq')
      .notNull()
      .references(() => products.seq, { onDelete: 'cascade' }),
    /** The id of the same product, so that nobody has to look it up. */
    productId: text('product_id').notNull(),
    otherId: text('other_id').notNull(),
  },
  (t) => [
    index('product_pairs_by_product').on(t.productSeq),
    index('product_pairs_by_other').on(t.otherId, t.productSeq),
  ],
);
