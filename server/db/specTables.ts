import { choice, decimal, index, int, json, table, text } from './columns.ts';
import { products, version } from './tables.ts';

// The tables of what products are described by.

/** What products are described by. */
export const attributes = table('attributes', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  kind: choice('kind', ['OPTION', 'NUMBER', 'RANGE', 'FLAG', 'TEXT']).notNull(),
  /** The symbol of a unit in units.ts. */
  unit: text('unit'),
  decimals: int('decimals'),
  /** In their order. */
  options: json<{ id: string; name: string }[]>('options').notNull(),
  version: version(),
});

export const productKinds = table('product_kinds', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** In their order. */
  attributes: json<KindAttribute[]>('attributes').notNull(),
  version: version(),
});

export type KindAttribute = {
  attributeId: string;
  group: string | null;
  required: boolean;
  filterable: boolean;
  column: boolean;
  key: boolean;
};

export const families = table('families', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** Ids of attributes, in their order. */
  columns: json<string[]>('columns').notNull(),
  version: version(),
});

/** The values in `products.specs`, for counting and filtering. */
export const specValues = table(
  'spec_values',
  {
    productSeq: int('product_seq')
      .notNull()
      .references(() => products.seq, { onDelete: 'cascade' }),
    attributeId: text('attribute_id').notNull(),
    /** An option's id, 'yes' or 'no'; null for what is measured, and for texts. */
    term: text('term'),
    /** Base values of both ends, which for a number are the same; far out where an end is open. */
    low: decimal('low'),
    high: decimal('high'),
  },
  (t) => [
    index('spec_values_by_product').on(t.productSeq),
    index('spec_values_by_term').on(t.attributeId, t.term, t.productSeq),
    index('spec_values_by_measure').on(t.attributeId, t.low, t.high, t.productSeq),
  ],
);
