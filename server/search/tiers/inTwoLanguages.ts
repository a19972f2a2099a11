import { inEither } from '../units/mixedUnits.ts';
import { tiersOf, type Asked, type MeantBy } from './tiers.ts';
import { unlike, type Tier, type Tiers } from '../tier.ts';
import type { Unit } from '../units/unit.ts';

type Both = Omit<Asked, 'units' | 'words' | 'mark' | 'isKind'> & {
  /** The search as the language reads it, with the mark of its terms. */
  own: { units: Unit[]; words: string; mark: string };
  /** The search as Turkish is read. */
  turkish: { units: Unit[]; words: string };
};

type Found = Tiers & {
  units: Unit[];
  /** Finds what the texts of the language have, all of it and each part. */
  inOwn: { all: string; each: string[] };
};

const foundBy = ({ anywhere }: Tiers) => anywhere.at(-1)?.expression ?? '';

const turns = (some: Tier[], others: Tier[]) =>
  Array.from({ length: Math.max(some.length, others.length) }, (_, at) => [some[at], others[at]])
    .flat()
    .filter((tier) => tier !== undefined);

/** Finds names that have each part with a digit; undefined where no part has one. */
function codesInName(units: Unit[]): string | undefined {
  const codes = units.filter(({ text }) => /\d/.test(text));
  const found = codes.map(({ exact }) => `(title : (${exact}))`);
  return codes.length > 0 ? found.join(' AND ') : undefined;
}

/** Puts tiers of two languages together: as many and as heavy parts of a search are worth as much in either. */
const byWorth = (own: Tier[], others: Tier[]) =>
  [...own, ...others].toSorted(({ worth: one = -1 }, { worth: other = -1 }) => other - one);

/**
 * Returns the tiers of a search in a language: what its texts have comes first, then what the Turkish texts have, and last
 * what has the one word here and the other there. Codes are common to all languages, so that a search of codes alone is
 * answered as in Turkish, each step by both.
 */
export function tiersInTwo({ own, turkish, ...asked }: Both, meantBy: (units: Unit[]) => MeantBy): Found {
  const units = inEither(own.units, turkish.units);
  const meant = meantBy(units);
  const isKind = ({ start }: Unit) => {
    const same = units.findLast((unit) => unit.start <= start);
    return same !== undefined && meant.get(same)?.isKind === true;
  };
  const first = tiersOf({ ...asked, ...own, isKind }, meantBy(own.units));
  const second = tiersOf({ ...asked, ...turkish }, meantBy(turkish.units));
  const either = tiersOf({ ...asked, units, words: turkish.words }, meant);
  const areCodes = own.units.every(({ text }) => /\d/.test(text));
  const anyTitle = [first.anyTitle, ...(areCodes ? [] : [foundBy(first)]), second.anyTitle];
  // 'Roller chain 16B-1' is that chain, and none of another size whose description names it.
  const named = [own.units, units].map(codesInName);
  const byCode = named.flatMap((codes, at) =>
    codes ? [{ expression: `(${foundBy([first, either][at] ?? either)}) AND ${codes}` }] : [],
  );
  // A language leaves out words that say nothing, such as 'pcs', for which the others ask.
  const foundInAny = [...new Set([first, second, either].map(foundBy))].map((found) => `(${found})`).join(' OR ');
  const isOwnPartial = own.units.length === units.length;
  return {
    units,
    inOwn: { all: foundBy(first), each: first.each.map(({ expression }) => expression) },
    whole: `${first.whole} OR ${second.whole}`,
    first: unlike([...first.first, ...second.first]),
    title: unlike(
      areCodes ? turns(first.title, second.title) : [...first.title, ...byCode, ...first.anywhere, ...second.title],
    ),
    anyTitle: anyTitle.map((expression) => `(${expression})`).join(' OR '),
    ...(!areCodes && {
      groups: [
        { any: foundBy(first), tiers: first.title },
        ...byCode.map((tier) => ({ any: tier.expression, tiers: [tier] })),
        { any: foundBy(first), tiers: first.anywhere },
        { any: second.anyTitle, tiers: second.title },
      ],
    }),
    anywhere: unlike([
      ...(areCodes ? turns(first.anywhere, second.anywhere) : second.anywhere),
      { expression: foundInAny },
    ]),
    // Buyers first see products that they can read among those that meet as much of the search.
    some: isOwnPartial && either.some ? () => byWorth(first.some?.() ?? [], either.some?.() ?? []) : either.some,
    each: either.each,
  };
}
