import { officeLanguages, type OfficeLanguage } from '../../../../../common/text/locale.ts';
import { badInput, notFound } from '../../../../core/errors.ts';
import type { Tx } from '../../../../db/database.ts';
import { readSheet, usualFormat, type ReadSheet, type SheetFormat } from '../../../../spreadsheet/readSheet.ts';
import { find, type ImportProfileRow } from '../../../catalogue/importProfiles/profiles.store.ts';
import { withShown, linesOf, type Answers, type Correction, type Line, plainName } from './line.ts';
import {
  assignedColumns,
  choicesOf,
  columnsByHeading,
  columnsFor,
  noHeading,
  withName,
  type FieldName,
  recognise,
  type ColumnName,
  basisIn,
  cut,
  exportedHeading,
  type Column,
  withMark,
} from './columns.ts';
import { profileLines, recogniseBy, usualRules, type LeftColumn, type PlanRules } from './profileLines.ts';
import { headingKey } from './shapeRows.ts';
import { isHeadingOfPreset, presetOf } from '../presets/recognisePreset.ts';
import { fold, stockCodeKey } from '../../../../../common/text/letters.ts';
import { productsWithIds } from '../../../catalogue/products/products.rows.ts';
import { timeOf } from '../../../catalogue/products/products.change.ts';
import { markHidden, markNoProducts, ofRow } from './noProducts.ts';
import { refuseSaidPrices } from './saidPrices.ts';

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
  /** The columns of the file that are not imported. */
  left: LeftColumn[];
};

const isField = (field: string | null): field is FieldName => field !== null && field !== 'id';

/** Reads the lines of a file. Throws `UNSUPPORTED_MEDIA_TYPE`, `BAD_USER_INPUT`, and `NOT_FOUND` for an unknown profile. */
export async function readLines(
  db: Tx,
  bytes: Buffer,
  { profile: id, columns: given, corrections: all = [], answers = {} }: SheetReading,
): Promise<ReadLines> {
  const corrections = all.filter(({ field }) => field !== ofRow);
  const profile = id === undefined ? null : await find(db, id);
  if (id !== undefined && !profile) throw notFound('Profile');
  const known = await choicesOf(db);
  const columns = columnsFor(known);
  if (!profile) {
    const file = await readSheet(bytes, {
      ...{ ...usualFormat, ...answers.format, record: answers.record ?? null },
      recognise: (texts) => namedIn(texts, columns),
    });
    if (!given && file.hasNoHeading) throw badInput('file', noHeading);
    const assigned = given
      ? assignedColumns(given, columns)
      : withName(await withOwnIds(db, file, columnsByHeading(file.heading, columns), columns), 'file');
    const attributes = new Map(known.attributes.map((row) => [row.id, row]));
    const sheet = withShown(file, assigned, attributes);
    const lines = linesOf(sheet, assigned, { columns, choices: known, corrections, answers });
    await refuseForeignIds(db, sheet, lines);
    markNoProducts(sheet, lines, all);
    markHidden(sheet, lines, { corrections: all, hiddenRows: answers.hiddenRows });
    refuseSaidPrices(sheet, lines, { cells: cellsOf(sheet), fields: assigned, corrections });
    return { sheet, fields: assigned.filter(isField), lines, rules: usualRules, profile, left: [] };
  }
  const { setup } = profile;
  if (setup.direction === 'EXPORT') throw badInput('profile', 'This profile exports products, and reads no file.');
  const file = await readSheet(bytes, { ...usualFormat, ...setup.format, recognise: recogniseBy(setup) });
  const { sheet, fields, lines, left } = profileLines(file, setup, { columns, choices: known, corrections });
  await refuseForeignIds(db, sheet, lines);
  markNoProducts(
    sheet,
    lines.filter(({ noProduct }) => !noProduct),
    all,
  );
  const hiddenRows = setup.hiddenRows === 'ASK' ? undefined : setup.hiddenRows;
  markHidden(sheet, lines, { corrections: all, hiddenRows });
  const isConverted = setup.columns.some(
    ({ field, steps }) => field === 'price' && steps.some(({ kind }) => kind === 'FACTOR'),
  );
  const assigned = sheet.heading.map(
    (name) =>
      setup.columns.find(({ heading, field }) => field === 'price' && headingKey(heading) === headingKey(name)) &&
      ('price' as const),
  );
  if (!isConverted)
    refuseSaidPrices(sheet, lines, {
      cells: cellsOf(sheet),
      fields: assigned.map((field) => field ?? null),
      corrections,
    });
  return { sheet, fields: fields.filter(isField), lines, rules: setup, profile, left };
}

const cellsOf = ({ lines }: Pick<ReadSheet, 'lines'>) => new Map(lines.map(({ line, cells }) => [line, cells]));

/** Names the fields of a row of headings; each text in the heading of a program's file names something. */
function namedIn(texts: string[], columns: Column[]): (string | null)[] {
  const fields = recognise(texts, columns);
  if (!isHeadingOfPreset(texts)) return fields;
  return fields.map((field, at) => field ?? (texts[at] === '' ? null : 'ofProgram'));
}

export type SheetDescription = Awaited<ReturnType<typeof describeSheet>>;

/** Describes a file and its columns, for a person to assign them. Throws the errors of `readSheet`. */
export async function describeSheet(db: Tx, bytes: Buffer, format: Partial<SheetFormat> = {}) {
  const known = columnsFor(await choicesOf(db));
  const sheet = await readSheet(bytes, { ...usualFormat, ...format, recognise: (texts) => namedIn(texts, known) });
  const { name, heading, lines, records } = sheet;
  const named = withNames(heading, recognise(heading, known));
  const fields = await withOwnIds(db, sheet, named, known);
  const columns = heading.map((text, index) => {
    const filled = lines.find(({ cells }) => String(cells[index] ?? '').trim() !== '');
    return {
      heading: cut(text),
      sample: cut(String(filled?.cells[index] ?? '')),
      field: fields[index] ?? null,
      hasOtherIds: named[index] === 'id' && fields[index] !== 'id',
      prices: basisIn(text),
    };
  });
  const found = sheet.found ?? { letters: null, separator: null, sheets: [], headingRow: null };
  return {
    name,
    rows: lines.length,
    columns,
    fields: known.map(({ field }) => field),
    records,
    preset: presetOf(sheet),
    ...found,
  };
}

/** In a price list without names, 'Ürün Açıklaması' holds them. */
function withNames(headings: string[], fields: (ColumnName | null)[]) {
  const isName = (place: number) =>
    fields[place] === 'description' && /^(urun|malzeme|stok)\W/.test(fold(headings[place] ?? ''));
  return fields.includes('name') ? fields : fields.map((field, place) => (isName(place) ? ('name' as const) : field));
}

type Sheet = Pick<ReadSheet, 'heading' | 'lines'>;

/** This site makes ids of the time. */
const isOwnForm = (id: string) => timeOf(id) !== undefined;
/** A spreadsheet program has rounded such an id: 1,73867E+12. */
const isRounded = (id: string) => /^1[.,]\d+E\+12$/i.test(id);

/** Returns the headings that an export of this site writes. */
const writtenBy = (columns: Column[]) =>
  new Set(
    officeLanguages.flatMap((language) =>
      columns.map((column) => exportedHeading(column, language)).flatMap((heading) => [heading, withMark(heading)]),
    ),
  );

/** Tells whether a file is an export of this site, or its template: no other program writes these two headings. */
function isExport(heading: string[], columns: Column[]) {
  const price = columns.find(({ field }) => field === 'price');
  const isWritten = (language: OfficeLanguage) => price && heading.includes(exportedHeading(price, language));
  return heading.includes('Id') && officeLanguages.some(isWritten);
}

const cellIn = (fields: (ColumnName | null)[], cells: (string | number)[], field: ColumnName) =>
  String(cells[fields.indexOf(field)] ?? '').trim();

/**
 * Returns the fields of the columns without an id that this site has not made: suppliers number their own products, each from
 * 1. An id counts when it is of this site's form and a product has it, or when the file is an export of this site.
 */
async function withOwnIds(
  db: Tx,
  { heading, lines }: Sheet,
  fields: (ColumnName | null)[],
  columns: Column[],
): Promise<(ColumnName | null)[]> {
  if (!fields.includes('id') || isExport(heading, columns)) return fields;
  const rows = lines.map(({ cells }) => cells).filter((cells) => cellIn(fields, cells, 'id') !== '');
  const ids = [...new Set(rows.map((cells) => cellIn(fields, cells, 'id')))];
  const known = new Map((await productsWithIds(db, ids)).map((row) => [row.id, row]));
  if (ids.every(isRounded) || ids.some((id) => isOwnForm(id) && known.has(id))) return fields;
  const written = writtenBy(columns);
  // An export of a few columns has headings that a supplier's list may have, too: but not the same products.
  const isSame = (cells: (string | number)[]) => {
    const row = known.get(cellIn(fields, cells, 'id'));
    const code = stockCodeKey(cellIn(fields, cells, 'stockCode'));
    const isCalled = row && plainName(row.name) === plainName(cellIn(fields, cells, 'name'));
    return isCalled || (code !== null && row?.stockCodeKey === code);
  };
  const isPart = heading.includes('Id') && heading.every((name) => name === '' || written.has(name));
  const areSame = known.size === ids.length && rows.filter(isSame).length * 2 >= rows.length;
  // Products that have been deleted since have ids of this site's form, which a supplier's 1 and 2 are not.
  if (isPart && (areSame || ids.every(isOwnForm))) return fields;
  return fields.map((field) => (field === 'id' ? null : field));
}

export const foreignId = 'No product has this id, and this site makes its ids itself. Leave the column of ids out.';

/** Refuses ids that no product has in a file that this site has not exported, also where a person has chosen their column. */
async function refuseForeignIds(db: Tx, { heading }: Sheet, lines: Line[]) {
  if (lines[0] && isExport(heading, lines[0].columns)) return;
  const idOf = ({ cells }: Line) => String(cells.get('id') ?? '').trim();
  const unsure = lines.filter((line) => idOf(line) !== '' && !isOwnForm(idOf(line)) && !isRounded(idOf(line)));
  const known = new Set((await productsWithIds(db, unsure.map(idOf))).map(({ id }) => id));
  for (const line of unsure) if (!known.has(idOf(line))) line.problems.set('id', foreignId);
}
