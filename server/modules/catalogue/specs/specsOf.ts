import { readValue, shownValue, type SpecValue } from '../../../../common/measures/specValues.ts';
import type { StoredSpec } from '../../../db/tables.ts';
import type { AttributeRow } from '../references/attributes.store.ts';
import type { Definitions } from '../references/definitions.ts';

export type ReadSpec = {
  attribute: AttributeRow;
  group: string | null;
  key: boolean;
  values: SpecValue[];
  text: string;
};

/** Reads stored values. Later limits on decimals do not apply to them, and deleted options are skipped. */
export const valuesOf = (attribute: AttributeRow, values: string[]): SpecValue[] =>
  values.flatMap((value) => readValue({ ...attribute, decimals: null }, value).value ?? []);

/** Returns the specs in the order of the product's kind, then the others in alphabetical order. */
export function specsOf(
  { specs, kindId }: { specs: StoredSpec[]; kindId: string | null },
  { attributes, kinds }: Definitions,
): ReadSpec[] {
  const ofKind = (kindId === null ? undefined : kinds.get(kindId))?.attributes ?? [];
  // `attributes` is in alphabetical order.
  const order = [...new Set([...ofKind.map(({ attributeId }) => attributeId), ...attributes.keys()])];
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ attributeId }: StoredSpec) => places.get(attributeId) ?? order.length;
  return specs
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .flatMap(({ attributeId, values }) => {
      const attribute = attributes.get(attributeId);
      const read = attribute ? valuesOf(attribute, values) : [];
      if (!attribute || read.length === 0) return [];
      const { group = null, key = false } = ofKind.find((one) => one.attributeId === attributeId) ?? {};
      return [{ attribute, group, key, values: read, text: read.map(shownValue).join(', ') }];
    });
}

/** Returns the text by which the search finds a product's specs: their values, and the names of flags that are true. */
export const searchedSpecs = (product: { specs: StoredSpec[]; kindId: string | null }, definitions: Definitions) =>
  specsOf(product, definitions)
    .flatMap(({ attribute, values }) =>
      values.flatMap((value) => (value.kind === 'FLAG' ? (value.flag ? attribute.name : []) : shownValue(value))),
    )
    .join('\n');
