import type { Tx } from '../db/database.ts';
import { tokensOf } from './tokens.ts';
import { choose, chooseAtOnce } from './choose.ts';
import { wholeTitle } from './entry.ts';
import { countMatches, matches, newestMatches, rankMatches, seqsOfMatches } from './fullText.ts';
import type { Searched } from './searchIndex.ts';
import { createSizes } from './sizes.ts';
import { tiersOf, type CategoryFacets, type Tier } from './tiers.ts';
import { unitsOf, type Unit } from './units.ts';

/** A search taken apart and ready to be asked. */
export type Search = {
  units: Unit[];
  /** Best first; the last one finds everything that is found. */
  tiers: Tier[];
  /** The words as they were probably meant; null when all are found as typed. */
  didYouMean: string | null;
  /** The `seq` of all that is found, in their order, where they were found in one go. */
  ranking?: number[] | undefined;
  /** How many an expression finds, counted up to one more than `deepest`, once. */
  sizeOf: (expression: string) => Promise<number>;
};

/** Places from which on a search is not read further, nor counted: deeper pages would cost more and more. */
export const deepest = 2000;

/** A count that went no further than somewhere. */
export type Counted = { count: number; isExact: boolean };

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
  const asked = tiersOf({ units, words: wordsOf(text), wholeTitle: wholeTitle(text) }, categories);
  const find = (expression: string) => matches(db, index.table, narrow(expression));
  const sizes = createSizes((expression) => countMatches(db, index.table, expression, deepest + 1));
  const rankBy = rankMatches;
  const chosen = rankBy
    ? await chooseAtOnce(asked, narrow, {
        sizes,
        rank: (tiers) => rankBy(db, index.table, expressionsOf(tiers), deepest),
      })
    : await choose(asked, narrow, find);
  const corrected = units.some(({ correction }) => correction) && !(await find(asked.first[0]?.expression ?? ''));
  return {
    units,
    ...chosen,
    sizeOf: sizes.sizeOf,
    didYouMean: corrected ? units.map(({ correction, typed }) => correction ?? typed).join(' ') : null,
  };
}

const expressionsOf = (tiers: Tier[]) => tiers.map(({ expression }) => expression);

const wordsOf = (text: string) =>
  tokensOf(text)
    .map((token) => token.text)
    .join(' ');

/**
 * The `seq` of what stands at the places from `offset` on, `limit` at most: tier by tier, newest first within one. A
 * tier that only brings another into a better order is left out where that one holds more than anyone can read: FTS5
 * would read through all of it to find the few, or none, that come first. Everything found is counted
 * first: where it is no more than that, no tier is.
 */
export async function ranked(db: Tx, { table }: Searched, search: Search, offset: number, limit: number) {
  if (search.ranking) return search.ranking.slice(offset, offset + limit);
  const found = new Set<number>();
  const isTooLarge = async (expression: string) =>
    (await search.sizeOf(allOf(search))) > deepest && (await search.sizeOf(expression)) > deepest;
  for (const { expression, within } of search.tiers) {
    if (found.size >= offset + limit) break;
    if (within && (await isTooLarge(within))) continue;
    for (const seq of await newestMatches(db, table, expression, offset + limit)) found.add(seq);
  }
  return [...found].slice(offset, offset + limit);
}

const allOf = ({ tiers }: Search) => tiers.at(-1)?.expression ?? '';

/** How many are found in all; with `among`, how many of those that have a facet, counted up to `most`. */
export async function countFound(
  db: Tx,
  { table }: Searched,
  search: Search,
  among?: { facet: string; most: number },
): Promise<Counted> {
  if (!among) return countedTo(deepest, await search.sizeOf(allOf(search)));
  const { facet, most } = among;
  return countedTo(most, await countMatches(db, table, `(${allOf(search)}) AND (facets : ("${facet}"))`, most + 1));
}

const countedTo = (most: number, count: number): Counted => ({ count: Math.min(count, most), isExact: count <= most });

/** The `seq` of everything found, as a subquery. */
export const foundIn = ({ table }: Searched, search: Search) => seqsOfMatches(table, allOf(search));
