import type { ListFacetsFragment } from '../../../graphql/generated/site.ts';
import { availabilities, prefixes, priceEnds, without, withValues } from '../productList/listAddress.ts';
import { percentFirst } from '../../../../common/measures/percent.ts';
import { prices } from '../productList/listVariables.ts';

/** A filter in force: its text, the list without it, and how many products that list has, where it is known. */
export type ChosenFilter = { label: string; left: URLSearchParams; count: number | null };

type SpecFacet = ListFacetsFragment['specs'][number];

/** Orders filters so that all tick boxes come before the ranges, which are tall. */
export const choicesFirst = <Facet extends Pick<SpecFacet, 'choices'>>(facets: readonly Facet[]) => [
  ...facets.filter(({ choices }) => choices.length > 0),
  ...facets.filter(({ choices }) => choices.length === 0),
];

/** Reads '20–40 mm' or 'en az 20 mm'; a no-break space stands before the unit, and a percent sign before the number. */
export const rangeText = (from: string | null, to: string | null, unit = '') =>
  percentFirst(rangeWithUnit(from, to, unit));

function rangeWithUnit(from: string | null, to: string | null, unit: string) {
  const after = unit && (['"', '°'].includes(unit) ? unit : `\u00a0${unit}`);
  if (from !== null && to !== null) return `${from === to ? from : `${from}–${to}`}${after}`;
  return from !== null ? `en az ${from}${after}` : `en çok ${to ?? ''}${after}`;
}

const shown = (number: number | null) => number?.toLocaleString('tr', { maximumFractionDigits: 6 }) ?? null;

function ofSpec({ attribute, choices, from, to, without: count }: SpecFacet, params: URLSearchParams): ChosenFilter[] {
  const name = prefixes.anyOf + attribute.id;
  const chosen = params.getAll(name);
  const options = choices.filter(({ value }) => chosen.includes(value));
  const isFlag = choices.every(({ value }) => ['yes', 'no'].includes(value));
  if (options.length > 0)
    return options.map((option) => ({
      label: isFlag ? `${attribute.name}: ${option.name}` : option.name,
      left: without(params, name, option.value),
      count: options.length === 1 ? count : null,
    }));
  if (from === null && to === null) return [];
  const ends = [prefixes.from + attribute.id, prefixes.to + attribute.id];
  return [
    {
      label: `${attribute.name}: ${rangeText(shown(from), shown(to), attribute.unit?.symbol)}`,
      left: withValues(params, Object.fromEntries(ends.map((end) => [end, []]))),
      count,
    },
  ];
}

function ofPrice(params: URLSearchParams): ChosenFilter[] {
  const [from = null, to = null] = Object.values(priceEnds).map((name) => params.get(name) || null);
  const known = params.get('price');
  const isKnown = known !== null && Object.hasOwn(prices, known);
  return [
    ...(from || to
      ? [
          {
            label: `Fiyat: ${rangeText(from, to, '₺')}`,
            left: withValues(params, { [priceEnds.from]: [], [priceEnds.to]: [] }),
            count: null,
          },
        ]
      : []),
    ...(isKnown
      ? [{ label: prices[known as keyof typeof prices].chip, left: without(params, 'price'), count: null }]
      : []),
  ];
}

const ofAvailability = (params: URLSearchParams): ChosenFilter[] =>
  Object.entries(availabilities).flatMap(([value, { label }]) =>
    params.getAll('availability').includes(value)
      ? [{ label, left: without(params, 'availability', value), count: null }]
      : [],
  );

/** The result is in the order of the filters. */
export const chosenFilters = (
  { specs }: Pick<ListFacetsFragment, 'specs'>,
  params: URLSearchParams,
): ChosenFilter[] => [
  ...choicesFirst(specs).flatMap((facet) => ofSpec(facet, params)),
  ...ofPrice(params),
  ...ofAvailability(params),
];
