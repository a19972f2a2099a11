import { choice, index, int, json, moment, table, text, uniqueIndex } from '../columns/columns.ts';

// These tables count what visitors do. No row says who it was.

export const countKinds = [
  'PAGE',
  'SEEN',
  'LISTED',
  'ENQUIRED',
  'OFFERED',
  'WON',
  /** The sums that were won, in kuruş without KDV. */
  'WON_SUM',
  /** The same in cents and pence: nothing adds one currency to another. */
  'WON_SUM_EUR',
  'WON_SUM_USD',
  'WON_SUM_GBP',
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
  /** The requests of programs. */
  'PROGRAM',
] as const;
export type CountKind = (typeof countKinds)[number];

export const dailyCounts = table(
  'daily_counts',
  {
    /** The day, '2026-11-26', or a month as a whole, 'm2026-11': a year is then read from twelve rows of each key. */
    day: text('day').notNull(),
    kind: choice('kind', countKinds).notNull(),
    /** It names what is counted: 'p:' and the id of a product, 'c:' and that of a category, a search word; '' for all of a kind together. */
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

/** Each row says what comes first for a search, or which page it leads to. */
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
