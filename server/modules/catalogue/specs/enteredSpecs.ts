import { readValue } from '../../../../common/measures/specValues.ts';
import type { StoredSpec } from '../../../db/tables/tables.ts';
import type { AttributeRow } from '../references/attributes.store.ts';
import type { Definitions } from '../references/definitions.ts';

/** An attribute of a product has at most this many values. */
const mostValues = 20;

/** `field` is the place within the product, such as 'specs.2'; `name` is that of the attribute, '' when it is unknown. */
export type SpecProblem = { field: string; name: string; message: string };

/**
 * Converts entered specs to their stored form, without attributes that have no value. Values that are already stored are
 * accepted, so that a product can be saved after its attributes have become stricter.
 */
export function enteredSpecs(
  entered: StoredSpec[],
  { attributes }: Pick<Definitions, 'attributes'>,
  before: StoredSpec[] = [],
) {
  const specs: StoredSpec[] = [];
  const problems: SpecProblem[] = [];
  for (const [index, { attributeId, values }] of entered.entries()) {
    const attribute = attributes.get(attributeId);
    const isTwice = specs.some((other) => other.attributeId === attributeId);
    const stored = before.find((other) => other.attributeId === attributeId)?.values ?? [];
    const { kept, refused } = !attribute
      ? { kept: [], refused: [`There is no attribute ${attributeId}.`] }
      : isTwice
        ? { kept: [], refused: ['It stands twice: enter its values together.'] }
        : read(attribute, values, stored);
    for (const message of refused) problems.push({ field: `specs.${index}`, name: attribute?.name ?? '', message });
    if (kept.length > 0) specs.push({ attributeId, values: kept });
  }
  return { specs: inOrder(specs), problems };
}

function read(attribute: AttributeRow, values: string[], stored: string[]) {
  const kept = new Set<string>();
  const refused: string[] = [];
  for (const value of values) {
    if (value.trim() === '') continue;
    const { value: right, problem } = stored.includes(value) ? { value: { kept: value } } : readValue(attribute, value);
    if (right) kept.add(right.kept);
    else refused.push(problem ?? '');
  }
  if (kept.size > mostValues) refused.push(`At most ${mostValues} values.`);
  if (attribute.kind === 'FLAG' && kept.size > 1) refused.push('It is either yes or no.');
  return { kept: [...kept], refused };
}

/** Sorts by id, so that equal specs are always stored alike; the order has no other meaning. */
export const inOrder = (specs: StoredSpec[]) =>
  specs.toSorted((one, other) => (one.attributeId < other.attributeId ? -1 : 1));
