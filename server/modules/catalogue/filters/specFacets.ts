import { numberIn, typedNumber } from '../../../../common/measures/measures.ts';
import { unitFor } from '../../../../common/measures/specValues.ts';
import type { Db } from '../../../db/database.ts';
import { cachedByKey } from '../../../db/caches/cachedByKey.ts';
import type { AttributeRow } from '../references/attributes.store.ts';
import { flagSaid, numberSaid } from '../specs/saidIn.ts';
import {
  countMeasures,
  countProducts,
  countTerms,
  type MeasureCount,
  type Some,
  type TermCount,
} from './counts.store.ts';
import { isOpen } from '../specs/specs.store.ts';
import { facetRange } from './facetRange.ts';
import { areEqual, specField, type Narrowing } from './filters.store.ts';
import type { Offered } from './offeredAttributes.ts';

/** The sets of products that the facets of a list count. */
export type Lists = {
  /** The list narrowed by kind only. */
  whole: Some;
  /** The counts of `whole` are cached under this name; undefined for search results, which are not repeated. */
  wholeName: string | undefined;
  /** The filter names the kind: what all its products say alike tells a buyer that they have it. */
  isOfKind: boolean;
  /** Returns the list narrowed by all conditions but that of this field. */
  allBut: (field: string) => Some;
};

type Counted = { terms: TermCount[]; measures: MeasureCount[] };

/** Caches the counts of lists without conditions, which every narrowed list needs. */
const cachedWhole = cachedByKey<Counted>(100);

const isMeasured = ({ kind }: AttributeRow) => kind === 'NUMBER' || kind === 'RANGE';

/** Returns the facet of each attribute, without attributes that have the same value in the whole list. */
export async function specFacets(db: Db, offered: Offered[], { specs, ...others }: Narrowing, lists: Lists) {
  const attributes = offered.map(({ attribute }) => attribute);
  const count = async (which: Some, some: AttributeRow[]): Promise<Counted> => ({
    terms: await countTerms(db, which, idsOf(some.filter((one) => !isMeasured(one)))),
    measures: await countMeasures(db, which, idsOf(some.filter(isMeasured))),
  });
  const asked = new Map(specs.map((spec) => [spec.attributeId, spec]));
  const countWhole = () => count(lists.whole, attributes);
  const { wholeName } = lists;
  const whole = await (wholeName === undefined
    ? countWhole()
    : cachedWhole(db, JSON.stringify([wholeName, idsOf(attributes)]), countWhole));
  const { kindIds: _, ...narrowing } = others;
  const isWhole = asked.size === 0 && Object.values(narrowing).every((one) => one === undefined);
  const left = isWhole
    ? whole
    : await count(
        lists.allBut(''),
        attributes.filter(({ id }) => !asked.has(id)),
      );

  const facets = [];
  for (const { attribute, ofKind, count: products } of offered) {
    const spec = asked.get(attribute.id);
    const all = ofOne(whole, attribute);
    if (!spec && !(lists.isOfKind ? isStated(all) : distinguishes(all, attribute, products))) continue;
    const relaxed = spec && lists.allBut(specField(attribute.id));
    const { terms, measures } = ofOne(relaxed ? await count(relaxed, [attribute]) : left, attribute);
    const unit = unitFor(attribute.unit);
    const endOf = (base: number | null | undefined) => (base == null ? null : numberIn(unit, base));
    facets.push({
      attribute,
      ofKind,
      choices: isMeasured(attribute)
        ? numberChoices(attribute, all.measures, measures)
        : choicesOf(attribute).flatMap(({ id, name }) =>
            all.terms.some(({ term }) => term === id)
              ? [{ value: id, name, count: terms.find(({ term }) => term === id)?.count ?? 0 }]
              : [],
          ),
      range: facetRange(measures, unit),
      from: endOf(spec?.span?.low),
      to: endOf(spec?.span?.high),
      coversFrom: endOf(spec?.covers && closed(spec.covers.low)),
      coversTo: endOf(spec?.covers && closed(spec.covers.high)),
      without: relaxed ? await countProducts(db, relaxed) : null,
    });
  }
  return facets;
}

const closed = (end: number) => (isOpen(end) ? null : end);

/** A facet offers single numbers where the whole list has at most this many. */
const mostNumbers = 8;

/** Returns the different numbers of an attribute as choices, unless there are too many or some are ranges. */
function numberChoices(attribute: AttributeRow, all: MeasureCount[], left: MeasureCount[]) {
  if (attribute.kind !== 'NUMBER' || all.length > mostNumbers) return [];
  const unit = unitFor(attribute.unit);
  const numbers = all.flatMap(({ low }) => (low === null ? [] : [low])).sort((one, other) => one - other);
  return numbers.map((number) => {
    const value = typedNumber(numberIn(unit, number));
    const count = left.find(({ low }) => low !== null && areEqual(low, number))?.count ?? 0;
    return { value, name: numberSaid(attribute, numberIn(unit, number)), count };
  });
}

const idsOf = (attributes: AttributeRow[]) => attributes.map(({ id }) => id);

const ofOne = ({ terms, measures }: Counted, { id }: AttributeRow): Counted => ({
  terms: terms.filter(({ attributeId }) => attributeId === id),
  measures: measures.filter(({ attributeId }) => attributeId === id),
});

/**
 * Tells whether a choice would keep some products and drop others of those `products` whose kinds have the attribute. Of one
 * and the same range, what is asked may lie in it or not.
 */
const distinguishes = ({ terms, measures }: Counted, { kind }: AttributeRow, products: number) =>
  measures.length > (kind === 'RANGE' ? 0 : 1) || terms.some(({ count }) => count !== products);

const isStated = ({ terms, measures }: Counted) => terms.length > 0 || measures.length > 0;

const choicesOf = (attribute: AttributeRow) =>
  attribute.kind === 'FLAG'
    ? [true, false].map((flag) => ({ id: flag ? 'yes' : 'no', name: flagSaid(attribute, flag) }))
    : attribute.options;
