import { plural } from './locale.ts';

/** The words of old addresses. */

export const asItWasSuchAsUrunlerRulman = 'As it was, such as /urunler/rulman.html, with or without the site’s name';
export const aPageOfThisSiteSuch = 'A page of this site, such as /products/1738669741160';
export const addOldAddress = 'Add old address';

export const oldAddresses = 'Old addresses';
export const pagesOfThisSiteOrOfAPrevious =
  'Pages of this site or of a previous one that have moved. Visitors who open an old address are sent to the new one, and search engines learn it.';

export const list = {
  search: 'Search old addresses',
  noMatch: (search: string) => `No old addresses match “${search}”`,
  showAll: 'Show all old addresses',
  found: (count: number) => plural(count, { one: `${count} old address`, other: `${count} old addresses` }),
};
export const noAddressHasMovedYet = 'No address has moved yet';
export const addOneWhenAProductOrCategory =
  'Add one when a product or category gets another page, or when an older website had other addresses.';
export const historyOfAnOldAddress = 'History of an old address';

export const leadsTo = 'leads to';
export const historyOf = (from: string) => `History of ${from}`;
export const removeFrom = (from: string) => `Remove ${from}`;

export const theOldAddressWasRemoved = 'The old address was removed';
export const undo = 'Undo';
export const failedToRemoveTheAddress = 'Failed to remove the address. Please try again.';
