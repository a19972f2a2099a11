import { index, int, json, moment, primaryKey, sequence, table, text } from '../columns/columns.ts';
import { products } from './tables.ts';

// These tables find products that stand twice in the catalogue, and keep what people have said and done about them.

/** Products with the same key may be one: docs/decisions/082. */
export const doubleKeys = table(
  'double_keys',
  {
    productSeq: int('product_seq')
      .notNull()
      .references(() => products.seq, { onDelete: 'cascade' }),
    /** A letter for the reason, and a hash of what is compared. */
    key: text('key').notNull(),
  },
  (t) => [
    // On SQLite, the table itself is in this order (`without rowid`): the keys of a product are one page, which a save writes.
    primaryKey({ columns: [t.productSeq, t.key] }),
    index('double_keys_by_key').on(t.key, t.productSeq),
  ],
);

/** Pairs that a person has called two products. */
export const notDoubles = table('not_doubles', {
  /** Both ids as JSON, in their order. */
  pair: text('pair').primaryKey(),
  /** This is the e-mail address of the admin. */
  admin: text('admin'),
  createdAt: moment('created_at').notNull(),
});

/** The lines that named a product until it was merged into another, by their numbers, and the customers' codes that meant it. */
export type MovedLines = {
  enquiries: number[];
  offers: number[];
  quotes: number[];
  /** The ids of customers' codes; merges of earlier versions have not kept them. */
  codes?: string[];
};

/** Lines of enquiries, offers and quote lists, and customers' codes, that go back when the merged product comes back. */
export const movedLines = table(
  'moved_lines',
  {
    seq: sequence('seq'),
    goneId: text('gone_id').notNull(),
    keptId: text('kept_id').notNull(),
    lines: json<MovedLines>('lines').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('moved_lines_by_gone').on(t.goneId)],
);
