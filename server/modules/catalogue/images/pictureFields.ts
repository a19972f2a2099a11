import type { Tx } from '../../../db/database.ts';
import { pictureFields, type Fields } from '../../../fields/field.ts';
import { refuseGoneImage } from './images.intake.ts';
import { isImageGone } from './images.store.ts';

/** Throws `BAD_USER_INPUT` for a field whose picture is a missing upload, unless `before` has the same. */
export async function refuseFieldsGone<Values>(
  db: Tx,
  fields: Fields<Values>,
  values: Partial<NoInfer<Values>>,
  before?: NoInfer<Values> | null,
) {
  for (const name of pictureFields(fields))
    await refuseGoneImage(db, name, values[name] as string | null, (before?.[name] ?? null) as string | null);
}

/** Returns the values with the blank value in place of a picture that is a missing upload. */
export async function withoutGone<Values>(db: Tx, fields: Fields<Values>, values: NoInfer<Values>): Promise<Values> {
  const there = { ...values };
  for (const name of pictureFields(fields))
    if (await isImageGone(db, values[name] as string | null)) there[name] = fields[name].blank;
  return there;
}
