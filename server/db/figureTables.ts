import { choice, index, int, json, moment, table, text, uniqueIndex } from './columns.ts';

// What visitors do, in numbers. No row says who it was.

export const countKinds = [
  'PAGE',
  'SEEN',
  'LISTED',
  'ENQUIRED',
  'OFFERED',
  'WON',
  /** What was won, in kuruş without KDV. */
  'WON_SUM',
  'DOWNLOADED',
  'SEARCHED',
  'FOUND_NONE',
  'FOUND_ONE',
  'FOUND_FEW',
  'FOUND_MANY',
  'FILTERED',
  'COMPARED',
  'REFERRED',
  'COUNTRY',
  /** What programs ask for. */
  'PROGRAM',
] as const;
export type CountKind = (typeof countKinds)[number];

export const dailyCounts = table(
  'daily_counts',
  {
    /** The day in Istanbul, '2026-11-26', or a month as a whole, 'm2026-11': a year is then read from twelve rows of each key. */
    day: text('day').notNull(),
    kind: choice('kind', countKinds).notNull(),
    /** What is counted: 'p:' and the id of a product, 'c:' and that of a category, a search word; '' for all of a kind together. */
    key: text('key').notNull(),
    n: int('n').notNull(),
  },
  (t) => [
    uniqueIndex('daily_counts_by_key').on(t.key, t.kind, t.day),
    // It contains all columns, so that a sum reads no row.
    index('daily_counts_by_kind').on(t.kind, t.day, t.key, t.n),
  ],
);

export type Count = Pick<typeof dailyCounts.$inferSelect, 'kind' | 'key' | 'n'>;

/** Search words that find nothing and need no answer. */
export const ignoredWords = table('ignored_words', {
  /** The word as it is counted: folded. */
  word: text('word').primaryKey(),
  createdAt: moment('created_at').notNull(),
});

/** What comes first for a search, or the page that it leads to. */
export const pins = table('pins', {
  /** This is the `synonymKey` of what people type. */
  key: text('key').primaryKey(),
  said: text('said').notNull(),
  /** The ids of up to three products in their order; those of deleted products are skipped. */
  productIds: json<string[]>('product_ids').notNull().default([]),
  /** The path of a page of this site. */
  leadsTo: text('leads_to'),
  /** The last day on which it counts, such as '2026-12-06'. */
  until: text('until'),
});
