import { wholeCode } from './entry.ts';
import type { Unit } from './units.ts';

type Level = 'exact' | 'inflected' | 'prefix' | 'loose';

/** What a search looks for, as expressions of FTS5 from the best to the last. */
export type Tiers = {
  /** The exact title, code or id. */
  first: string[];
  /** Every unit is met in the title. */
  title: string[];
  /** All that those find. */
  anyTitle: string;
  /** Every unit is met; the last finds all that the others, and those above, find. */
  anywhere: string[];
  /** For when nothing meets every unit: some are. */
  some: string[];
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
  return anchor ? [`(${inTitle(units, level)}) AND (${anchor})`] : [];
};

function anywhere(unit: Unit, categories: CategoryFacets, columns: string) {
  const facets = (categories.get(unit) ?? []).map((facet) => `"${facet}"`);
  const inText = `${columns} : (${unit.loose})`;
  return facets.length > 0 ? `((${inText}) OR (facets : (${facets.join(' OR ')})))` : `(${inText})`;
}

/** The title has the words one after the other, as they were typed; the last may be a beginning. */
const inOneGo = (words: string) => (words.includes(' ') ? [`title : ("${words}")`, `title : ("${words}" *)`] : []);

/** Who types 6204 wants that bearing before the 6204-2RS: nothing is added to any code of the search. */
function codesWhole(units: Unit[], level: Level) {
  const codes = units.filter(({ text }) => /^\S*\d\S*$/.test(text)).map(({ text }) => `"${wholeCode(text)}"`);
  return codes.length > 0 ? [`(${inTitle(units, level)}) AND (facets : (${codes.join(' AND ')}))`] : [];
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
  return {
    first: [whole, code],
    title: unlike([
      ...codesWhole(units, 'exact'),
      ...codesWhole(units, 'loose'),
      ...inOneGo(words),
      ...atStart(units, 'exact'),
      inTitle(units, 'exact'),
      ...atStart(units, 'inflected'),
      inTitle(units, 'inflected'),
      ...atStart(units, 'prefix'),
      inTitle(units, 'prefix'),
      anyTitle,
    ]),
    anyTitle,
    anywhere: [
      ...(meetsCategory && someInTitle ? [`(${inTitleOrCategory}) AND ${someInTitle}`] : []),
      ...(meetsCategory ? [inTitleOrCategory] : []),
      // At least one of the words in the title, before those that only the description has.
      ...(someInTitle ? [`(${everywhere.join(' AND ')}) AND ${someInTitle}`] : []),
      // A long code typed in one piece has no part that stands anywhere.
      `(${everywhere.join(' AND ')}) OR (${whole})`,
    ],
    some: someInTitle ? someOf(everywhere, someInTitle) : [],
  };
}

const unlike = (expressions: string[]) => [...new Set(expressions)];

/** Those with more of the words first, and each time those first that have one in the title. */
function someOf(everywhere: string[], someInTitle: string) {
  const allButOne = everywhere.map((_, left) => `(${everywhere.filter((__, at) => at !== left).join(' AND ')})`);
  const one = everywhere.join(' OR ');
  const most = everywhere.length > 2 ? allButOne.join(' OR ') : undefined;
  return [...(most ? [`(${most}) AND ${someInTitle}`, most] : []), `(${one}) AND ${someInTitle}`, one];
}
