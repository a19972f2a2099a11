import { badInput } from '../../../core/errors.ts';
import type { ProductKindInput } from '../../../generated/resolvers.ts';
import type { KindValues } from '../references/kinds.store.ts';

const mostAttributes = 100;
/** A product card has room for this many values. */
const mostKeys = 4;

/** Converts the input to its stored form; `known` are the ids of attributes. Throws `BAD_USER_INPUT`. */
export function kindValues({ name, attributes }: ProductKindInput, known: Set<string>): KindValues {
  const refuse = (message: string) => badInput('attributes', message);
  if (attributes.length > mostAttributes) throw refuse(`At most ${mostAttributes} attributes.`);
  if (attributes.filter(({ key }) => key).length > mostKeys)
    throw refuse(`At most ${mostKeys} attributes can be key values.`);
  const seen = new Set<string>();
  for (const { attributeId } of attributes) {
    if (!known.has(attributeId)) throw refuse(`There is no attribute ${attributeId}.`);
    if (seen.has(attributeId)) throw refuse(`The attribute ${attributeId} stands twice.`);
    seen.add(attributeId);
  }
  return {
    name,
    attributes: attributes.map((one) => ({
      attributeId: one.attributeId,
      group: one.group ?? null,
      required: one.required ?? false,
      filterable: one.filterable ?? false,
      column: one.column ?? false,
      key: one.key ?? false,
    })),
  };
}
