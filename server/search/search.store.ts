import type { Tx } from '../db/database.ts';
import { choose, chooseAtOnce, createSizes } from './tiers/chooseTiers.ts';
import { wholeTitle } from './entry.ts';
import {
  countMatches,
  inOrderOf,
  matches,
  matchesAmong,
  newestMatches,
  rankMatches,
  seqsOfMatches,
} from './fullText.ts';
import { meantCode } from './mistypedCodes.ts';
import type { Searched } from './searchIndex.ts';
import { wordsInOrder } from './terms.ts';
import type { Ranking, SortedBy, Tier, Tiers, Word } from './tier.ts';
import { tiersInTwo } from './tiers/inTwoLanguages.ts';
import { tiersOf, type Meant, type MeantBy } from './tiers/tiers.ts';
import type { Language } from './languages/language.ts';
import type { Reading, Unit } from './units/unit.ts';
import { unitsOf } from './units/units.ts';

/** A parsed search with its queries. */
export type Search = {
  units: Unit[];
  /** The best tier is first; the last one finds all results. */
  tiers: Tier[];
  /** The parts of the search, each with the expression that finds it. */
  each: Word[];
  /** Nothing has all parts, so the results have only some. */
  isPartial: boolean;
  /** The probable correction of mistyped words and codes; null when all are found as typed. */
  didYouMean: string | null;
  /** All results tier by tier, when one statement found them. */
  ranking?: Ranking | undefined;
  /** The language of the search, and what its texts are found by; undefined for a search in Turkish. */
  language?: { read: Language; all: string; each: string[] } | undefined;
  /** Counts the results of an expression once, up to `deepest` and one more. */
  sizeOf: (expression: string) => Promise<number>;
};

/** Results are read and counted only up to this number, since deeper pages would cost more and more. */
export const deepest = 2000;

/** A count that ended at a limit is not exact. */
export type Counted = { count: number; isExact: boolean };

type Options = Reading & {
  /** Reads properties in the language of the search, and by Turkish names. */
  namedInLanguage?: Reading['named'];
  /** Every result must have these facets. */
  facets: string[];
  /** Returns the facets of the categories whose name matches the unit. */
  categoriesOf: (unit: Unit) => string[];
  /** Tells whether the unit says what is looked for, as the last word of the name of a kind does. */
  isKind?: (unit: Unit) => boolean;
  /** Returns Turkish words that say the same as the unit does in the language of the search. */
  turkishOf?: (unit: Unit) => string[];
  /** The codes of rows that come first, below a title or a code that is the search. */
  pinned?: string[];
  /** The term by which rows are found that the search names by a code of another maker; null when it cannot be one. */
  foreign?: string | null;
};

/** Parses a search and chooses its tiers. Null when it has no word. */
export async function prepare(
  db: Tx,
  index: Searched,
  text: string,
  {
    facets,
    categoriesOf,
    isKind,
    turkishOf,
    foreign = null,
    pinned = [],
    language,
    namedInLanguage,
    ...reading
  }: Options,
): Promise<Search | null> {
  const own = language && (await unitsOf(db, index, text, { ...reading, named: namedInLanguage, language }));
  // A word of the language is no mistyped Turkish one, for which all words would be looked through.
  const said = new Set(own?.flatMap(({ text: word, isUnknown }) => (isUnknown ? [] : word)));
  const { knows = () => false } = reading;
  const read = await unitsOf(db, index, text, {
    ...reading,
    saying: language?.saying,
    knows: (word) => said.has(word) || knows(word),
  });
  if (read.length === 0) return null;
  const meantBy = (unit: Unit): Meant => ({
    facets: categoriesOf(unit),
    isKind: isKind?.(unit) === true,
    turkish: turkishOf?.(unit) ?? [],
  });
  const allMeant = (some: Unit[]): MeantBy => new Map(some.map((unit) => [unit, meantBy(unit)]));
  const narrowed = facets.map((facet) => ` AND (facets : ("${facet}"))`).join('');
  const narrow = (expression: string) => `(${expression})${narrowed}`;
  const whole = { wholeTitle: wholeTitle(text), foreign, pinned: pinned.map(wholeTitle) };
  /** Asks for a part of the search, or for all of it. */
  const askFor = (isAsked: (unit: Unit) => boolean, words?: string) => {
    const turkishUnits = read.filter(isAsked);
    const ownUnits = own?.filter(isAsked) ?? [];
    if (!language || ownUnits.length === 0)
      return {
        ...tiersOf({ units: turkishUnits, words: words ?? wordsInOrder(text), ...whole }, allMeant(turkishUnits)),
        units: turkishUnits,
        inOwn: undefined,
      };
    const both = {
      own: { units: ownUnits, words: words ?? wordsInOrder(text, language), mark: language.mark },
      turkish: { units: turkishUnits, words: words ?? wordsInOrder(text) },
    };
    return tiersInTwo({ ...whole, ...both }, allMeant);
  };
  const asked = askFor(() => true);
  const { units } = asked;
  const find = (expression: string) => matches(db, index.table, narrow(expression));
  const sizes = createSizes((expression) => countMatches(db, index.table, expression, deepest + 1));
  const rankBy = rankMatches;
  const chooseOf = (tiers: Tiers) =>
    rankBy
      ? chooseAtOnce(tiers, narrow, {
          sizes,
          rank: (some) => rankBy(db, index.table, expressionsOf(some), deepest),
        })
      : choose(tiers, narrow, find);
  let chosen = await chooseOf(asked);
  let { each } = asked;
  if (chosen.isPartial) {
    // What the catalogue does not know must not hide who has all the rest.
    const telling = await tellingOf(units, each, (word) => find(word.expression));
    each = each.filter((_, at) => !telling.skipped.has(at));
    if (telling.units.length > 0 && telling.units.length < units.length) {
      const words = telling.units.map(({ text: word }) => word).join(' ');
      // A unit of both languages begins where those begin of which it was made.
      const placeOf = ({ start }: Unit) => units.findLast((unit) => unit.start <= start);
      const rest = await chooseOf(askFor((unit) => telling.units.some((one) => one === placeOf(unit)), words));
      chosen = { ...rest, isPartial: rest.isPartial || telling.lacks };
    }
  }
  const isFound = async () =>
    chosen.ranking ? chosen.ranking.length > 0 : find(chosen.tiers.at(-1)?.expression ?? '');
  const corrected = units.some(({ correction }) => correction) && !(await find(asked.whole));
  // A correction of which no product has all is none: it would be a sentence that nobody meant.
  const words = corrected && !chosen.isPartial ? correctedOf(units) : null;
  // A code is looked at only where something was not found.
  const isInDoubt = chosen.isPartial || (units.length === 1 && /\d/.test(text) && !(await isFound()));
  return {
    units,
    each,
    ...chosen,
    sizeOf: sizes.sizeOf,
    language: asked.inOwn && language && { read: language, ...asked.inOwn },
    didYouMean: (isInDoubt ? await meantCode(db, index, corrected ? correctedOf(units) : text) : null) ?? words,
  };
}

/** Leaves out the units that nothing has, and those that say nothing; `lacks` tells whether one that says something was left out. */
async function tellingOf(units: Unit[], each: Word[], find: (word: Word) => Promise<boolean>) {
  const skipped = new Set<number>();
  const known: Unit[] = [];
  let lacks = false;
  for (const [at, unit] of units.entries()) {
    const word = each[at];
    if (unit.isFiller) skipped.add(at);
    else if (word && (await find(word))) known.push(unit);
    else lacks = true;
  }
  return { units: known, skipped, lacks };
}

/** Returns the parts of a partial search that each of the rows lacks, as they were typed. */
export async function missingFrom(
  db: Tx,
  { table }: Searched,
  { each, isPartial }: Search,
  seqs: number[],
): Promise<Map<number, string[]>> {
  const missing = new Map<number, string[]>(seqs.map((seq) => [seq, []]));
  if (!isPartial) return missing;
  for (const { typed, expression } of each) {
    const having = new Set(await matchesAmong(db, table, expression, seqs));
    for (const [seq, words] of missing) if (!having.has(seq)) words.push(typed);
  }
  return missing;
}

/** Returns those of the rows that are found by their texts in the language of the search; of a partial search, by a part of it. */
export async function foundInLanguage(
  db: Tx,
  { table }: Searched,
  { language, isPartial }: Search,
  seqs: number[],
): Promise<Set<number>> {
  if (!language || seqs.length === 0) return new Set();
  const expression = isPartial ? language.each.map((one) => `(${one})`).join(' OR ') : language.all;
  return new Set(await matchesAmong(db, table, expression, seqs));
}

const correctedOf = (units: Unit[]) => units.map(({ correction, typed }) => correction ?? typed).join(' ');

const expressionsOf = (tiers: Tier[]) => tiers.map(({ expression }) => expression);

/**
 * Returns the `seq` of up to `limit` results from `offset` on, tier by tier; within a tier as the index sorts its rows where
 * there are at most `deepest` results with all words, else newest first. A tier that only improves the order of another one is skipped when
 * that one has more than `deepest` results, since FTS5 would read all of them to find the few that come first. The total is
 * counted first: when it is small, no tier needs to be counted, and none is read once all are found.
 */
export async function ranked(db: Tx, { table, sortedBy }: Searched, search: Search, offset: number, limit: number) {
  const end = offset + limit;
  // Products with only some of the words may be anything: sizes of different things say nothing.
  const isFew = async () => search.ranking !== undefined || (await search.sizeOf(allOf(search))) <= deepest;
  const isSorted = sortedBy !== undefined && !search.isPartial && (await isFew());
  const isTooLarge = async (expression: string) =>
    !isSorted && (await search.sizeOf(allOf(search))) > deepest && (await search.sizeOf(expression)) > deepest;
  const found = new Map<number, number>();
  const count = search.ranking ? Infinity : await search.sizeOf(allOf(search));
  const all = count <= deepest ? Math.min(count, end) : end;
  for (const [tier, { expression, within }] of search.tiers.entries()) {
    if (found.size >= all) break;
    if (!search.ranking && within && (await isTooLarge(within))) continue;
    const seqs =
      search.ranking?.flatMap((one) => (one.tier === tier ? one.seq : [])) ??
      (await newestMatches(db, table, expression, isSorted ? deepest : end));
    for (const seq of seqs) if (!found.has(seq)) found.set(seq, tier);
  }
  const seqs = isSorted && found.size > 1 ? await sorted(db, sortedBy, found) : [...found.keys()];
  return seqs.slice(offset, end);
}

/** Sorts results, which are given with their tiers. */
async function sorted(db: Tx, sortedBy: SortedBy, tierOf: Map<number, number>) {
  const rows = (await inOrderOf(db, sortedBy, [...tierOf.keys()])).map(({ seq, group }) => {
    const tier = tierOf.get(seq) ?? 0;
    return { seq, tier, group: JSON.stringify([tier, group]) };
  });
  const newest = new Map<string, number>();
  for (const { seq, group } of rows) newest.set(group, Math.max(seq, newest.get(group) ?? 0));
  const newestOf = ({ group }: { group: string }) => newest.get(group) ?? 0;
  rows.sort((one, other) => one.tier - other.tier || newestOf(other) - newestOf(one));
  return rows.map(({ seq }) => seq);
}

const allOf = ({ tiers }: Search) => tiers.at(-1)?.expression ?? '';

/** Counts all results; with `among`, counts those that have a facet, up to `most`. */
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

/** Returns a subquery for the `seq` of all results. */
export const foundIn = (db: Tx, { table }: Searched, search: Search) => seqsOfMatches(db, table, allOf(search));
