import { plural } from './locale.ts';

/** The words of templates of offers and answers. */

export const answers = {
  title: 'Answer templates',
  add: 'Add answer template',
  edit: 'Edit answer template',
  none: 'There are no answer templates yet',
  saved: 'Answer templates updated successfully!',
  deleted: 'Answer template deleted successfully',
  loadFailed: 'Failed to load answer templates. Please refresh the page.',
  saveFailed: 'Failed to update answer templates. Please try again.',
  search: 'Search answer templates',
  noMatch: (search: string) => `No answer templates match “${search}”`,
  showAll: 'Show all answer templates',
  found: (count: number) => plural(count, { one: `${count} answer template`, other: `${count} answer templates` }),
};
export const aTemplateHoldsTheText =
  'A template holds the text of an answer. Choosing it in a letter fills it in, and you read it before it is sent.';
export const forExampleSayinAdUrun =
  'For example: “Sayın {ad}, {ürün} stoktadır.” A letter is filled in from a template.';
export const thereIsNoPlaceholder = (names: string) => `There is no placeholder ${names}.`;
export const filledInAre = (known: string) =>
  `Filled in are ${known}. Your signature follows by itself where {imza} is missing.`;

export const terms = {
  title: 'Templates',
  add: 'Add template',
  edit: 'Edit template',
  none: 'There are no templates yet',
  saved: 'Templates updated successfully!',
  deleted: 'Template deleted successfully',
  loadFailed: 'Failed to load templates. Please refresh the page.',
  saveFailed: 'Failed to update templates. Please try again.',
  search: 'Search templates',
  noMatch: (search: string) => `No templates match “${search}”`,
  showAll: 'Show all templates',
  found: (count: number) => plural(count, { one: `${count} template`, other: `${count} templates` }),
};
export const aTemplateHoldsTermsSuch =
  'A template holds terms, such as those for dealers. Choosing it in an offer fills them in.';
export const anOfferFillsItsTerms =
  'An offer fills its terms in from a template. “Save as template” in an offer makes one, too.';
export const emptyLeavesWhatTheOfferSays = 'Empty leaves what the offer says already';
export const oneALine = 'One a line';
