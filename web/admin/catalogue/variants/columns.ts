import { labels, priceWithTax } from '../../../../common/labels.ts';
import type { ProductChanges } from '../../../graphql/generated/operations.ts';
import { parsePrice } from '../../kinds/price.ts';
import { attributeCalled, plainName } from '../specs/specRows.ts';
import type { Attribute } from '../specs/useDefinitions.ts';
import { isCodeWord } from './namePattern.ts';

const { product } = labels;

/** What a column of the table holds: a field, an attribute by its id, or '' for nothing. */
export interface Column {
  /** The heading in the spreadsheet, or the name of the field. */
  heading: string;
  field: string;
  /** A person has said that it holds nothing. */
  isLeft?: boolean;
}

/** Nothing is called by its heading, and nobody has said yet that it is left out. */
export const isUndecided = ({ heading, field, isLeft }: Column) => heading !== '' && field === '' && !isLeft;

const specPrefix = 'spec ';
export const ofAttribute = (id: string) => `${specPrefix}${id}`;
export const attributeOf = (field: string, attributes: Attribute[]) =>
  field.startsWith(specPrefix) ? attributes.find(({ id }) => ofAttribute(id) === field) : undefined;

interface Choice {
  value: string;
  label: string;
  /** Headings of spreadsheets that mean it. */
  headings: string[];
}

const fields: Choice[] = [
  {
    value: 'stockCode',
    label: product.stockCode,
    headings: ['kod', 'stok kodu', 'ürün kodu', 'code', 'sku', 'stok no'],
  },
  { value: 'name', label: product.name, headings: ['ad', 'adı', 'ürün', 'ürün adı', 'isim', 'name'] },
  {
    value: 'price',
    label: priceWithTax,
    headings: ['fiyat', 'fiyatı', 'birim fiyat', 'satış fiyatı', 'liste fiyatı', 'price', 'fiyat (₺)', 'fiyat (tl)'],
  },
  { value: 'gtin', label: product.gtin, headings: ['gtin', 'barkod', 'barkod no', 'ean', 'ean kodu', 'upc'] },
  {
    value: 'manufacturerCode',
    label: product.manufacturerCode,
    headings: ['üretici kodu', 'üretici ürün kodu', 'mpn', 'manufacturer code'],
  },
  { value: 'description', label: product.description, headings: ['açıklama', 'tanım', 'description'] },
];

/** Everything that a column can hold. */
export const choicesOf = (attributes: Attribute[]) => [
  { value: '', label: 'Leave out' },
  ...fields.map(({ value, label }) => ({ value, label })),
  ...attributes.map(({ id, name, unit }) => ({ value: ofAttribute(id), label: unit ? `${name} [${unit}]` : name })),
];

/** Finds what a heading means; undefined for one that nothing is called by. */
export function fieldCalled(heading: string, attributes: Attribute[]): string | undefined {
  const attribute = attributeCalled(attributes, heading);
  if (attribute) return ofAttribute(attribute.id);
  const named = plainName(heading);
  return fields.find(({ headings, label }) => plainName(label) === named || headings.includes(named))?.value;
}

/** A row of a paste holds headings when they name the code, the name or two of the fields. */
export function isHeading(cells: string[], attributes: Attribute[]) {
  const known = cells.flatMap((cell) => fieldCalled(cell, attributes) ?? []);
  return known.length > 1 || known.includes('stockCode') || known.includes('name');
}

/** Returns the columns of a new table: the code, what the family's products differ by, and the price. */
export const usualColumns = (family: { columns: { id: string; name: string }[] }): Column[] => [
  { heading: product.stockCode, field: 'stockCode' },
  ...family.columns.map(({ id, name }) => ({ heading: name, field: ofAttribute(id) })),
  { heading: priceWithTax, field: 'price' },
];

const isCalled = ({ heading, field }: Column, word: string, attributes: Attribute[]) =>
  (field === 'stockCode' && isCodeWord(word)) ||
  plainName(heading) === plainName(word) ||
  (field !== '' && fieldCalled(word, attributes) === field);

/** Returns the place of the column that a word in the pattern of names means; -1 for none. */
export const columnCalled = (columns: Column[], word: string, attributes: Attribute[]) =>
  columns.findIndex((column) => isCalled(column, word, attributes));

/** Converts a row to the values of the API; a blank cell leaves the value of the pattern. */
export function changesOf(columns: Column[], cells: string[], name: string): ProductChanges {
  const changes: ProductChanges = { name };
  const specs: NonNullable<ProductChanges['specs']> = [];
  for (const [place, { field }] of columns.entries()) {
    const cell = cells[place]?.trim() ?? '';
    if (cell === '' || field === '') continue;
    if (field.startsWith(specPrefix))
      specs.push({ attributeId: field.slice(specPrefix.length), values: cell.split('|').map((value) => value.trim()) });
    else Object.assign(changes, { [field]: field === 'price' ? parsePrice(cell) : cell });
  }
  return specs.length > 0 ? { ...changes, specs } : changes;
}

/** Returns why a cell cannot be read; the server says everything else. */
export const unreadable = ({ field }: Column, cell: string) =>
  field === 'price' && parsePrice(cell) === undefined ? `“${cell}” is no price, such as 1.240,50.` : undefined;
