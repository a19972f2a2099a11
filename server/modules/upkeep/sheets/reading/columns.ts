import { isDeepStrictEqual } from 'node:util';
import { readMeasure } from '../../../../../common/measures/measures.ts';
import { enteredValue, valueSeparator, type SpecValue } from '../../../../../common/measures/specValues.ts';
import { unitOf } from '../../../../../common/measures/units.ts';
import { UnreadableCell, type Cell, type Choices } from '../../../../fields/sheet.ts';
import type { StoredSpec } from '../../../../db/tables/tables.ts';
import * as attributes from '../../../catalogue/references/attributes.store.ts';
import type { AttributeRow } from '../../../catalogue/references/attributes.store.ts';
import { enteredSpecs, inOrder } from '../../../catalogue/specs/enteredSpecs.ts';
import { valuesOf } from '../../../catalogue/specs/specsOf.ts';
import { fold } from '../../../../../common/text/letters.ts';
import { foreignIn, saysLira, withoutForeign } from '../../../../../common/measures/currencies.ts';
import type { DecimalMark } from '../../../../../common/measures/decimalMark.ts';
import { badInput } from '../../../../core/errors.ts';
import { entriesOf } from '../../../../fields/field.ts';
import type { Tx } from '../../../../db/database.ts';
import {
  productCells,
  productFields,
  type Entered,
  type SheetField,
} from '../../../catalogue/products/products.rows.ts';
import { readChoices } from '../../../catalogue/products/checks/products.references.ts';
import { numberFormat, type OfficeLanguage } from '../../../../../common/text/locale.ts';
import { sentencesBy } from '../../../../../common/words/office/sentencesBy.ts';
import { stated } from '../../../../../common/words/office/tr.ts';
import { allLanguages } from '../../../pages/languages/languages.store.ts';
import { isTextColumn, textColumnsFor, textOfColumn, type TextColumn } from './textColumns.ts';

type SpecColumn = `spec:${string}`;

export const specColumn = (attributeId: string): SpecColumn => `spec:${attributeId}`;
export const attributeOf = (column: SpecColumn) => column.slice('spec:'.length);
export const isSpecColumn = (name: string): name is SpecColumn => name.startsWith('spec:');

/** Returns a heading such as 'İç çap [mm]'. */
const specHeading = ({ name, unit }: Pick<AttributeRow, 'name' | 'unit'>) => (unit ? `${name} [${unit}]` : name);

/** Returns the unit at the end of a heading such as 'İç çap [cm]' or 'İç Çap (cm)'. */
export const unitInHeading = (heading: string) => unitOf(/[[(]([^\])[(]+)[\])]\s*$/.exec(heading)?.[1]?.trim() ?? '');

/** A number without a unit, under a heading with another unit than the attribute's, has that other unit. */
export function inUnitOf(heading: string, cell: string | number, { unit, kind }: AttributeRow): string {
  const text = typeof cell === 'number' ? String(cell).replace('.', ',') : cell;
  const named = unitInHeading(heading);
  if (!named || named.symbol === unit || kind !== 'NUMBER') return text;
  return text
    .split(valueSeparator)
    .map((part) => (readMeasure(part, null).value ? `${part.trim()} ${named.symbol}` : part))
    .join(valueSeparator);
}

/** Returns all values of an attribute in one cell, as they were typed. */
export function specCell(specs: StoredSpec[], attribute: AttributeRow): string {
  const values = specs.find(({ attributeId }) => attributeId === attribute.id)?.values ?? [];
  return valuesOf(attribute, values).map(enteredValue).join(` ${valueSeparator} `);
}

/** A number that is only typed in another way, as '1.500' and '1500', stays as it was typed first. */
function isReadAlike(attribute: AttributeRow, before: string[], after: string[]): boolean {
  const [one, other] = [valuesOf(attribute, before), valuesOf(attribute, after)].map((values) => values.map(sizeIn));
  return before.length === after.length && isDeepStrictEqual(one, other);
}

const sizeIn = (value: SpecValue) =>
  value.kind === 'NUMBER' ? value.measure : value.kind === 'RANGE' ? value.range : value.kept;

/** Returns the specs with the values of one cell. Throws `UnreadableCell`. */
export function withCell(specs: StoredSpec[], attribute: AttributeRow, cell: string | number): StoredSpec[] {
  const values = String(cell).split(valueSeparator);
  const attributes = new Map([[attribute.id, attribute]]);
  const read = enteredSpecs([{ attributeId: attribute.id, values }], { attributes }, specs);
  const [problem] = read.problems;
  if (problem) throw new UnreadableCell(problem.message);
  const before = specs.find(({ attributeId }) => attributeId === attribute.id)?.values ?? [];
  const after = read.specs.find(({ attributeId }) => attributeId === attribute.id)?.values ?? [];
  if (isReadAlike(attribute, before, after)) return specs;
  return inOrder([...specs.filter(({ attributeId }) => attributeId !== attribute.id), ...read.specs]);
}

/** Tells whether prices contain KDV. */
export type PriceBasis = 'WITH_VAT' | 'WITHOUT_VAT';

/** Returns what a heading such as 'Liste Fiyatı (KDV Hariç)' says about its prices; null when it says nothing. */
export function basisIn(heading: string): PriceBasis | null {
  const words = fold(heading);
  if (!/\b(kdv|vat)/.test(words)) return null;
  if (/haric|kdv\W?siz|\+\s*(kdv|vat)|without|excl/.test(words)) return 'WITHOUT_VAT';
  return /dahil|kdv\W?li\b|with\b|incl/.test(words) ? 'WITH_VAT' : null;
}

const samples: Record<string, DecimalMark> = { '(1.234,5)': 'COMMA', '(1,234.5)': 'POINT' };
const sample = /(?<!\s)\s*(\(1\.234,5\)|\(1,234\.5\))/;

/** Returns the decimal mark that a heading such as 'Ağırlık (1.234,5) [kg]' shows; null when it shows none. */
export const markIn = (heading: string) => samples[sample.exec(heading)?.[1] ?? ''] ?? null;
const withoutMark = (heading: string) => heading.replace(sample, '');

/** Returns the heading of an exported column in which a number would have two meanings; an import reads it. */
export const withMark = (heading: string) => heading.replace(/(?<!\s)(?=\s*(?:\[[^\][]*\])?$)/, ' (1.234,5)');

const vatWords = /(?:\+|(?<!\s))\s*\b(kdv|vat)\b\W?(siz|li|haric|dahil|without|with|excl\w*|incl\w*)?(?=\W|$)/g;
const vatWord = /\b(?:kdv|vat)(?:siz|li)\b/g;
const currencies = /(^|\s)(tl|try)(?=\s|$)|₺/g;
const years = /\b20\d\d\b/g;
const lastBracket = /[[(]([^\])[(]*)[\])]\s*$/;

const isCurrency = (words: string) => /^\s*(₺|tl|try)\s*$/.test(fold(words));

/** Returns a heading without its unit, currency, year and remark about KDV: 'iç çap' of 'İç Çap (mm)'. */
export function coreOf(heading: string): string {
  const bracket = lastBracket.exec(heading);
  const [, inside = ''] = bracket ?? [];
  if (bracket && (unitInHeading(heading) || isCurrency(inside) || basisIn(inside) !== null))
    return coreOf(heading.slice(0, bracket.index));
  return [vatWords, vatWord, currencies, years].reduce((text, words) => text.replaceAll(words, ' '), fold(heading));
}

/** A column of a product itself. */
export type OwnFieldName = SheetField | SpecColumn;
export type FieldName = OwnFieldName | TextColumn;
/** A column of a sheet holds the product's id, or one of its fields. */
export type ColumnName = FieldName | 'id';
export type Column = { heading: string; also: readonly string[]; width: number; isExtra: boolean; field: ColumnName };

/** The cells of a sheet may name these. */
export type SheetChoices = Choices & { attributes: AttributeRow[]; languages: { id: string; name: string }[] };

export const choicesOf = async (db: Tx): Promise<SheetChoices> => ({
  ...(await readChoices(db)),
  attributes: await attributes.list(db),
  languages: (await allLanguages(db)).map(({ code, name }) => ({ id: code, name })),
});

/** Returns the codes of languages. */
export const codesOf = (languages: SheetChoices['languages']) => languages.map(({ id }) => id);

const specWidth = 16;

/**
 * Returns the columns in the order of the export; an import takes any of them in any order. There are columns for
 * specs, for what products name, such as kinds, and for texts in other languages only once there are any.
 */
export function columnsFor({ attributes, languages, ...choices }: SheetChoices): Column[] {
  const fields = sheetFields.filter((field) => {
    const { to } = productFields[field];
    return !to || to.isAlways || (choices[to.key] ?? []).length > 0;
  });
  return [
    { heading: 'Id', also: ['Ürün no', 'Ürün numarası', 'Kimlik'], width: 18, isExtra: false, field: 'id' },
    ...fields.flatMap((field): Column[] => {
      const { label, sheet } = productFields[field];
      const { width, headings: also, isExtra = false } = sheet;
      return [{ heading: label, also, width, isExtra, field }, ...textColumnsFor(field, codesOf(languages))];
    }),
    ...attributes.map((attribute) => ({
      heading: specHeading(attribute),
      also: [attribute.name],
      width: specWidth,
      isExtra: false,
      field: specColumn(attribute.id),
    })),
  ];
}

const turkish = sentencesBy(stated);

/** Returns the Turkish heading of a field: the word of the Turkish admin where an import reads it, else the first that it reads. */
function turkishHeading(field: SheetField): string {
  const { label, sheet } = productFields[field];
  const said = turkish(label) ?? label;
  const known = [label, ...sheet.headings].map(plain);
  return known.includes(plain(said)) ? said : (sheet.headings[0] ?? label);
}

/** Returns the heading in the language of a person of the office; attributes are named as they are. */
function headingIn(language: OfficeLanguage, { heading, field }: Pick<Column, 'heading' | 'field'>): string {
  if (language === 'en') return heading;
  if (isTextColumn(field)) {
    const { field: of, language: code } = textOfColumn(field);
    return `${turkishHeading(of)} [${code}]`;
  }
  return isOwnField(field) ? turkishHeading(field) : heading;
}

/** The heading of the prices says that they contain KDV, as those of the site do; an import reads that. */
export const exportedHeading = (column: Pick<Column, 'heading' | 'field'>, language: OfficeLanguage = 'en') => {
  const heading = headingIn(language, column);
  return column.field === 'price' ? `${heading} (KDV dâhil)` : heading;
};

/** Returns the cell for a field. */
export function cellOf(name: OwnFieldName, entered: Entered, choices: SheetChoices): Cell {
  if (!isSpecColumn(name)) return fieldCell(name, entered, choices);
  const attributeId = attributeOf(name);
  // Most products have few of the attributes, and a catalogue has millions of such cells.
  if (!entered.specs.some((spec) => spec.attributeId === attributeId)) return '';
  const attribute = choices.attributes.find(({ id }) => id === attributeId);
  return attribute ? specCell(entered.specs, attribute) : '';
}

const fieldCell = <Name extends SheetField>(name: Name, entered: Entered, choices: SheetChoices) =>
  productCells[name].write(entered[name], choices);

const isOfSheet = (name: keyof Entered): name is SheetField => productFields[name].sheet !== null;

/** These fields have a column of their own. */
export const sheetFields = entriesOf(productFields).flatMap(([name]) => (isOfSheet(name) ? [name] : []));

export const isOwnField = (name: string): name is SheetField => sheetFields.some((field) => field === name);

export const headingOf = (columns: Column[], field: string) =>
  columns.find((column) => column.field === field)?.heading ?? '';

export const noName =
  'No column holds the name of the product. The first row of the file must name the columns, with Name (or “Ürün adı”) among them.';
export const noHeading =
  'The first row of the file holds a product, and no row names the columns. Assign the columns, or add a row with their names above it.';
/** Each of these identifies the product of a row. */
const tellsProduct: ColumnName[] = ['name', 'id', 'stockCode'];

/**
 * People write headings in any case, with or without Turkish letters, with a blank, a hyphen or a line between words.
 */
const plain = (heading: string) =>
  fold(bareHeading(withoutMark(heading)))
    .replaceAll(/[\s_\-:*]+/g, ' ')
    .trim();

/** Programs number headings, put them into brackets, join their words or set their letters apart: '1-Stok Kodu', '[Ad]', 'stokKodu', 'F İ Y A T'. */
const bareHeading = (heading: string) =>
  heading
    .trim()
    .replace(/^\d{1,2}\s*[-.)]\s*(?=\p{L})/u, '')
    .replace(/^\[([^[\]]*)\]$/, '$1')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[\s.:*!?]{1,20}$/, '')
    .replace(/^\p{L}(?: {1,3}\p{L})+$/u, (apart) =>
      apart
        .split(/ {2,3}/)
        .map((word) => word.replaceAll(' ', ''))
        .join(' '),
    );

/** A field of every product has priority over an attribute of the same name. */
const knownIn = (columns: Column[]) =>
  new Map(
    columns.toReversed().flatMap(({ heading, also, field }) => [heading, ...also].map((name) => [plain(name), field])),
  );

/** Headings of prices that count where no other one is that of the price. */
const lesserPrices = new Set([
  ...['net fiyat', 'yeni fiyat', 'guncel fiyat', 'pesin fiyat', 'bayi fiyati', 'bayi fiyat', 'psf', 'satis fiyat'],
  ...[
    'perakende satis fiyati',
    'perakende fiyati',
    'perakende fiyat',
    'fiyat 1',
    'fiyat1',
    'satis fiyat1',
    'satis fiyat 1',
  ],
  ...['birim fiyat 1', 'prix', 'prix unitaire', 'prezzo', 'precio', 'cena', 'prijs', 'net price', 'list price'],
]);
/** The amount of a price is an element or field of its own beside its currency: fiyat/tutar, price/amount. */
const amountOf = /\/(?:tutar|deger|amount|value|tutari)$/;
const perPiece = /\s?\/\s?(?:adet|ad|pcs|pc|piece|stuck|stk)\b/;

/**
 * Tells whether a heading is that of a price by a weaker sign: another word beside, a place within a record, or its currency. That
 * alone stands in rows of products, too, so that it counts where the products are named.
 */
function isLesserPrice(name: string, fieldOf: (name: string) => ColumnName | null, isNamed: boolean): boolean {
  const path = fold(name).replace(amountOf, '');
  const last = path === fold(name) ? name : path.slice(path.lastIndexOf('/') + 1);
  const core = plain(coreOf(withoutForeign(last).replace(perPiece, ' ')))
    .replaceAll(/[,/()[\]]|\s(?=\s)/g, ' ')
    .trim();
  const isMoney = isNamed && core === '' && (foreignIn(name) !== null || saysLira(name));
  return isMoney || lesserPrices.has(core) || fieldOf(core) === 'price';
}

/** The catalogue takes the price with KDV where a file has one without KDV, too. */
function isOnlyWithVat(names: string[], found: (ColumnName | null)[], place: number): boolean {
  if (found[place] !== 'price') return false;
  const bases = found.flatMap((field, at) => (field === 'price' ? [basisIn(names[at] ?? '')] : []));
  const others = bases.filter((basis) => basis !== 'WITH_VAT');
  return (
    basisIn(names[place] ?? '') === 'WITH_VAT' &&
    others.length === bases.length - 1 &&
    others.every((basis) => basis === 'WITHOUT_VAT')
  );
}

/** Returns the column of each heading; null when it is unknown, or when another heading names the same. */
export function recognise(names: string[], columns: Column[]): (ColumnName | null)[] {
  const known = knownIn(columns);
  const fieldOf = (name: string) => known.get(plain(name)) ?? known.get(plain(coreOf(name))) ?? null;
  const named = names.map(fieldOf);
  // An attribute of a record is a field where no element is.
  const found = named.map((field, place) => {
    const [at, ...name] = names[place] ?? '';
    const attribute = field === null && at === '@' ? fieldOf(name.join('')) : field;
    return field === null && named.includes(attribute) ? null : attribute;
  });
  const isNamed = found.includes('name') || found.includes('stockCode');
  const lesser = found.includes('price') ? [] : names.filter((name) => isLesserPrice(name, fieldOf, isNamed));
  return found.map((field, place) => {
    if (field === null && lesser.length === 1 && names[place] === lesser[0]) return 'price';
    return found.indexOf(field) === found.lastIndexOf(field) || isOnlyWithVat(names, found, place) ? field : null;
  });
}

/** It is used when nobody assigns the columns, so all of them have to be certain. Throws `BAD_USER_INPUT`. */
export function columnsByHeading(names: string[], columns: Column[]): (ColumnName | null)[] {
  const known = knownIn(columns);
  const found = recognise(names, columns);
  const isKnown = (name: string) => known.has(plain(name)) || known.has(plain(coreOf(name)));
  const unknown = names.filter((name, at) => name !== '' && !found[at] && !isKnown(name));
  if (unknown.length > 0) {
    const subject = unknown.length === 1 ? `heading ${unknown[0]} is` : `headings ${unknown.join(', ')} are`;
    throw badInput('file', `The ${subject} unknown. Known are ${columns.map(({ heading }) => heading).join(', ')}.`);
  }
  const twice = names.find((name, index) => name !== '' && !found[index]);
  if (twice) throw badInput('file', `The heading ${twice} stands twice.`);
  return withName(found, 'file');
}

/** Returns the columns as the client assigns them. Throws `BAD_USER_INPUT`. */
export function assignedColumns(assigned: (string | null | undefined)[], columns: Column[]): (ColumnName | null)[] {
  const found = assigned.map((name) => {
    const column = columns.find(({ field }) => field === name);
    if (name && !column) throw badInput('columns', `There is no field ${name}.`);
    return column?.field ?? null;
  });
  const twice = found.find((field) => field && found.indexOf(field) !== found.lastIndexOf(field));
  if (twice) throw badInput('columns', `Two columns are ${headingOf(columns, twice)}.`);
  return withName(found, 'columns');
}

/** Throws `BAD_USER_INPUT` when no column says which product a row means. */
export function withName(found: (ColumnName | null)[], field: string) {
  if (!tellsProduct.some((name) => found.includes(name))) throw badInput(field, noName);
  return found;
}

/** A report has at most this many letters of a cell: thousands of descriptions would be more than anyone reads. */
const most = 200;
export const cut = (text: string) => (text.length > most ? `${text.slice(0, most)}…` : text);

const price = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** Returns lira as people write them. */
export const priceText = (lira: number) => price.format(lira);

/** Returns a value as people write it. */
export function cellText(name: OwnFieldName, entered: Entered, choices: SheetChoices): string {
  const cell = cellOf(name, entered, choices);
  return typeof cell === 'number' ? price.format(cell) : cut(cell ?? '');
}
