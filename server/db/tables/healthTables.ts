import { choice, index, int, json, moment, table, text } from '../columns/columns.ts';
import { products } from './tables.ts';

/** The checks of products; common/health/healthChecks.ts has their names. */
const productChecks = [
  'LACKS_SPECS',
  'NO_PICTURE',
  'SMALL_PICTURE',
  'NO_ALT',
  'NO_CODE',
  'NO_PRICE',
  'NO_CATEGORY',
  'SHORT_DESCRIPTION',
  'PRICE_UNCHANGED',
  'NO_SUCCESSOR',
  'NOT_IN_IMPORT',
  'SPEC_RANGE',
  'OUTSIDE_LINK',
] as const;

/** How many things each check found, once a night. */
export const healthDays = table('health_days', {
  /** The day: '2026-11-26'. */
  day: text('day').primaryKey(),
  counts: json<Partial<Record<string, number>>>('counts').notNull(),
  countedAt: moment('counted_at').notNull(),
});

/** Findings that somebody says are fine as they are; `products.fine` repeats the names of the checks. */
export const acceptedFindings = table(
  'health_fine',
  {
    /** The check and the id of the product. */
    key: text('key').primaryKey(),
    check: choice('check_name', productChecks).notNull(),
    /** It is no reference: a deleted product has its findings again when it comes back. */
    productId: text('product_id').notNull(),
    reason: text('reason').notNull(),
    /** This is the e-mail address of the admin. */
    admin: text('admin').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('health_fine_by_check').on(t.check, t.productId),
    index('health_fine_by_product').on(t.productId),
    index('health_fine_by_age').on(t.createdAt),
  ],
);

/** Products with a value far from the others of their kind, as the last night has found them. */
export const outliers = table(
  'outliers',
  {
    productSeq: int('product_seq')
      .notNull()
      .references(() => products.seq, { onDelete: 'cascade' }),
    attributeId: text('attribute_id').notNull(),
  },
  (t) => [index('outliers_by_product').on(t.productSeq)],
);

/** Addresses of other sites in products, as the last nights have found them. */
export const outsideLinks = table(
  'outside_links',
  {
    productSeq: int('product_seq')
      .notNull()
      .references(() => products.seq, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    /** When it was last asked; null as long as it has not been. */
    askedAt: moment('asked_at'),
    /** How many times in a row it did not answer. */
    failures: int('failures').notNull(),
  },
  (t) => [
    index('outside_links_by_product').on(t.productSeq),
    index('outside_links_by_failures').on(t.failures, t.productSeq),
  ],
);
