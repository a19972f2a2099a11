import { plural } from './locale.ts';

/** The words of redirects from old addresses. */

export const asItWasSuchAsUrunlerRulman = 'As it was, such as /urunler/rulman.html, with or without the site’s name';
export const aPageOfThisSiteSuch = 'A page of this site, such as /products/1738669741160';
export const addOldAddress = 'Add redirect';

export const oldAddresses = 'Redirects';
export const pagesOfThisSiteOrOfAPrevious =
  'Pages of this site or of a previous one that have moved. Visitors who open an old address are sent to the new one, and search engines learn it.';

export const list = {
  search: 'Search redirects',
  noMatch: (search: string) => `No redirects match “${search}”`,
  showAll: 'Show all redirects',
  found: (count: number) => plural(count, { one: `${count} redirect`, other: `${count} redirects` }),
};
export const noAddressHasMovedYet = 'No address has moved yet';
export const addOneWhenAProductOrCategory =
  'Add one when a product or category gets another page, or when an older website had other addresses.';
export const historyOfAnOldAddress = 'History of a redirect';

export const leadsTo = 'leads to';
export const historyOf = (from: string) => `History of ${from}`;
export const removeFrom = (from: string) => `Remove ${from}`;

export const theOldAddressWasRemoved = 'The redirect was removed';
export const undo = 'Undo';
export const failedToRemoveTheAddress = 'Failed to remove the address. Please try again.';
