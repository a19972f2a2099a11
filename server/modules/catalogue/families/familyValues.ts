import { badInput } from '../../../core/errors.ts';
import type { FamilyInput } from '../../../generated/resolvers.ts';
import type { FamilyValues } from '../references/families.store.ts';

/** A wider table could not be read at a glance. */
const mostColumns = 8;

/** Checks the input; `known` are the ids of attributes. Throws `BAD_USER_INPUT`. */
export function familyValues({ name, columns }: FamilyInput, known: Set<string>): FamilyValues {
  const refuse = (message: string) => badInput('columns', message);
  if (columns.length > mostColumns) throw refuse(`At most ${mostColumns} columns.`);
  const unknown = columns.find((id) => !known.has(id));
  if (unknown !== undefined) throw refuse(`There is no attribute ${unknown}.`);
  const twice = columns.find((id, place) => columns.indexOf(id) !== place);
  if (twice !== undefined) throw refuse(`The attribute ${twice} stands twice.`);
  return { name, columns };
}
