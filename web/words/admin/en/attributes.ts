import { plural } from './locale.ts';

/** The words of attributes. */

export const inKinds = (kinds: string) => `in ${kinds}`;
export const screen = {
  title: 'Attributes',
  add: 'Add attribute',
  edit: 'Edit attribute',
  none: 'There are no attributes yet',
  saved: 'Attributes updated successfully!',
  deleted: 'Attribute deleted successfully',
  loadFailed: 'Failed to load attributes. Please refresh the page.',
  saveFailed: 'Failed to update attributes. Please try again.',
  search: 'Search attributes',
  noMatch: (search: string) => `No attributes match “${search}”`,
  showAll: 'Show all attributes',
  found: (count: number) => plural(count, { one: `${count} attribute`, other: `${count} attributes` }),
};
export const anAttributeIsOneFact =
  'An attribute is one fact of a product, such as “İç çap” in mm or “Kapak” with its options. Products have values of it, and kinds say which products need it.';
export const addTheFirstOneSuch = 'Add the first one, such as a diameter in mm.';
export const type = 'Type';
export const unit = 'Unit';
export const optionsAndKinds = 'Options and kinds';
export const merge = 'Merge';
export const mergeOptionsOf = (name: string) => `Merge options of ${name}`;

export const theMostDigitsAfterTheDecimal = 'The most digits after the decimal point.';

export const optionsMergedSuccessfully = 'Options merged successfully';
export const productsChanged = (count: number) =>
  plural(count, { one: `${count} product changed.`, other: `${count} products changed.` });
export const failedToUpdateAttributes = 'Failed to update attributes. Please try again.';
export const removeThisOption = 'Remove this option';
export const giveItsProductsThisOne = 'Give its products this one';
export const productsWillChange = (count: number) =>
  plural(count, {
    one: `${count} product will change. This cannot be undone.`,
    other: `${count} products will change. This cannot be undone.`,
  });

export const optionPlace = (place: number) => `Option ${place}`;
export const productCount = (productCount: number) =>
  plural(productCount, { one: `${productCount} product`, other: `${productCount} products` });
export const productsHaveItMerge = 'Products have it: merge it with another option instead.';
export const addOption = 'Add option';

export const none = 'None';
export const assumedWhereAValueIsEntered = 'Assumed where a value is entered without one.';

export const enterANumberFrom0To6 = 'Enter a number from 0 to 6';

export const kindLabels = {
  OPTION: 'One of several options',
  NUMBER: 'A number',
  RANGE: 'A range',
  FLAG: 'Yes or no',
  TEXT: 'Text',
};
export const kindWords = {
  OPTION: 'Options',
  NUMBER: 'Number',
  RANGE: 'Range',
  FLAG: 'Yes or no',
  TEXT: 'Text',
};

export const anOptionThatProductsMayHave = 'An option that products may have needs a name';
export const optionAndCount = (name: string, products: number) => `${name} (${products})`;
