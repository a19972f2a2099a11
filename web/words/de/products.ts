import { countText } from '../../../common/text/locale.ts';

export const filterAll = 'Alle Produkte filtern';
export const productsInCategories = (products: number, categories: number) =>
  `${countText(products)} Produkte, ${categories} Kategorien`;
export const nothing = 'Es gibt noch keine Produkte.';
export const standard = 'Norm';
export const standardNumber = 'DIN-, ISO- oder EN-Nummer';
export const availabilityAndPrice = 'Verfügbarkeit und Preis';
export const allStandards = (count: number) => `Alle ${countText(count)} Normen`;
export const kindsOf = (name: string) => `Arten: ${name}`;
export const kinds = 'Arten';
export const moreOf = (name: string) => `Mehr: ${name}`;
export const more = 'Mehr';
