import type { z } from 'zod';
import { evenWeights } from '../../../../common/health/weights.ts';
import { mostItems } from '../../../../common/generated/mostItems.ts';
import { mostKeyValues } from '../../../../common/limits.ts';
import { badInput } from '../../../core/errors.ts';
import type { ProductKindInput } from '../../../../common/generated/validators.ts';
import type { Tx } from '../../../db/database.ts';
import { list } from './attributes.store.ts';
import { kindDrawing } from './kindDrawing.ts';
import type { KindValues } from './kinds.fields.ts';

const { attributes: mostAttributes } = mostItems.ProductKindInput;

/** Converts the input to its stored form. Throws `BAD_USER_INPUT`. */
export async function kindValues(
  tx: Tx,
  input: z.infer<typeof ProductKindInput>,
  before?: KindValues,
): Promise<KindValues> {
  const { name, attributes: chosen } = input;
  const refuse = (message: string) => badInput('attributes', message);
  if (chosen.length > mostAttributes) throw refuse(`At most ${mostAttributes} attributes.`);
  if (chosen.filter(({ key }) => key).length > mostKeyValues)
    throw refuse(`At most ${mostKeyValues} attributes can be key values.`);
  const known = new Set((await list(tx)).map(({ id }) => id));
  const seen = new Set<string>();
  for (const { attributeId } of chosen) {
    if (!known.has(attributeId)) throw refuse(`There is no attribute ${attributeId}.`);
    if (seen.has(attributeId)) throw refuse(`The attribute ${attributeId} stands twice.`);
    seen.add(attributeId);
  }
  return {
    name,
    attributes: chosen.map((one) => ({
      attributeId: one.attributeId,
      group: one.group ?? null,
      required: one.required ?? false,
      filterable: one.filterable ?? false,
      column: one.column ?? false,
      key: one.key ?? false,
    })),
    ...kindDrawing(input, before),
    weights: input.weights ?? before?.weights ?? evenWeights,
  };
}
