import { mostItems } from '../../../../common/generated/mostItems.ts';
import { readMeasure, readRange, typedNumber } from '../../../../common/measures/measures.ts';
import type { Unit } from '../../../../common/measures/units.ts';
import { unitFor } from '../../../../common/measures/specValues.ts';
import { badInput } from '../../../core/errors.ts';
import { idOf } from '../../../core/idOf.ts';
import { storedLira } from '../../../fields/ladder.ts';
import type { ProductFilter, RangeFilter, SpecFilter } from '../../../generated/resolvers.ts';
import { openHigh, openLow } from '../specs/specs.store.ts';
import type { AttributeRow } from '../references/attributes.store.ts';
import type { Definitions } from '../references/definitions.ts';
import type { Narrowing, Span, SpecNarrowing } from './filters.store.ts';

const { specs: mostSpecs } = mostItems.ProductFilter;
const { anyOf: mostOfOne } = mostItems.SpecFilter;

/**
 * Converts a filter to stored values; a field without a value is no condition. Kinds, attributes and options are named by their ids
 * or by their names. Throws `BAD_USER_INPUT` for unknown ones, with the nearest.
 */
export function readFilter(
  filter: ProductFilter,
  { attributes, kinds }: Pick<Definitions, 'attributes' | 'kinds'>,
): Narrowing {
  const specs = filter.specs ?? [];
  if (specs.length > mostSpecs) throw badInput('filter.specs', `At most ${mostSpecs} attributes.`);
  const asked = new Set<string>();
  const read = specs.map((spec, at) => {
    const field = `filter.specs.${at}`;
    const about = { field: `${field}.attributeId`, what: 'attribute', from: '`attributes`' };
    const attribute =
      attributes.get(spec.attributeId) ?? attributes.get(idOf(spec.attributeId, [...attributes.values()], about));
    if (!attribute) throw badInput(about.field, `There is no attribute ${spec.attributeId}.`);
    if (asked.has(attribute.id)) throw badInput(`${field}.attributeId`, 'It stands twice: ask for both at once.');
    asked.add(attribute.id);
    return readSpec(spec, attribute, field);
  });
  const price = spanOf(filter.price, 'filter.price', readLira);
  return {
    ...(filter.kindIds?.length && { kindIds: kindsIn(atMost(filter.kindIds, 'filter.kindIds'), kinds) }),
    ...(filter.availability?.length && { availability: filter.availability }),
    ...(filter.brands?.length && { brands: [...new Set(filter.brands)] }),
    ...(price && { price }),
    ...(filter.leadDays != null && { leadDays: filter.leadDays }),
    ...(filter.documentKinds?.length && { documentKinds: [...new Set(filter.documentKinds)] }),
    specs: read.filter((one) => one !== null),
  };
}

/** Kinds may be named instead of by id. */
const kindsIn = (asked: string[], kinds: Definitions['kinds']) =>
  asked.map((kind) =>
    kinds.has(kind)
      ? kind
      : idOf(kind, [...kinds.values()], { field: 'filter.kindIds', what: 'kind', from: '`productKinds`' }),
  );

/** Options may be named instead of by id: '2RS' for '2RS, temaslı NBR'. */
function optionsIn(terms: string[], { name, options }: AttributeRow, field: string): string[] {
  const about = { field, what: `“${name}”`, from: '`attribute { options }`' };
  return terms.map((term) => (options.some(({ id }) => id === term) ? term : idOf(term, options, about)));
}

function atMost(ids: string[], field: string) {
  if (ids.length > mostOfOne) throw badInput(field, `At most ${mostOfOne}.`);
  return ids;
}

/** Returns null when the filter has no condition. */
function readSpec(asked: SpecFilter, attribute: AttributeRow, field: string): SpecNarrowing | null {
  const { anyOf, range, covers } = asked;
  const { id: attributeId, name, kind } = attribute;
  if (kind === 'TEXT') throw badInput(`${field}.attributeId`, `“${name}” is a text: lists cannot be narrowed by it.`);
  if (kind === 'OPTION' || kind === 'FLAG') {
    if (range) throw badInput(`${field}.range`, `“${name}” has no numbers: use anyOf.`);
    if (covers) throw badInput(`${field}.covers`, `“${name}” has no numbers: use anyOf.`);
    const terms = atMost(anyOf ?? [], `${field}.anyOf`);
    const wrong = kind === 'FLAG' && terms.find((term) => !['yes', 'no'].includes(term));
    if (wrong) throw badInput(`${field}.anyOf`, `“${wrong}” is neither yes nor no.`);
    if (terms.length === 0) return null;
    return { attributeId, terms: kind === 'FLAG' ? terms : optionsIn(terms, attribute, `${field}.anyOf`) };
  }
  const unit = unitFor(attribute.unit);
  const readNumber: ReadNumber = (typed) => {
    const { value, problem } = readMeasure(typed, unit);
    return value ? { number: value.base } : { problem };
  };
  if (anyOf?.length && kind === 'RANGE') throw badInput(`${field}.anyOf`, `“${name}” has ranges: use range or covers.`);
  const numbers = atMost(anyOf ?? [], `${field}.anyOf`).map((typed) => {
    const read = readNumber(typed);
    if (read.problem !== undefined) throw badInput(`${field}.anyOf`, read.problem);
    return read.number;
  });
  const span = spanOf(range, `${field}.range`, readNumber);
  const covered = covers?.trim() ? readCovered(covers, unit, `${field}.covers`) : undefined;
  if (!span && !covered && numbers.length === 0) return null;
  return {
    attributeId,
    ...(numbers.length > 0 && { numbers }),
    ...(span && { span }),
    ...(covered && { covers: covered }),
  };
}

function readCovered(typed: string, unit: Unit | null, field: string) {
  const { value, problem } = readRange(typed, unit);
  if (!value) throw badInput(field, problem);
  const [low, high] = [value.low?.base ?? openLow, value.high?.base ?? openHigh];
  return low <= high ? { low, high } : { low: high, high: low };
}

type ReadNumber = (typed: string) => { number: number; problem?: undefined } | { problem: string };

/** Reads a price in lira and returns kuruş. */
const readLira: ReadNumber = (typed) => {
  const { value, problem } = readMeasure(typed.replaceAll(/₺|TL$/g, ''), null);
  return value ? { number: storedLira.write(value.base) ?? 0 } : { problem };
};

/** Returns undefined when both ends are open. */
function spanOf(range: RangeFilter | null | undefined, field: string, read: ReadNumber): Span | undefined {
  const endOf = (end: 'from' | 'to', exact: 'min' | 'max') => {
    const { [end]: text, [exact]: number, unit } = range ?? {};
    if (text && number != null) throw badInput(`${field}.${exact}`, `Give either ${end} or ${exact}.`);
    const typed = number == null ? text : `${typedNumber(number)} ${unit ?? ''}`.trim();
    if (!typed) return undefined;
    const entered = read(typed);
    if (entered.problem !== undefined) throw badInput(`${field}.${number == null ? end : exact}`, entered.problem);
    return entered.number;
  };
  const [low, high] = [endOf('from', 'min'), endOf('to', 'max')];
  if (low === undefined && high === undefined) return undefined;
  if (low === undefined || high === undefined) return { low: low ?? null, high: high ?? null };
  return low <= high ? { low, high } : { low: high, high: low };
}
