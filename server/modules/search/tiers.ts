import type { Unit } from './units.ts';

type Level = 'exact' | 'inflected' | 'prefix' | 'loose';

/** What a search looks for, as expressions of FTS5 from the best to the last; each finds what those before it find, and more. */
export type Tiers = {
  /** Every unit is met. */
  all: string[];
  /** For when nothing meets every unit: some are. */
  some: string[];
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

export function tiersOf(units: Unit[], categories: CategoryFacets, wholeTitle: string): Tiers {
  const everywhere = units.map((unit) => anywhere(unit, categories, '{title body code}'));
  const code = units.map(({ exact }) => `(code : (${exact}))`).join(' AND ');
  return {
    all: [
      `facets : ("${wholeTitle}")`,
      code,
      ...atStart(units, 'exact'),
      inTitle(units, 'exact'),
      ...atStart(units, 'inflected'),
      inTitle(units, 'inflected'),
      ...atStart(units, 'prefix'),
      inTitle(units, 'prefix'),
      inTitle(units, 'loose'),
      units.map((unit) => anywhere(unit, categories, 'title')).join(' AND '),
      // At least one of the words in the title, before those that only the description has.
      `(${everywhere.join(' AND ')}) AND (title : (${units.map(({ prefix }) => prefix).join(' OR ')}))`,
      everywhere.join(' AND '),
    ],
    some: units.length > 1 ? [...allButOne(everywhere), everywhere.join(' OR ')] : [],
  };
}

const allButOne = (expressions: string[]) =>
  expressions.length < 3
    ? []
    : [expressions.map((_, left) => `(${expressions.filter((__, at) => at !== left).join(' AND ')})`).join(' OR ')];
