import type { Definitions } from '../references/definitions.ts';
import type { AttributeRow } from '../references/attributes.store.ts';
import type { KindRow } from '../references/kinds.store.ts';
import { sizedOptions } from '../references/sizedOptions.ts';
import { unitFor } from '../../../../common/measures/specValues.ts';
import { numberIn, typedNumber } from '../../../../common/measures/measures.ts';
import type { ProductRow } from '../products/products.rows.ts';
import { specRowsOf } from '../specs/specs.store.ts';
import { numberSaid, seriesSaid, valueSaid } from '../specs/saidIn.ts';
import { valuesOf } from '../specs/specsOf.ts';

/** A value of an axis: `value` is what a filter asks for, null for a family, by which lists cannot be narrowed. */
export type AxisValue = { name: string; value: string | null };
/** Something in which products of a kind differ, with the place of each product among its values. */
export type Axis = {
  name: string;
  attribute: AttributeRow | null;
  values: AxisValue[];
  placeOf: Map<string, number>;
};

/** Products without a value have no place; more of them than this part would be lost. */
const leastPlaced = 0.9;

/** An axis reads these values of a product. */
export type Axised = Pick<ProductRow, 'id' | 'seq' | 'specs' | 'familyId'>;

type Placed = { id: string; key: string; sort: number; value: AxisValue };

type Named = Pick<Axis, 'name' | 'attribute'>;

function axisOf(named: Named, placed: Placed[], all: number): Axis[] {
  const byKey = new Map(placed.map((one) => [one.key, one]));
  const sorted = [...byKey.values()].sort((one, other) => one.sort - other.sort);
  if (sorted.length < 2 || placed.length < all * leastPlaced) return [];
  const places = new Map(sorted.map(({ key }, place) => [key, place]));
  const placeOf = new Map(placed.map(({ id, key }) => [id, places.get(key) ?? 0]));
  return [{ ...named, values: sorted.map(({ value }) => value), placeOf }];
}

/** Ranges have no value by which a list could be narrowed to them alone. */
function rangeOf({ id, specs }: Axised, attribute: AttributeRow): Placed[] {
  const stored = specs.find(({ attributeId }) => attributeId === attribute.id)?.values ?? [];
  const [first, ...more] = valuesOf(attribute, stored);
  if (first?.kind !== 'RANGE' || more.length > 0) return [];
  const { low, high } = first.range;
  const sort = low?.base ?? high?.base ?? 0;
  // Ranges that begin alike stand by their ends.
  const by = (high?.base ?? sort) * 1e-6;
  return [{ id, key: first.shown, sort: sort + by, value: { name: valueSaid(attribute, first), value: null } }];
}

function placedBy(attribute: AttributeRow, rows: Axised[], definitions: Definitions): Placed[] {
  if (attribute.kind === 'RANGE') return rows.flatMap((row) => rangeOf(row, attribute));
  const unit = unitFor(attribute.unit);
  return rows.flatMap(({ id, seq, specs }): Placed[] => {
    const own = specs.filter(({ attributeId }) => attributeId === attribute.id);
    const [first, ...more] = specRowsOf(seq, own, definitions);
    // A product with two values would stand in two places.
    if (!first || more.length > 0) return [];
    if (first.low !== null) {
      const number = numberIn(unit, first.low);
      const name = numberSaid(attribute, number);
      return [{ id, key: typedNumber(number), sort: number, value: { name, value: typedNumber(number) } }];
    }
    const option = attribute.options.find(({ id: optionId }) => optionId === first.term);
    const sort = sizedOptions(attribute.options).indexOf(first.term ?? '');
    return option ? [{ id, key: option.id, sort, value: { name: option.name, value: option.id } }] : [];
  });
}

/** Leaves the words out with which all the names begin: of 'Rulman, 60 serisi' and 'Rulman, 62 serisi' the series is left. */
function shortened(names: string[]) {
  const words = names.map((name) => name.split(' '));
  const [first = []] = words;
  const end = first.findIndex((word, at) => words.some((other) => other[at] !== word || other.length === at + 1));
  return new Map(names.map((name, at) => [name, words[at]?.slice(Math.max(end, 0)).join(' ') ?? name]));
}

type AxisKind = AttributeRow['kind'];

/** Lists the axes on which these products of a kind can be placed: its key attributes, their families, its other columns. */
export function axesOf(
  kind: KindRow,
  rows: Axised[],
  definitions: Definitions,
  of: readonly AxisKind[] = ['NUMBER', 'OPTION'],
): Axis[] {
  const axesBy = (attributes: KindRow['attributes']) =>
    attributes.flatMap(({ attributeId }) => {
      const attribute = definitions.attributes.get(attributeId);
      if (!attribute || !of.includes(attribute.kind)) return [];
      return axisOf({ name: attribute.name, attribute }, placedBy(attribute, rows, definitions), rows.length);
    });
  const families = [...definitions.families.keys()];
  const found = rows.flatMap(({ id, familyId }) => {
    const family = definitions.families.get(familyId ?? '');
    return family ? [{ id, family }] : [];
  });
  const names = shortened([...new Set(found.map(({ family }) => family.name))]);
  const byFamily = found.map(({ id, family }) => ({
    id,
    key: family.id,
    sort: families.indexOf(family.id),
    value: { name: names.get(family.name) ?? family.name, value: null },
  }));
  return [
    ...axesBy(kind.attributes.filter(({ key }) => key)),
    ...axisOf({ name: seriesSaid(definitions), attribute: null }, byFamily, rows.length),
    ...axesBy(kind.attributes.filter(({ key, column }) => column && !key)),
  ];
}
