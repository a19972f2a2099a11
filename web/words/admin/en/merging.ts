import { plural } from './locale.ts';

/** The words of making one product of two. */

export const title = 'Make one product of two';
export const keptAfterwards = 'Kept afterwards';
export const whatMovesTo = (name: string) => `What moves to ${name}`;
export const takenBack = 'Taken back in one press for 30 days.';
export const foundByAndTakenBack = (reasons: string) => `Found by: ${reasons}. Taken back in one press for 30 days.`;
export const theyAreTwoProducts = 'Not duplicates';
export const makeOne = 'Make one';
export const empty = 'empty';
export const pictureCount = (pictures: number) =>
  plural(pictures, { one: `${pictures} picture`, other: `${pictures} pictures` });
export const documentCount = (documents: number) =>
  plural(documents, { one: `${documents} document`, other: `${documents} documents` });
export const linesOfEnquiries = (enquiries: number) =>
  plural(enquiries, { one: `${enquiries} line of enquiries`, other: `${enquiries} lines of enquiries` });
export const linesOfOffers = (offers: number) =>
  plural(offers, { one: `${offers} line of offers`, other: `${offers} lines of offers` });
export const linesOfQuoteLists = (quoteLists: number) =>
  plural(quoteLists, { one: `${quoteLists} line of quote lists`, other: `${quoteLists} lines of quote lists` });
export const moved = (pictures: number, documents: number) => {
  if (pictures > 0 && documents > 0) return `${pictureCount(pictures)} and ${documentCount(documents)}.`;
  if (pictures > 0) return `${pictureCount(pictures)}.`;
  return documents > 0 ? `${documentCount(documents)}.` : 'No pictures and no documents.';
};
export const linesLeadToIt = (lines: string) => `${lines} keep what they say and lead to it.`;
export const addressLeadsToIt = (name: string) => `The address of ${name} leads to it for good.`;

export const theSameInBoth = 'the same in both: {text}';

export const reasonWords = {
  GTIN: 'the same GTIN',
  CODE: 'the same code but for signs and blanks',
  MANUFACTURER: 'the same brand and manufacturer code',
  SPECS: 'the same key specs in one family',
  PICTURE: 'the same picture',
  NAME: 'the same name in one category',
};

export const failedToMergeTheProducts = 'Failed to merge the products. Please try again.';
export const theTwoProductsAreOne = 'The two products are one';
export const leadsToNow = (gone: string, kept: string) => `${gone} leads to ${kept} now.`;
export const theyStayTwoProducts = 'They stay two products';
export const undo = 'Undo';
