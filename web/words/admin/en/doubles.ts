import { plural, shown, type Counted } from './locale.ts';

/** The words of likely duplicates. */

export const doubles = 'Duplicates';
export const productsThatMayStandTwice =
  'Products that may stand twice in the catalogue: by their codes, their GTIN, their key specs, their picture or their name. Make one of them, or say that they are two.';
export const thisPageIsEmpty = 'This page is empty';
export const noProductStandsTwice = 'No product stands twice';
export const nothingToDoHere = 'Nothing to do here.';
export const firstPage = 'First page';
export const likelyDoubles = (some: Counted) =>
  plural(some.count, { one: `${shown(some)} likely duplicate`, other: `${shown(some)} likely duplicates` });
export const previousPage = 'Previous page';
export const nextPage = 'Next page';

export const doublesLabel = 'Likely duplicates';
export const theyAreTwoNamed = (name: string, other: string) => `Not duplicates: ${name} and ${other}`;
export const theyAreTwo = 'Not duplicates';
export const mergeNamed = (name: string, other: string) => `Merge ${name} and ${other}`;
export const merge = 'Merge…';

export const twoProducts = 'Two products';
export const askAgainNamed = (name: string, other: string) => `Ask again about ${name} and ${other}`;
export const askAgain = 'Ask again';
