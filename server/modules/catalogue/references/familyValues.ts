import type { z } from 'zod';
import { mostItems } from '../../../../common/generated/mostItems.ts';
import { badInput } from '../../../core/errors.ts';
import type { FamilyInput } from '../../../../common/generated/validators.ts';
import type { Tx } from '../../../db/database.ts';
import { list } from './attributes.store.ts';
import type { FamilyValues } from './families.fields.ts';

/** A wider table could not be read at a glance. */
const { columns: mostColumns } = mostItems.FamilyInput;

/** Checks the columns. Throws `BAD_USER_INPUT`. */
export async function familyValues(
  tx: Tx,
  { name, columns, status }: z.infer<typeof FamilyInput>,
  before?: FamilyValues,
): Promise<FamilyValues> {
  const refuse = (message: string) => badInput('columns', message);
  if (columns.length > mostColumns) throw refuse(`At most ${mostColumns} columns.`);
  const known = new Set((await list(tx)).map(({ id }) => id));
  const unknown = columns.find((id) => !known.has(id));
  if (unknown !== undefined) throw refuse(`There is no attribute ${unknown}.`);
  const twice = columns.find((id, place) => columns.indexOf(id) !== place);
  if (twice !== undefined) throw refuse(`The attribute ${twice} stands twice.`);
  return { name, columns, status: status ?? before?.status ?? 'PUBLISHED' };
}
