import { plural } from './locale.ts';

/** The words of families. */

export const screen = {
  title: 'Families',
  add: 'Add family',
  edit: 'Edit family',
  none: 'There are no families yet',
  saved: 'Families updated successfully!',
  deleted: 'Family deleted successfully',
  loadFailed: 'Failed to load families. Please refresh the page.',
  saveFailed: 'Failed to update families. Please try again.',
  search: 'Search families',
  noMatch: (search: string) => `No families match “${search}”`,
  showAll: 'Show all families',
  found: (count: number) => plural(count, { one: `${count} family`, other: `${count} families` }),
};
export const aFamilySuchAs62SerisiJoins =
  'A family, such as “62 serisi”, joins products that differ only by size: the page of each shows all of them in one table.';
export const productsThatDifferBySize =
  'Products that differ by size belong to one family: each page shows them all in a table.';
export const columnsOfItsTable = 'Columns of its table';
export const products = 'Products';
export const productsOf = (name: string) => `Products of ${name}`;
export const addVariants = 'Add variants';
export const addVariantsTo = (name: string) => `Add variants to ${name}`;
export const none = 'None';
export const addColumn = 'Add column';
export const theTableOnTheSiteHasThese =
  'The table on the site has these attributes as columns, such as İç çap and Dış çap, and a row for each product.';
export const untilItIsPublishedNoPage = 'Until it is published, no page shows its table.';

export const putAProductIntoIt = 'Put a product into it';
export const typeANameOrACode = 'Type a name or a code. A product is in one family at most.';
export const noProductIsInItYet = 'No product is in it yet.';
export const takeOutOfTheFamily = (name: string) => `Take ${name} out of the family`;
export const manyAtOnceTickThem = 'Many at once: tick them under Products and press “Change…”.';
export const close = 'Close';

export const atMostColumns = (mostColumns: number) => `At most ${mostColumns} columns`;
