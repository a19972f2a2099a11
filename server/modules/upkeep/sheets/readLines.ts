import { badInput, notFound } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { readSheet, usualFormat, type ReadSheet } from '../../../spreadsheet/readSheet.ts';
import type { ImportProfileRow } from '../../catalogue/importProfiles/profiles.store.ts';
import * as profiles from '../../catalogue/importProfiles/profiles.store.ts';
import { withShown } from './changedCells.ts';
import {
  assignedColumns,
  choicesOf,
  columnsByHeading,
  columnsFor,
  noHeading,
  recognise,
  withName,
  type FieldName,
} from './columns.ts';
import { refuseForeignIds, withOwnIds } from './ownIds.ts';
import { markNoProducts } from './noProducts.ts';
import { profileLines, recogniseBy } from './profileLines.ts';
import { linesOf, type Answers, type Correction, type Line } from './sheetLines.ts';
import { usualRules, type PlanRules } from './sheets.plan.ts';

export type SheetReading = {
  /** The id of the profile that says how the file is read; it takes the place of columns and answers. */
  profile: string | undefined;
  /** It has a value for each column of the file; without it the headings decide. */
  columns: (string | null | undefined)[] | undefined;
  corrections: Correction[] | undefined;
  answers: Answers | undefined;
};

/** The lines of a file, and by which rules they are imported; `profile` is null for a file without one. */
export type ReadLines = {
  sheet: ReadSheet;
  fields: FieldName[];
  lines: Line[];
  rules: PlanRules;
  profile: ImportProfileRow | null;
};

const isField = (field: string | null): field is FieldName => field !== null && field !== 'id';

/** Reads the lines of a file. Throws `UNSUPPORTED_MEDIA_TYPE`, `BAD_USER_INPUT`, and `NOT_FOUND` for an unknown profile. */
export async function readLines(
  db: Tx,
  bytes: Buffer,
  { profile: id, columns: given, corrections = [], answers = {} }: SheetReading,
): Promise<ReadLines> {
  const profile = id === undefined ? null : await profiles.find(db, id);
  if (id !== undefined && !profile) throw notFound('Profile');
  const known = await choicesOf(db);
  const columns = columnsFor(known);
  if (!profile) {
    const recognised = (texts: string[]) => recognise(texts, columns);
    const file = await readSheet(bytes, { ...usualFormat, record: answers.record ?? null, recognise: recognised });
    if (!given && file.hasNoHeading) throw badInput('file', noHeading);
    const assigned = given
      ? assignedColumns(given, columns)
      : withName(await withOwnIds(db, file, columnsByHeading(file.heading, columns), columns), 'file');
    const attributes = new Map(known.attributes.map((row) => [row.id, row]));
    const sheet = withShown(file, assigned, attributes);
    const lines = linesOf(sheet, assigned, { columns, choices: known, corrections, answers });
    await refuseForeignIds(db, sheet, lines);
    markNoProducts(sheet, lines, corrections);
    return { sheet, fields: assigned.filter(isField), lines, rules: usualRules, profile };
  }
  const { setup } = profile;
  if (setup.direction === 'EXPORT') throw badInput('profile', 'This profile exports products, and reads no file.');
  const file = await readSheet(bytes, { ...usualFormat, ...setup.format, recognise: recogniseBy(setup) });
  const { sheet, fields, lines } = profileLines(file, setup, { columns, choices: known, corrections });
  await refuseForeignIds(db, sheet, lines);
  markNoProducts(sheet, lines, corrections);
  return { sheet, fields: fields.filter(isField), lines, rules: setup, profile };
}
