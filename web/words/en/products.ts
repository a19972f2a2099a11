import { countText } from '../../../common/text/locale.ts';

export const filterAll = 'Filter all products';
export const productsInCategories = (products: number, categories: number) =>
  `${countText(products)} products, ${categories} categories`;
export const nothing = 'There are no products yet.';
export const standard = 'Standard';
export const standardNumber = 'DIN, ISO or EN number';
export const availabilityAndPrice = 'Availability and price';
export const allStandards = (count: number) => `All ${countText(count)} standards`;
export const kindsOf = (name: string) => `Kinds: ${name}`;
export const kinds = 'Kinds';
export const moreOf = (name: string) => `More: ${name}`;
export const more = 'More';
