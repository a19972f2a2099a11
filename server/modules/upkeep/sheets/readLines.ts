import { badInput, notFound } from '../../../core/errors.ts';
import type { Tx } from '../../../db/database.ts';
import { readSheet, usualFormat, type ReadSheet, type SheetFormat } from '../../../spreadsheet/readSheet.ts';
import { find, type ImportProfileRow } from '../../catalogue/importProfiles/profiles.store.ts';
import { withShown, linesOf, type Answers, type Correction, type HiddenRows, type Line, plainName } from './line.ts';
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
import { presetOf } from './presets/recognisePreset.ts';
import { fold, anyOf, stockCodeKey } from '../../../../common/text/letters.ts';
import { productsWithIds } from '../../catalogue/products/products.rows.ts';
import { timeOf } from '../../catalogue/products/products.change.ts';
import { readLira } from '../../../../common/fields/readers.ts';
import { upperCase } from '../../../../common/text/locale.ts';

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
    const recognised = (texts: string[]) => recognise(texts, columns);
    const file = await readSheet(bytes, {
      ...{ ...usualFormat, ...answers.format, record: answers.record ?? null },
      recognise: recognised,
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
  return { sheet, fields: fields.filter(isField), lines, rules: setup, profile, left };
}

export type SheetDescription = Awaited<ReturnType<typeof describeSheet>>;

/** Describes a file and its columns, for a person to assign them. Throws the errors of `readSheet`. */
export async function describeSheet(db: Tx, bytes: Buffer, format: Partial<SheetFormat> = {}) {
  const known = columnsFor(await choicesOf(db));
  const sheet = await readSheet(bytes, { ...usualFormat, ...format, recognise: (texts) => recognise(texts, known) });
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
  new Set(columns.flatMap((column) => [exportedHeading(column), withMark(exportedHeading(column))]));

/** Tells whether a file is an export of this site, or its template: no other program writes these two headings. */
function isExport(heading: string[], columns: Column[]) {
  const price = columns.find(({ field }) => field === 'price');
  return heading.includes('Id') && price !== undefined && heading.includes(exportedHeading(price));
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

// Price lists have headings of sections, sums and notes between their products. A row with a code and a price of its own is always a
// product, whatever it is called.

/** A sum has one of these words, folded, and no others than those below. */
const sums = new Set(
  'toplam toplami toplamlar yekun tutar tutari total totals subtotal summe gesamt matrah matrahi'.split(' '),
);
const taxes = new Set('kdv vat iskonto indirim otv'.split(' '));
const beside = new Set(
  (
    'genel ara alt sayfa liste mal hizmet hizmetler fatura odenecek net brut grup grubu grand sub dahil haric tl try usd eur euro dolar nakli ' +
    'yekun devir devreden g miktar adet kalem urun urunler siparis teklif bolum kategori vergi vergiler orani oran hesaplanan bedeli bedel amount sum ' +
    'of the price fiyat ve and'
  ).split(' '),
);

const wordsOf = (text: string) => fold(text).match(/\p{L}+/gu) ?? [];

/** Tells whether a text says that it is a sum, and nothing else: 'Ara Toplam:', 'GENEL TOPLAM (KDV Dahil)', 'KDV %20'. */
function isSum(text: string): boolean {
  const words = wordsOf(text);
  if (
    words.length === 0 ||
    words.length > 6 ||
    /\d{3,}|\d\p{L}|\p{L}\d/u.test(fold(text).replaceAll(/[\d.,]+\s*(?:tl|₺)/g, ''))
  )
    return false;
  const isAbout = words.some((word) => sums.has(word)) || taxes.has(words[0] ?? '');
  return isAbout && words.every((word) => sums.has(word) || taxes.has(word) || beside.has(word));
}

/** 'Rulmanlar Toplamı' names what it sums up. */
const endsAsSum = (text: string) =>
  /(?:^|\P{L})(?:toplami|ara toplam|genel toplam|sub ?total|grand total)\P{L}*$/u.test(fold(text)) ||
  /^(?:ara|genel) toplam\P{L}/u.test(fold(text));

const note = anyOf(
  [
    /^(?:\*|not\p{L}{0,3}\s*:|dipnot|aciklama\p{L}*\s*:|onemli\s*:)/u,
    /fiyat.*(?:gecerli|degis|dahil|haric|arttir|onceden)/u,
    /kdv\p{L}*\s+(?:dahil|haric)\p{L}*\s*\.?$/u,
    /hakki\p{L}* sakli/u,
    /haber ver|baski hata|peyderpey|teslim sur|stoklarla sinirli/u,
  ],
  'u',
);
const isNote = (text: string) =>
  note.test(fold(text).trim()) || (wordsOf(text).length > 4 && /[.!]$/.test(text.trim()));

const isCapitals = (text: string) => /\p{L}/u.test(text) && text === upperCase(text);
/** A heading without a code may stand in the column of codes, such as '1. RULMANLAR'; a code is one word or two with a digit. */
const isCode = (text: string) => /\d/.test(text) && !/^(?:\d{1,3}|\p{L})[.)]\s/u.test(text) && !/\s\S*\s/.test(text);

/** So many letters of a text tell what a row is: some of the patterns above take their square. */
const longest = 300;

const codeColumns = ['stockCode', 'manufacturerCode', 'gtin', 'id'] as const;

function shapeOf(line: Line, cells: (string | number)[]) {
  const textIn = (field: ColumnName) =>
    String(line.cells.get(field) ?? '')
      .slice(0, longest)
      .trim();
  const codeColumn = codeColumns.find((field) => textIn(field) !== '');
  const [code, name, price] = [codeColumn ? textIn(codeColumn) : '', textIn('name'), textIn('price')];
  const filled = cells.map((cell) => String(cell).slice(0, longest).trim()).filter(Boolean);
  // A number alone may count the rows.
  const texts = filled.filter((text) => !/^[\d.,]{1,6}$/.test(text));
  const words = [name, code, ...texts].find((text) => /\p{L}/u.test(text)) ?? '';
  const input: ColumnName = name !== '' ? 'name' : (codeColumn ?? 'name');
  const isAlone = price === '' && texts.length === 1 && filled.length < 3;
  return { line, code, name, price, words, input, isAlone, filled: filled.length, hasText: code !== '' || name !== '' };
}
type Shape = ReturnType<typeof shapeOf>;

const plain = (text: string | number) => wordsOf(String(text)).join(' ');

/** Lists of several pages repeat the heading of their columns. */
const isHeading = (titles: string[], cells: (string | number)[]) => {
  const filled = cells.map(plain).flatMap((text, place) => (text === '' ? [] : [text === titles[place]]));
  return filled.length > 1 && filled.every(Boolean);
};

const lira = (text: string) => readLira(text, { strict: false }) ?? NaN;

/** A correction of this field says of the whole row whether it is a product. */
const ofRow = 'row';

/** Marks the rows that are no products: sums, headings of sections and notes. A row that a person has corrected is one. */
function markNoProducts(
  { heading, lines: rows }: Pick<ReadSheet, 'heading' | 'lines'>,
  lines: Line[],
  corrections: Correction[],
) {
  const cells = new Map(rows.map((row) => [row.line, row.cells]));
  const corrected = new Set(corrections.map(({ line }) => line));
  const no = new Set(corrections.flatMap(({ line, field, value }) => (saysNo(field, value) ? [line] : [])));
  const shapes = lines.map((line) => shapeOf(line, cells.get(line.line) ?? []));
  const mark = ({ line, input }: Shape, message: string) => {
    if (!corrected.has(line.line)) line.noProduct = { input, message };
  };
  for (const { line, input } of shapes)
    if (no.has(line.line)) line.noProduct = { input, message: 'You have said that it is no product.', isSure: true };
  const others: Shape[] = [];
  const titles = heading.map(plain);
  // These sums are of the rows since the last sum, and of all.
  let [since, all, count] = [0, 0, 0];
  for (const shape of shapes) {
    if (isHeading(titles, cells.get(shape.line.line) ?? [])) {
      mark(shape, 'The heading of the columns once more: it is no product.');
      continue;
    }
    const price = lira(shape.price);
    const isCoded = shape.code !== '' && !isSum(shape.code) && !endsAsSum(shape.code);
    const isOwn = isCoded && (shape.price !== '' || (isCode(shape.code) && /\p{L}|.{4}/u.test(shape.code)));
    const adds = count > 1 && [since, all].some((sum) => sum > 0 && Math.abs(sum - price) < 0.05);
    const isNamed = isSum(shape.words) || (endsAsSum(shape.words) && (adds || shape.price === ''));
    if (!isOwn && (isNamed || (adds && !shape.hasText))) {
      mark(shape, `A sum${shape.words ? `, “${shape.words.slice(0, 60)}”` : ' of the rows above'}: it is no product.`);
      since = 0;
      continue;
    }
    others.push(shape);
    if (!Number.isNaN(price)) [since, all, count] = [since + price, all + price, count + 1];
  }
  for (const shape of titlesAmong(others))
    mark(
      shape,
      isNote(shape.words)
        ? 'A note: it has neither code nor price, so that it is no product.'
        : 'A heading: it has neither code nor price, which the rows below it have, so that it is no product.',
    );
}

/** Throws `BAD_USER_INPUT` for another word. */
function saysNo(field: string, value: string | null | undefined): boolean {
  if (field !== ofRow) return false;
  if (value !== 'PRODUCT' && value !== 'NO_PRODUCT') throw badInput('corrections', 'A row is PRODUCT or NO_PRODUCT.');
  return value === 'NO_PRODUCT';
}

type Hidden = { corrections: Correction[]; hiddenRows: HiddenRows | undefined };

/** Marks the rows that the workbook hides, unless they are taken as the others are, or a person has corrected them. */
function markHidden({ lines: rows }: Pick<ReadSheet, 'lines'>, lines: Line[], { corrections, hiddenRows }: Hidden) {
  const hidden = new Set(rows.flatMap(({ line, isHidden }) => (isHidden ? [line] : [])));
  const corrected = new Set(corrections.map(({ line }) => line));
  if (hiddenRows === 'TAKE') return;
  for (const line of lines) {
    if (!hidden.has(line.line) || line.noProduct || corrected.has(line.line)) continue;
    if (hiddenRows === 'LEAVE_OUT')
      line.noProduct = { input: 'name', message: 'It is hidden in the workbook: it is left out.', isSure: true };
    else line.isHidden = true;
  }
}

/** Returns the rows of one text, where the other rows have a code or a price. */
function titlesAmong(shapes: Shape[]): Shape[] {
  const alone = shapes.filter(({ isAlone, code }) => isAlone && !isCode(code));
  const among = new Set(alone);
  const full = shapes.filter((shape) => !among.has(shape));
  const share = (fits: (shape: Shape) => boolean) => full.filter(fits).length / Math.max(full.length, 1);
  if (full.length === 0 || alone.length > Math.max(full.length * 1.5, 4))
    return alone.length > 0 && full.length > 0 ? alone.filter(isSaid) : [];
  // In a list without codes, the others have a unit or a description at least.
  if (share(({ code }) => code !== '') >= mostCoded || share(({ filled }) => filled > 2) >= most) return alone;
  // Without codes, a product with a price on request is a row of one text, too.
  const arePriced = share(({ price }) => price !== '') >= most;
  const areSmall = share(({ name }) => !isCapitals(name)) > 0.5;
  const isTitle = ({ words }: Shape) => !/\d/.test(words) && (words.endsWith(':') || (areSmall && isCapitals(words)));
  return arePriced ? alone.filter((shape) => isSaid(shape) || isTitle(shape)) : alone.filter(isSaid);
}

const isSaid = ({ words }: Shape) => note.test(fold(words).trim());
/** So large a part of the rows shows what a row of the file has. */
const most = 0.8;
const mostCoded = 0.7;
