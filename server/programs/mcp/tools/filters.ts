import { z } from 'zod';
import { badInput } from '../../../core/errors.ts';
import { ProgramOptionsDocument, type SpecFilter } from '../../generated/operations.ts';
import type { Door } from '../tool.ts';
import { idOf } from '../../../core/idOf.ts';

/** A number, or what people write: a decimal comma and a unit. */
const end = z.union([z.number(), z.string().max(40)]).optional();

/** Conditions for specs, as a program states them. */
export const filterInput = z.strictObject({
  attribute: z.string().max(200).describe("The attribute's id, as `list_filters` names it: 'iç-çap'."),
  values: z
    .array(z.string().max(200))
    .max(50)
    .optional()
    .describe("Any of these: ids or names of options, 'yes' or 'no', or numbers with or without a unit: '20 mm'."),
  min: end.describe("At least this: 20, or with a unit '2 cm', '3/4\"'."),
  max: end.describe('At most this.'),
  unit: z
    .string()
    .max(20)
    .optional()
    .describe("The unit of numbers in `min` and `max`; left out: the attribute's own."),
  covers: z.string().max(40).optional().describe("The product's range has to cover this: '-10…60 °C', '80'."),
});
type Filter = z.infer<typeof filterInput>;

/** Options may be named instead of by id, as people call them: 'Konik makaralı'. */
async function valuesOf({ attribute, values = [] }: Filter, { ask }: Door): Promise<string[]> {
  const found = (await ask(ProgramOptionsDocument, { id: attribute })).attribute;
  if (!found)
    throw badInput('filters', `There is no attribute '${attribute}'. list_filters names those that there are.`);
  // Numbers, and yes or no, are read by the API.
  if (found.options.length === 0) return values;
  const about = { field: 'filters', what: `${found.name} (${attribute})`, from: 'list_filters' };
  return values.map((value) => idOf(value, found.options, about));
}

/** The API takes numbers and texts by names of their own. */
const endOf = (value: number | string | undefined, byNumber: 'min' | 'max', byText: 'from' | 'to') =>
  value === undefined ? {} : { [typeof value === 'number' ? byNumber : byText]: value };

/** Turns conditions into those of the API. Throws `BAD_USER_INPUT` for an unknown attribute. */
export const specFilters = (filters: Filter[], door: Door): Promise<SpecFilter[]> =>
  Promise.all(
    filters.map(async (filter) => {
      const { attribute, values, min, max, unit, covers } = filter;
      const range = { ...endOf(min, 'min', 'from'), ...endOf(max, 'max', 'to'), ...(unit !== undefined && { unit }) };
      return {
        attributeId: attribute,
        ...(values?.length && { anyOf: await valuesOf(filter, door) }),
        ...((min !== undefined || max !== undefined) && { range }),
        ...(covers !== undefined && { covers }),
      };
    }),
  );
