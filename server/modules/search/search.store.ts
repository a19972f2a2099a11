import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { atomsOf } from './tokens.ts';
import { wholeTitle, type Index } from './search.index.ts';
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
export function prepare(db: Tx, index: Index, text: string, { facets, categoriesOf }: Options): Search | null {
  const units = unitsOf(db, index, text);
  if (units.length === 0) return null;
  const categories: CategoryFacets = new Map(units.map((unit) => [unit, categoriesOf(unit)]));
  const narrowed = facets.map((facet) => ` AND (facets : ("${facet}"))`).join('');
  const narrow = (expression: string) => `(${expression})${narrowed}`;
  const tiers = tiersOf({ units, words: wordsOf(text), wholeTitle: wholeTitle(text) }, categories);
  const find = (expression: string) => finds(db, index, narrow(expression));
  // What no title has is not looked for in each of its tiers: each would read through all descriptions.
  const title = find(tiers.anyTitle) ? tiers.title : [];
  const allFind = tiers.some.length === 0 || title.length > 0 || find(tiers.anywhere.at(-1) ?? '');
  const corrected = units.some(({ correction }) => correction);
  return {
    units,
    tiers: (allFind ? [...tiers.first, ...title, ...tiers.anywhere] : tiers.some).map(narrow),
    didYouMean: corrected ? units.map(({ correction, typed }) => correction ?? typed).join(' ') : null,
  };
}

const wordsOf = (text: string) =>
  atomsOf(text)
    .map((atom) => atom.text)
    .join(' ');

const finds = (db: Tx, index: Index, expression: string) =>
  db.get(sql`select 1 from ${sql.raw(index)} where ${sql.raw(index)} match ${expression} limit 1`) !== undefined;

/** The `seq` of what stands at the places from `offset` on, `limit` at most: tier by tier, newest first within one. */
export function ranked(db: Tx, index: Index, { tiers }: Search, offset: number, limit: number): number[] {
  const found = new Set<number>();
  for (const tier of tiers) {
    if (found.size >= offset + limit) break;
    const rows = db.all<{ rowid: number }>(
      sql`select rowid from ${sql.raw(index)} where ${sql.raw(index)} match ${tier} order by rowid desc limit ${offset + limit}`,
    );
    rows.forEach(({ rowid }) => found.add(rowid));
  }
  return [...found].slice(offset, offset + limit);
}

/** How many are found in all. */
export function countFound(db: Tx, index: Index, { tiers }: Search): number {
  const rows = db.get<{ n: number }>(
    sql`select count(*) as n from ${sql.raw(index)} where ${sql.raw(index)} match ${tiers.at(-1) ?? ''}`,
  );
  return rows?.n ?? 0;
}

/** Everything found, as a condition: `… in (…)`. */
export const foundIn = (index: Index, { tiers }: Search) =>
  sql`(select rowid from ${sql.raw(index)} where ${sql.raw(index)} match ${tiers.at(-1) ?? ''})`;
