import type { Tx } from '../../db/database.ts';
import { tokensOf } from './tokens.ts';
import { wholeTitle } from './entry.ts';
import { countMatches, matches, newestMatches, seqsOfMatches } from './search.sqlite.ts';
import type { Searched } from './searchIndex.ts';
import { tiersOf, type CategoryFacets } from './tiers.ts';
import { unitsOf, type Unit } from './units.ts';

/** A search taken apart and ready to be asked. */
export type Search = {
  units: Unit[];
  /** Expressions of FTS5, best first; the last one finds everything that is found. */
  tiers: string[];
  /** The words as they were probably meant; null when all are found as typed. */
  didYouMean: string | null;
};

/** Places from which on a search is not read further: deeper pages would cost more and more. */
export const deepest = 2000;

type Options = {
  /** Facets that everything found must have. */
  facets: string[];
  /** Facets of the categories whose name meets the unit. */
  categoriesOf: (unit: Unit) => string[];
};

/** Null when there is no word to look for. */
export async function prepare(
  db: Tx,
  index: Searched,
  text: string,
  { facets, categoriesOf }: Options,
): Promise<Search | null> {
  const units = await unitsOf(db, index, text);
  if (units.length === 0) return null;
  const categories: CategoryFacets = new Map(units.map((unit) => [unit, categoriesOf(unit)]));
  const narrowed = facets.map((facet) => ` AND (facets : ("${facet}"))`).join('');
  const narrow = (expression: string) => `(${expression})${narrowed}`;
  const tiers = tiersOf({ units, words: wordsOf(text), wholeTitle: wholeTitle(text) }, categories);
  const find = (expression: string) => matches(db, index.table, narrow(expression));
  // What no title has is not looked for in each of its tiers: each would read through all descriptions.
  const title = (await find(tiers.anyTitle)) ? tiers.title : [];
  const allFind = tiers.some.length === 0 || title.length > 0 || (await find(tiers.anywhere.at(-1) ?? ''));
  const corrected = units.some(({ correction }) => correction) && !(await find(tiers.first[0] ?? ''));
  return {
    units,
    tiers: (allFind ? [...tiers.first, ...title, ...tiers.anywhere] : tiers.some).map(narrow),
    didYouMean: corrected ? units.map(({ correction, typed }) => correction ?? typed).join(' ') : null,
  };
}

const wordsOf = (text: string) =>
  tokensOf(text)
    .map((token) => token.text)
    .join(' ');

/** The `seq` of what stands at the places from `offset` on, `limit` at most: tier by tier, newest first within one. */
export async function ranked(db: Tx, { table }: Searched, { tiers }: Search, offset: number, limit: number) {
  const found = new Set<number>();
  for (const tier of tiers) {
    if (found.size >= offset + limit) break;
    for (const seq of await newestMatches(db, table, tier, offset + limit)) found.add(seq);
  }
  return [...found].slice(offset, offset + limit);
}

/** How many are found in all. */
export const countFound = (db: Tx, { table }: Searched, { tiers }: Search) =>
  countMatches(db, table, tiers.at(-1) ?? '');

/** The `seq` of everything found, as a subquery. */
export const foundIn = ({ table }: Searched, { tiers }: Search) => seqsOfMatches(table, tiers.at(-1) ?? '');
