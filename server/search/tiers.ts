import { wholeCode } from './entry.ts';
import type { Unit } from './units.ts';

type Level = 'exact' | 'inflected' | 'prefix' | 'loose';

/** An expression of FTS5; `within`: one that finds the same and more, which this one only brings into a better order. */
export type Tier = { expression: string; within?: string };

/** What a search looks for, from the best to the last. */
export type Tiers = {
  /** The exact title, code or id. */
  first: Tier[];
  /** Every unit is met in the title. */
  title: Tier[];
  /** All that those find. */
  anyTitle: string;
  /** Every unit is met; the last finds all that the others, and those above, find. */
  anywhere: Tier[];
  /** For when nothing meets every unit: some are. */
  some: Tier[];
};

export type Asked = {
  units: Unit[];
  /** All words as typed, folded, with blanks between. */
  words: string;
  /** The term that stands for a title that is just this. */
  wholeTitle: string;
};

/** By unit, facets of the categories whose name meets it. */
export type CategoryFacets = Map<Unit, string[]>;

const inTitle = (units: Unit[], level: Level) => `title : (${units.map((unit) => unit[level]).join(' AND ')})`;

/** The title begins with the first unit. */
const atStart = (units: Unit[], level: Level) => {
  const [first] = units;
  // An anchor takes a single term: only words have one.
  const anchor =
    first && /^"[^"]+"$/.test(first.exact) ? `title : (^ ${first.exact}${level === 'prefix' ? ' *' : ''})` : undefined;
  const within = inTitle(units, level);
  return anchor ? [{ expression: `(${within}) AND (${anchor})`, within }] : [];
};

function anywhere(unit: Unit, categories: CategoryFacets, columns: string) {
  const facets = (categories.get(unit) ?? []).map((facet) => `"${facet}"`);
  const inText = `${columns} : (${unit.loose})`;
  return facets.length > 0 ? `((${inText}) OR (facets : (${facets.join(' OR ')})))` : `(${inText})`;
}

/** The title has the words one after the other, as they were typed; the last may be a beginning. */
const inOneGo = (words: string, within: string) =>
  words.includes(' ')
    ? [`title : ("${words}")`, `title : ("${words}" *)`].map((expression) => ({ expression, within }))
    : [];

/** Who types 6204 wants that bearing before the 6204-2RS: nothing is added to any code of the search. */
function codesWhole(units: Unit[], level: Level) {
  const codes = units.filter(({ text }) => /^\S*\d\S*$/.test(text)).map(({ text }) => `"${wholeCode(text)}"`);
  return codes.length > 0 ? [{ expression: `(${inTitle(units, level)}) AND (facets : (${codes.join(' AND ')}))` }] : [];
}

export function tiersOf({ units, words, wholeTitle }: Asked, categories: CategoryFacets): Tiers {
  const whole = `facets : ("${wholeTitle}")`;
  const everywhere = units.map((unit) => anywhere(unit, categories, '{title body code}'));
  const code = units.map(({ exact }) => `(code : (${exact}))`).join(' AND ');
  const inTitleOrCategory = units.map((unit) => anywhere(unit, categories, 'title')).join(' AND ');
  const meetsCategory = units.some((unit) => categories.get(unit)?.length);
  // Where there is one word only, having some of the words in the title is having all.
  const someInTitle = units.length > 1 ? `(title : (${units.map(({ prefix }) => prefix).join(' OR ')}))` : undefined;
  const anyTitle = inTitle(units, 'loose');
  const all = everywhere.join(' AND ');
  // A long code typed in one piece has no part that stands anywhere.
  const found = `(${all}) OR (${whole})`;
  // Ids are codes or names: where what was typed has no number in it, only common words make it worth a bound.
  const byCode = units.some(({ text }) => /\d/.test(text)) ? { expression: code } : { expression: code, within: found };
  return {
    first: [{ expression: whole }, byCode],
    title: unlike([
      ...codesWhole(units, 'exact'),
      ...codesWhole(units, 'loose'),
      ...inOneGo(words, anyTitle),
      ...atStart(units, 'exact'),
      { expression: inTitle(units, 'exact') },
      ...atStart(units, 'inflected'),
      { expression: inTitle(units, 'inflected') },
      ...atStart(units, 'prefix'),
      { expression: inTitle(units, 'prefix') },
      { expression: anyTitle },
    ]),
    anyTitle,
    anywhere: [
      ...(meetsCategory && someInTitle ? [{ expression: `(${inTitleOrCategory}) AND ${someInTitle}` }] : []),
      ...(meetsCategory ? [{ expression: inTitleOrCategory }] : []),
      // At least one of the words in the title, before those that only the description has.
      ...(someInTitle ? [{ expression: `(${all}) AND ${someInTitle}`, within: found }] : []),
      { expression: found },
    ],
    some: someInTitle ? someOf(everywhere, someInTitle) : [],
  };
}

const unlike = (tiers: Tier[]) => [...new Map(tiers.map((tier) => [tier.expression, tier])).values()];

/** Those with more of the words first, and each time those first that have one in the title. */
function someOf(everywhere: string[], someInTitle: string) {
  const allButOne = everywhere.map((_, left) => `(${everywhere.filter((__, at) => at !== left).join(' AND ')})`);
  const one = everywhere.join(' OR ');
  const most = everywhere.length > 2 ? [allButOne.join(' OR ')] : [];
  return [...most, one].flatMap((within) => [
    { expression: `(${within}) AND ${someInTitle}`, within },
    { expression: within },
  ]);
}
