import type { z } from 'zod';
import type { profileSetup } from '../../../../../common/imports/profileSetup.ts';

/** How the files of another program are read, as data: a profile of one's own can say all of it, too. */
export type Preset = {
  key: string;
  /** The name of the program. */
  name: string;
  /** A file is of this program when it has one heading, or path, of each group. */
  known: string[][];
  /** Other headings of the same columns, such as those of another language; a `#` stands for a number. */
  also: Record<string, string[]>;
  setup: z.input<typeof profileSetup>;
};

type Column = NonNullable<Preset['setup']['columns']>[number];
type Steps = NonNullable<Column['steps']>;

export const column = (heading: string, field: string, steps: Steps = []): Column => ({ heading, field, steps });

export const inStock = 'Stokta';
export const onOrder = 'Sipariş üzerine';
/** A shop that has none of a product can get it as a rule. */
export const stock: Steps[number] = { kind: 'STOCK', some: inStock, none: onOrder };
export const html: Steps[number] = { kind: 'HTML' };
export const map = (words: Record<string, string>, otherwise: string | null = null): Steps[number] => ({
  kind: 'MAP',
  pairs: Object.entries(words).map(([from, to]) => ({ from, to })),
  otherwise,
});
export const noted = (why: string, headings: string[]) => headings.map((heading) => ({ heading, why }));

/** Reasons that several presets have. */
export const whyNot = {
  vat: 'Products have no rate of KDV of their own yet: it is only used to add KDV to a price without it.',
  sale: 'Products have no second price for a while yet.',
  count: 'The site shows whether a product is in stock, and not how many there are.',
  parcel: 'It is the size of the parcel, and not of the product.',
  seo: 'Titles and descriptions for search engines are made of the product.',
  tags: 'Products have no tags: categories and attributes say it.',
  shop: 'It is a setting of the shop, and says nothing about the product.',
  cost: 'What a product costs the company is not kept here.',
};
