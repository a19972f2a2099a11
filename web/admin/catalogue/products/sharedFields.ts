import { labels, priceWithTax } from '../../../../common/labels.ts';
import { availabilities, statuses } from '../../../../common/enumWords.ts';
import { salesUnits } from '../../../../common/measures/salesUnits.ts';
import type { ProductChanges } from '../../../graphql/generated/operations.ts';
import { optionsOf } from '../../kinds/choice.ts';
import { parsePrice } from '../../kinds/price.ts';

const { product } = labels;

export type Options = { value: string; label: string }[];
/** The choices of a field depend on the catalogue. */
export type Lists = Record<'categories' | 'kinds' | 'families' | 'attributes', Options>;

export interface SharedField {
  name: string;
  label: string;
  lang?: string;
  hint?: string;
  /** The choices of the field; it is typed without them. */
  options?: (lists: Lists) => Options;
  inputMode?: 'decimal' | 'numeric';
  /** Converts the text to the changes of the API; undefined where it cannot be read. */
  read: (text: string) => ProductChanges | undefined;
}

const orNull = (text: string) => (text === '' ? null : text);
const none = (label: string) => ({ value: '', label });
const count = (name: 'leadDays' | 'priceQuantity' | 'minimumQuantity', hint: string): SharedField => ({
  name,
  label: product[name],
  hint,
  inputMode: 'numeric',
  read: (text) => (/^\d*$/.test(text.trim()) ? { [name]: text.trim() === '' ? null : Number(text) } : undefined),
});
const named = (name: 'kindId' | 'familyId', list: 'kinds' | 'families'): SharedField => ({
  name,
  label: product[name],
  lang: 'tr',
  options: (lists) => [none('None'), ...lists[list]],
  read: (id) => ({ [name]: orNull(id) }),
});

/** The fields that make sense for many products at once. */
export const sharedFields: SharedField[] = [
  {
    name: 'availability',
    label: product.availability,
    options: () => [none('Not stated'), ...optionsOf(availabilities, (word) => word)],
    read: (value) => ({ availability: orNull(value) as ProductChanges['availability'] }),
  },
  count('leadDays', 'Empty: not stated'),
  {
    name: 'brand',
    label: product.brand,
    lang: 'tr',
    hint: 'Empty: no brand',
    read: (text) => ({ brand: orNull(text.trim()) }),
  },
  {
    name: 'price',
    label: `${priceWithTax} (₺)`,
    hint: 'Empty: on request',
    inputMode: 'decimal',
    read(text) {
      const price = parsePrice(text);
      return price === undefined ? undefined : { price };
    },
  },
  {
    name: 'salesUnit',
    label: product.salesUnit,
    lang: 'tr',
    options: () => [none('Not stated'), ...optionsOf(salesUnits, ({ word }) => word)],
    read: (value) => ({ salesUnit: orNull(value) as ProductChanges['salesUnit'] }),
  },
  count('priceQuantity', 'How many the price is for; empty: one'),
  count('minimumQuantity', 'Empty: not stated'),
  named('kindId', 'kinds'),
  named('familyId', 'families'),
  {
    name: 'categoryId',
    label: product.categoryId,
    lang: 'tr',
    options: ({ categories }) => [none('Kategorisiz'), ...categories],
    read: (id) => ({ categoryId: orNull(id) }),
  },
  {
    name: 'status',
    label: product.status,
    options: () => optionsOf(statuses, (word) => word),
    read: (value) => ({ status: (value || 'PUBLISHED') as ProductChanges['status'] }),
  },
  {
    name: 'featured',
    label: product.featured,
    options: () => [none('Not Featured'), { value: 'yes', label: 'Featured' }],
    read: (value) => ({ featured: value === 'yes' }),
  },
];

/** An attribute is a field, too; its name begins with this. */
const specPrefix = 'spec ';

/** Returns the fields, with one for each attribute. */
export const fieldsWith = ({ attributes }: Lists): SharedField[] => [
  ...sharedFields,
  ...attributes.map(({ value: attributeId, label }): SharedField => ({
    name: `${specPrefix}${attributeId}`,
    label,
    lang: 'tr',
    hint: 'With its unit, as in the form of a product; empty: no value',
    read: (text) => ({ specs: [{ attributeId, values: text.trim() === '' ? [] : [text.trim()] }] }),
  })),
];

/** Joins the changes of several fields. */
export const joinedChanges = (parts: ProductChanges[]): ProductChanges => {
  const specs = parts.flatMap((part) => part.specs ?? []);
  return Object.assign({}, ...parts, specs.length > 0 ? { specs } : {}) as ProductChanges;
};
