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

/** What stored values say. Limits that came later do not make them unreadable; options that are gone are passed over. */
export const valuesOf = (attribute: AttributeRow, values: string[]): SpecValue[] =>
  values.flatMap((value) => readValue({ ...attribute, decimals: null }, value).value ?? []);

/** In the order of the product's kind; what that does not have comes after, in that of the alphabet. */
export function specsOf(
  { specs, kindId }: { specs: StoredSpec[]; kindId: string | null },
  { attributes, kinds }: Definitions,
): ReadSpec[] {
  const ofKind = (kindId === null ? undefined : kinds.get(kindId))?.attributes ?? [];
  // `attributes` stand in the order of the alphabet.
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

/** What the search finds them by: their values, and of what is true its name. */
export const searchedSpecs = (product: { specs: StoredSpec[]; kindId: string | null }, definitions: Definitions) =>
  specsOf(product, definitions)
    .flatMap(({ attribute, values }) =>
      values.flatMap((value) => (value.kind === 'FLAG' ? (value.flag ? attribute.name : []) : shownValue(value))),
    )
    .join('\n');
