import type { StatedField } from '../../../../common/fields/stated.ts';
import { product, type ProductField } from '../../../../common/product/product.ts';
import { fold } from '../../../../common/text/letters.ts';
import type { ProductChanges } from '../../../graphql/generated/schema.ts';
import { nameAlone } from '../../kinds/kind.ts';
import { productCells, readCell } from '../products/form/productCells.ts';
import { attributeCalled, plainName } from '../specs/specRows.ts';
import type { Attribute } from '../specs/useDefinitions.ts';
import * as words from '../../../words/admin/en/variants.ts';
import { isCodeWord } from './namePattern.ts';

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

/** The fields that tell sizes apart come first; all other fields follow as they are stated. */
const variantsFirst: readonly ProductField[] = [
  'stockCode',
  'name',
  'price',
  'gtin',
  'manufacturerCode',
  'description',
];

/** No field that names a row takes part: new sizes take those over. */
const nothingToName = { category: [], kind: [], family: [] };
const cells = productCells('variants', nothingToName, variantsFirst);
const cellOf = (field: string) => cells.find(({ name }) => name === field);

/** A heading in any case, with or without Turkish letters. */
const plainHeading = (heading: string) => fold(heading).replaceAll(/\s+/g, ' ').trim();

const headingsOf = ({ label, asked = label, sheet }: StatedField) => [label, asked, ...(sheet?.headings ?? [])];
const byHeading = new Map(
  cells.flatMap(({ name }) => headingsOf(product[name]).map((heading) => [plainHeading(heading), name] as const)),
);

/** Everything that a column can hold. */
export const choicesOf = (attributes: Attribute[]) => [
  { value: '', label: words.leaveOut },
  ...cells.map(({ name, label }) => ({ value: name, label })),
  ...attributes.map(({ id, name, unit }) => ({ value: ofAttribute(id), label: unit ? `${name} [${unit}]` : name })),
];

/** Finds what a heading means; undefined for one that nothing is called by. */
export function fieldCalled(heading: string, attributes: Attribute[]): string | undefined {
  const attribute = attributeCalled(attributes, heading);
  if (attribute) return ofAttribute(attribute.id);
  return isCodeWord(heading) ? 'stockCode' : byHeading.get(plainHeading(heading));
}

/** A row of a paste holds headings when they name the code, the name or two of the fields. */
export function isHeading(cells: string[], attributes: Attribute[]) {
  const known = cells.flatMap((cell) => fieldCalled(cell, attributes) ?? []);
  return known.length > 1 || known.includes('stockCode') || known.includes('name');
}

/** Returns the columns of a new table: the code, what the family's products differ by, and the price. */
export const usualColumns = (family: { columns: { id: string; name: string }[] }): Column[] => [
  { heading: product.stockCode.label, field: 'stockCode' },
  ...family.columns.map(({ id, name }) => ({ heading: name, field: ofAttribute(id) })),
  { heading: nameAlone(product.price), field: 'price' },
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
    else Object.assign(changes, readField(field, cell)?.changes);
  }
  return specs.length > 0 ? { ...changes, specs } : changes;
}

function readField(field: string, text: string) {
  const cell = cellOf(field);
  return cell && readCell(cell, text);
}

/** Returns why a cell cannot be read; the server says everything else. */
export const unreadable = ({ field }: Column, cell: string) => readField(field, cell)?.problem?.reason;
