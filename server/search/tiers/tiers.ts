import { wholeCode } from '../entry.ts';
import { someOf } from './someTiers.ts';
import { markedTerms } from '../reader.ts';
import { unlike, type Tier, type Tiers } from '../tier.ts';
import type { Unit } from '../units/unit.ts';
import { denied } from '../terms.ts';
import { heaviest } from './weights.ts';

type Level = 'exact' | 'inflected' | 'prefix' | 'loose';

export type Asked = {
  units: Unit[];
  /** All words as typed, folded, separated by blanks. */
  words: string;
  /** The term for a title that equals the search. */
  wholeTitle: string;
  /** The term for a code of another maker that equals the search; null when it cannot be one. */
  foreign: string | null;
  /** The terms of whole codes whose rows come first. */
  pinned: string[];
  /** The mark of the terms of another language than Turkish. */
  mark?: string;
  /** Tells of units that name a category or a kind in another language. */
  isKind?: (unit: Unit) => boolean;
};

/** How a unit is met by names that the texts of a row do not have. */
export type Meant = {
  /** The facets of the categories and kinds whose name matches it. */
  facets: string[];
  /** It says what is looked for: 'washer' does for 'spring lock washer', and 'spring' says which. */
  isKind: boolean;
  /** Turkish words, in their order, that say the same as it does in the language of the search. */
  turkish: string[];
};

export type MeantBy = Map<Unit, Meant>;

const inTitle = (units: Unit[], level: Level) => `title : (${units.map((unit) => unit[level]).join(' AND ')})`;

const numbersExact = ({ text, exact, loose }: Unit) => (/^\d+$/.test(text) ? exact : loose);

/** Requires numbers as they were typed and allows synonyms for words: 'circlip 47' is no ring of DIN 471. */
const numbersInTitle = (units: Unit[]) => `title : (${units.map(numbersExact).join(' AND ')})`;

/** Requires words as they were typed and allows other units for measures: '3" flanş' is a flange before a valve with flanges. */
const wordsInTitle = (units: Unit[]) =>
  `title : (${units.map(({ text, exact, loose }) => (/\d/.test(text) ? loose : exact)).join(' AND ')})`;

/** Requires the title to begin with the first unit. */
const atStart = (units: Unit[], level: Level, mark: string) => {
  const [first] = units;
  // FTS5 anchors a single term only, so synonyms and alternatives have no such tier. Titles of other languages stand behind
  // the Turkish one, each after its mark.
  const start = mark === '' ? `^ ${first?.exact}` : first?.exact.replace('"', `"${mark} `);
  const anchor =
    first && /^"[^"]+"$/.test(first.exact) ? `title : (${start}${level === 'prefix' ? ' *' : ''})` : undefined;
  const within = inTitle(units, level);
  return anchor ? [{ expression: `(${within}) AND (${anchor})`, within }] : [];
};

/** Finds what denies one of the units. */
const deniedIn = (units: Unit[]) =>
  `facets : (${units.map(({ inflected }) => inflected.replaceAll(/"([^"¬]+)"/g, (_, term: string) => `"${denied(term)}"`)).join(' OR ')})`;

function anywhere(unit: Unit, meant: MeantBy, columns: string, mark: string) {
  const { facets = [], turkish = [] } = meant.get(unit) ?? {};
  const inTexts = [
    `${columns} : (${unit.loose})`,
    ...(unit.shared && columns !== 'title' ? [`code : (${unit.shared})`] : []),
    ...(mark === '' && columns !== 'title' && turkish.length > 0 ? [`body : (${anyOf(turkish)})`] : []),
  ];
  const inText = inTexts.length > 1 ? inTexts.map((one) => `(${one})`).join(' OR ') : (inTexts[0] ?? '');
  if (facets.length === 0) return `(${inText})`;
  // A grinding disc is in 'Kesme ve taşlama', and says that it is not for cutting.
  // A product without a text of the language is found by the Turkish one.
  const having = mark === '' ? '' : ` AND (facets : ("${mark}"))`;
  return `((${inText}) OR ((facets : (${anyOf(facets)}))${having} NOT (${deniedIn([unit])})))`;
}

const anyOf = (terms: string[]) => terms.map((term) => `"${term}"`).join(' OR ');

/** Requires the title to contain the words as a phrase; the last may be a prefix. */
const inOneGo = (words: string, within: string) =>
  words.includes(' ')
    ? [`title : ("${words}")`, `title : ("${words}" *)`].map((expression) => ({ expression, within }))
    : [];

/** A person who types 6204 wants that bearing before the 6204-2RS, so each code must be whole in the title. */
function codesWhole(units: Unit[], level: Level, mark: string) {
  const whole = units.filter(({ text }) => /^\S*\d\S*$/.test(text)).map(({ text }) => wholeCode(text));
  const codes = whole.map((code) => `"${mark}${code}"`);
  return codes.length > 0 ? [{ expression: `(${inTitle(units, level)}) AND (facets : (${codes.join(' AND ')}))` }] : [];
}

export function tiersOf(
  { units, words: typed, wholeTitle, foreign, pinned, mark = '', isKind = () => false }: Asked,
  meant: MeantBy,
): Tiers {
  const words = markedTerms(mark, typed);
  // Codes are those of all languages; only a title has one.
  const whole = `facets : (${mark === '' ? '' : `"${mark}${wholeTitle}" OR `}"${wholeTitle}")`;
  const everywhere = units.map((unit) => anywhere(unit, meant, '{title body code}', mark));
  const named = units.map((unit) => anywhere(unit, meant, 'title', mark));
  const parts = units.map((unit, at) => ({
    unit,
    anywhere: everywhere[at] ?? '',
    titled: `(title : (${unit.loose}))`,
    named: named[at] ?? '',
    isKind: meant.get(unit)?.isKind === true || isKind(unit),
  }));
  const code = units.map(({ exact, shared }) => `(code : (${shared ?? exact}))`).join(' AND ');
  const inTitleOrCategory = named.join(' AND ');
  const meetsCategory = units.some((unit) => meant.get(unit)?.facets.length);
  // With a single word, some of the words in the title are all of them.
  const oneInTitle = (some: Unit[]) => `(title : (${some.map(({ prefix }) => prefix).join(' OR ')}))`;
  const someInTitle = units.length > 1 ? oneInTitle(units) : undefined;
  const anyTitle = inTitle(units, 'loose');
  const all = everywhere.join(' AND ');
  // A long code typed in one piece matches no term but that of the whole title.
  const pins = pinned.map((code) => `facets : ("${code}")`);
  // It stands below the own codes in titles, and counts where no title has a word of the search, too.
  const foreigns = foreign === null ? [] : [`facets : ("${foreign}")`];
  const found = [`(${all})`, ...[whole, ...foreigns, ...pins].map((one) => `(${one})`)].join(' OR ');
  // A search without digits may be a common word, whose codes are only worth a tier when the results are few.
  const byCode = units.some(({ text }) => /\d/.test(text)) ? { expression: code } : { expression: code, within: found };
  const foreignTiers = foreigns.map((expression) => ({ expression }));
  return {
    whole: [whole, ...foreigns].map((one) => `(${one})`).join(' OR '),
    first: [{ expression: whole }, ...pins.map((expression) => ({ expression })), byCode],
    title: unlike([
      ...codesWhole(units, 'exact', mark),
      ...foreignTiers,
      ...codesWhole(units, 'loose', mark),
      ...inOneGo(words, anyTitle),
      ...atStart(units, 'exact', mark),
      { expression: inTitle(units, 'exact') },
      ...atStart(units, 'inflected', mark),
      { expression: inTitle(units, 'inflected') },
      ...atStart(units, 'prefix', mark),
      { expression: inTitle(units, 'prefix') },
      { expression: wordsInTitle(units) },
      { expression: numbersInTitle(units) },
      { expression: anyTitle },
    ]),
    anyTitle,
    anywhere: unlike([
      ...foreignTiers,
      ...mostInTitle(units, numbersExact).map((most) => ({
        expression: `(${all}) AND (title : (${most}))`,
        within: found,
      })),
      ...mostInTitle(units).map((most) => ({ expression: `(${all}) AND (title : (${most}))`, within: found })),
      // A sensor comes before a controller for '24v sensör', though that has 24 V in its title and is in their category.
      ...(units.length > 1 ? [{ expression: `(${all}) AND ${oneInTitle(heaviest(units))}`, within: found }] : []),
      ...(meetsCategory && someInTitle ? [{ expression: `(${inTitleOrCategory}) AND ${someInTitle}` }] : []),
      ...(meetsCategory ? [{ expression: inTitleOrCategory }] : []),
      // Products with one of the words in the title come before those that have all in the description.
      ...(someInTitle ? [{ expression: `(${all}) AND ${someInTitle}`, within: found }] : []),
      { expression: found },
    ]),
    some: units.length > 1 ? () => lastWhere(deniedIn(units), unlike(someOf(parts))) : undefined,
    each: units.map(({ typed }, at) => ({ typed, expression: everywhere[at] ?? '' })),
  };
}

/** Puts what denies a part of the search below everything else; the last tier still finds all. */
function lastWhere(denying: string, tiers: Tier[]): Tier[] {
  const last = tiers.at(-1);
  const without = tiers.map(({ expression, within, ...tier }) => ({
    ...tier,
    expression: `(${expression}) NOT (${denying})`,
    ...(within && { within: `(${within}) NOT (${denying})` }),
  }));
  return [...without, ...(last ? [{ expression: last.expression }] : [])];
}

/** In a long search most combinations would be looked for in vain. */
const mostUnits = 5;

/**
 * Returns expressions for names that have much of a search: first all units that tell most about a product, then all units but
 * one. 'paslanmaz somun m12' means a nut, whatever else is M12 and stainless.
 */
function mostInTitle(units: Unit[], formOf = ({ loose }: Unit) => loose): string[] {
  const allOf = (some: Unit[]) => `(${some.map(formOf).join(' AND ')})`;
  const heavy = heaviest(units);
  const allButOne = units.map((left) => allOf(units.filter((unit) => unit !== left)));
  return [
    ...(heavy.length > 1 && heavy.length < units.length ? [allOf(heavy)] : []),
    ...(units.length > 2 && units.length <= mostUnits ? [allButOne.join(' OR ')] : []),
  ];
}
