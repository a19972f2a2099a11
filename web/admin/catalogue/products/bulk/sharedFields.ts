import { siteLanguage } from '../../../../../common/text/locale.ts';
import type { ProductField } from '../../../../../common/product/product.ts';
import type { ProductChanges } from '../../../../graphql/generated/schema.ts';
import type { Lists } from '../../../kinds/kind.ts';
import type { Choice, Problem } from '../../../kinds/readings.ts';
import * as productsWords from '../../../../words/admin/en/products.ts';
import { productCells, readCell, type ProductCell } from '../form/productCells.ts';

type Options = { value: string; label: string }[];

export interface SharedField {
  name: string;
  label: string;
  lang?: string | undefined;
  hint?: string | undefined;
  /** The choices of the field; it is typed without them. */
  options?: Options;
  inputMode?: 'decimal' | 'numeric' | undefined;
  /** Converts the text to the changes of the API. */
  read: (text: string) => { changes: ProductChanges; problem?: undefined } | { problem: Problem; changes?: undefined };
}

/** The fields that people change most come first; all other fields follow as they are stated. */
const bulkFirst: readonly ProductField[] = [
  'availability',
  'leadDays',
  'brand',
  'price',
  'salesUnit',
  'priceQuantity',
  'minimumQuantity',
  'kindId',
  'familyId',
  'categoryId',
  'status',
  'featured',
];

/** A select holds a text; no value is ''. */
const keyOf = ({ value }: Choice<unknown>) => (typeof value === 'string' ? value : value === true ? 'yes' : '');
/** No value comes first. */
const emptyFirst = (choices: readonly Choice<unknown>[]) =>
  [...choices].sort((one, other) => Number(keyOf(one) !== '') - Number(keyOf(other) !== ''));

function sharedField(cell: ProductCell): SharedField {
  const { name, lang, hint, inputMode } = cell;
  const label = cell.unit ? `${cell.label} (${cell.unit})` : cell.label;
  if (!cell.choices) return { name, label, lang, hint, inputMode, read: (text) => readCell(cell, text) };
  const choices = emptyFirst(cell.choices);
  return {
    ...{ name, label, lang },
    options: choices.map((one) => ({ value: keyOf(one), label: one.words.find(Boolean) ?? '' })),
    // A select shows its first choice until another one is chosen.
    read: (key) => ({ changes: { [name]: (choices.find((one) => keyOf(one) === key) ?? choices[0])?.value } }),
  };
}

/** An attribute is a field, too; its name begins with this. */
const specPrefix = 'spec ';

/** Returns the fields that make sense for many products at once, with one for each attribute. */
export const fieldsWith = (lists: Lists, attributes: readonly { id: string; name: string }[]): SharedField[] => [
  ...productCells('bulk', lists, bulkFirst).map(sharedField),
  ...attributes.map(({ id: attributeId, name }): SharedField => ({
    name: `${specPrefix}${attributeId}`,
    label: name,
    lang: siteLanguage,
    hint: productsWords.withItsUnitAsInTheForm,
    read: (text) => ({ changes: { specs: [{ attributeId, values: text.trim() === '' ? [] : [text.trim()] }] } }),
  })),
];

/** Joins the changes of several fields. */
export const joinedChanges = (parts: ProductChanges[]): ProductChanges => {
  const specs = parts.flatMap((part) => part.specs ?? []);
  return Object.assign({}, ...parts, specs.length > 0 ? { specs } : {}) as ProductChanges;
};
