import type { Tx } from '../../db/database.ts';
import { tokensOf } from './tokens.ts';
import { wholeTitle } from './entry.ts';
import { countMatches, matches, newestMatches, seqsOfMatches } from './fullText.ts';
import type { Searched } from './searchIndex.ts';
import { tiersOf, type CategoryFacets, type Tier } from './tiers.ts';
import { unitsOf, type Unit } from './units.ts';

/** A search taken apart and ready to be asked. */
export type Search = {
  units: Unit[];
  /** Best first; the last one finds everything that is found. */
  tiers: Tier[];
  /** The words as they were probably meant; null when all are found as typed. */
  didYouMean: string | null;
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
  const tiers = tiersOf({ units, words: wordsOf(text), wholeTitle: wholeTitle(text) }, categories);
  const narrowTier = ({ expression, within }: Tier): Tier => ({
    expression: narrow(expression),
    ...(within && { within: narrow(within) }),
  });
  const find = (expression: string) => matches(db, index.table, narrow(expression));
  // What no title has is not looked for in each of its tiers: each would read through all descriptions.
  const title = (await find(tiers.anyTitle)) ? tiers.title : [];
  const allFind = tiers.some.length === 0 || title.length > 0 || (await find(tiers.anywhere.at(-1)?.expression ?? ''));
  const corrected = units.some(({ correction }) => correction) && !(await find(tiers.first[0]?.expression ?? ''));
  return {
    units,
    tiers: (allFind ? [...tiers.first, ...title, ...tiers.anywhere] : tiers.some).map(narrowTier),
    didYouMean: corrected ? units.map(({ correction, typed }) => correction ?? typed).join(' ') : null,
  };
}

const wordsOf = (text: string) =>
  tokensOf(text)
    .map((token) => token.text)
    .join(' ');

/**
 * The `seq` of what stands at the places from `offset` on, `limit` at most: tier by tier, newest first within one. A
 * tier that only brings another into a better order is left out where that one holds more than anyone can read: FTS5
 * would read through all of it to find the few, or none, that come first.
 */
export async function ranked(db: Tx, { table }: Searched, { tiers }: Search, offset: number, limit: number) {
  const found = new Set<number>();
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (expression: string) => {
    const size = sizes.get(expression) ?? countMatches(db, table, expression, deepest + 1);
    sizes.set(expression, size);
    return size;
  };
  for (const { expression, within } of tiers) {
    if (found.size >= offset + limit) break;
    if (within && (await sizeOf(within)) > deepest) continue;
    for (const seq of await newestMatches(db, table, expression, offset + limit)) found.add(seq);
  }
  return [...found].slice(offset, offset + limit);
}

const allOf = ({ tiers }: Search) => tiers.at(-1)?.expression ?? '';

/** How many are found in all; with a `facet`, how many of those that have it. Not more than `most` are counted. */
export async function countFound(
  db: Tx,
  { table }: Searched,
  search: Search,
  { facet, most = deepest }: { facet?: string; most?: number } = {},
): Promise<Counted> {
  const expression = facet ? `(${allOf(search)}) AND (facets : ("${facet}"))` : allOf(search);
  const count = await countMatches(db, table, expression, most + 1);
  return { count: Math.min(count, most), isExact: count <= most };
}

/** The `seq` of everything found, as a subquery. */
export const foundIn = ({ table }: Searched, search: Search) => seqsOfMatches(table, allOf(search));
