import { flag, int, json, sequence, table, text, uniqueIndex } from '../columns/columns.ts';

/** These words of products consist of letters alone and correct mistyped ones; `uses` counts the products. */
export const searchWords = table('search_words', {
  /** This is the folded word. */
  word: text('word').primaryKey(),
  shown: text('shown').notNull(),
  uses: int('uses').notNull(),
});

/** The index holds these texts of products in other languages, so that a change takes out exactly what is in it. */
export const searchTexts = table(
  'search_texts',
  {
    seq: sequence('seq'),
    productSeq: int('product_seq').notNull(),
    language: text('language').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** The terms of what the texts deny. */
    lacks: json<string[]>('lacks').notNull(),
  },
  (t) => [uniqueIndex('search_texts_by_product').on(t.productSeq, t.language)],
);

/** The words of the trade, and how the catalogue writes what they name. */
export const synonyms = table('synonyms', {
  /** This is the `synonymKey` of what people type. */
  key: text('key').primaryKey(),
  said: text('said').notNull(),
  finds: json<string[]>('finds').notNull(),
  /** Read as if the first of `finds` had been typed, so that it can be part of a code. */
  instead: flag('instead').notNull().default(false),
  /** Each of `finds` finds the others and `said` as well. */
  twoWay: flag('two_way').notNull().default(false),
});
