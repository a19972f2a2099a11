import type { ListFacetsFragment } from './listFacets.generated.ts';
import { askedKindOf } from '../../productList/documentKinds.ts';
import {
  availabilities,
  branded,
  documented,
  isFilter,
  prefixes,
  priceEnds,
  waiting,
} from '../../productList/filterNames.ts';
import { kindIn, ofKind, without, withValues } from '../../productList/listAddress.ts';
import { percentFirst } from '../../../../../common/measures/percent.ts';
import { prices } from '../../productList/listVariables.ts';
import * as texts from '../../../../words/tr/filters.ts';
import { numberFormat } from '../../../../../common/text/locale.ts';

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
  return from !== null ? texts.from(from + after) : texts.upTo((to ?? '') + after);
}

const figures = numberFormat({ maximumFractionDigits: 6 });
const shown = (number: number | null) => (number === null ? null : figures.format(number));

/** Reads '80 °C’de çalışır', or '40 mm dâhil' where nothing works. */
const coverText = (from: string | null, to: string | null, unit = '') => texts.covered(rangeText(from, to, unit), unit);

/** Tells whether the buyer asks where a part works, and not only what is part of its range. */
export const isPlace = (unit: string | undefined) => unit !== undefined && texts.worksIn(unit);

function ofSpec(facet: SpecFacet, params: URLSearchParams): ChosenFilter[] {
  const { attribute, choices, from, to, without: count } = facet;
  const name = prefixes.anyOf + attribute.id;
  const chosen = params.getAll(name);
  const options = choices.filter(({ value }) => chosen.includes(value));
  const isFlag = choices.every(({ value }) => ['yes', 'no'].includes(value));
  if (options.length > 0)
    return options.map((option) => ({
      label: optionText(facet, option.name, isFlag),
      left: without(params, name, option.value),
      count: options.length === 1 ? count : null,
    }));
  const covers = params.get(prefixes.covers + attribute.id) ? facet : { coversFrom: null, coversTo: null };
  const unit = attribute.unit?.symbol;
  const ends = [prefixes.from, prefixes.to];
  const asked = [
    { names: ends, low: from, high: to, textOf: rangeText },
    { names: [prefixes.covers], low: covers.coversFrom, high: covers.coversTo, textOf: coverText },
  ];
  return asked.flatMap(({ names, low, high, textOf }) =>
    low === null && high === null
      ? []
      : {
          label: `${attribute.name}: ${textOf(shown(low), shown(high), unit)}`,
          left: withValues(params, Object.fromEntries(names.map((name) => [name + attribute.id, []]))),
          count,
        },
  );
}

/** An option says itself what it is, but for yes and no, and for numbers. */
function optionText({ attribute }: SpecFacet, name: string, isFlag: boolean) {
  if (isFlag) return `${attribute.name}: ${name}`;
  return attribute.kind === 'NUMBER' ? `${attribute.name}: ${rangeText(name, name, attribute.unit?.symbol)}` : name;
}

function ofPrice(params: URLSearchParams): ChosenFilter[] {
  const [from = null, to = null] = Object.values(priceEnds).map((name) => params.get(name) || null);
  const known = params.get('price');
  const isKnown = known !== null && Object.hasOwn(prices, known);
  return [
    ...(from || to
      ? [
          {
            label: texts.priceOf(rangeText(from, to, '₺')),
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

/** A brand says itself what it is. */
const ofBrands = (params: URLSearchParams): ChosenFilter[] =>
  [...new Set(params.getAll(branded))].flatMap((brand) =>
    brand ? [{ label: brand, left: without(params, branded, brand), count: null }] : [],
  );

function ofWaiting(params: URLSearchParams): ChosenFilter[] {
  const days = params.get(waiting) ?? '';
  if (!/^[1-9]\d{0,2}$/.test(days)) return [];
  return [{ label: texts.withinDays(days), left: without(params, waiting), count: null }];
}

const ofDocuments = (params: URLSearchParams): ChosenFilter[] =>
  [...new Set(params.getAll(documented))].flatMap((value) => {
    const label = askedKindOf(value)?.having;
    return label ? [{ label, left: without(params, documented, value), count: null }] : [];
  });

/** The kind of a filter that only it has, where the address does not name it: the links of the page do. */
function withKind({ kind, specs }: Pick<ListFacetsFragment, 'specs' | 'kind'>, params: URLSearchParams) {
  const isImplied = kindIn(params) === null && specs.some(({ ofKind: one, without: asked }) => one && asked !== null);
  return isImplied && kind ? withValues(params, { kind: [kind.id] }) : params;
}

/** The result is in the order of the filters; the kind comes first where one of them is of this kind alone. */
export function chosenFilters(
  facets: Pick<ListFacetsFragment, 'specs' | 'kind'>,
  address: URLSearchParams,
): ChosenFilter[] {
  const params = withKind(facets, address);
  const { kind, specs } = facets;
  const filters = [
    ...choicesFirst(specs).flatMap((facet) => ofSpec(facet, params)),
    ...ofBrands(params),
    ...ofPrice(params),
    ...ofAvailability(params),
    ...ofWaiting(params),
    ...ofDocuments(params),
  ];
  const isOfKind = specs.some(({ ofKind: one, without: asked }) => one && asked !== null);
  const own = [...params.keys()].some(isFilter) && isOfKind && kind && kindIn(params) === kind.id;
  return own ? [{ label: kind.name, left: ofKind(params, ''), count: null }, ...filters] : filters;
}
