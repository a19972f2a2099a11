import { plural } from './locale.ts';

/** The words of changes that wait. */

export const savedThereSince = ', saved there since';
export const nothing = 'nothing';
export const onTheSiteAnotherText = 'On the site: another text{since}';
export const onTheSite = 'On the site: {value}{since}';

export const waitingCount = (count: number) => `${count} waiting`;

export const published = 'Published';
export const waitingChangeCount = (count: number) =>
  plural(count, { one: `${count} waiting change`, other: `${count} waiting changes` });
export const sinceDay = (day: string, changedBy: string) => `since ${day}, ${changedBy}`;

export const theChangesWereDiscarded = 'The changes were discarded. The site stays as it is.';
export const failedToDiscardTheChanges = 'Failed to discard the changes. Please try again.';

export const failedToSaveProduct = 'Failed to save product. Please try again.';

export const keepWaiting = 'Save for later';
export const publishNow = 'Publish now';
export const saveChanges = 'Save changes';
export const discardChanges = 'Discard changes';
export const previewLink = 'Preview link';

export const changesWait = {
  product: 'The changes wait. Visitors see the product as it was.',
  about: 'The changes wait. Visitors see the page as it was.',
  category: 'The changes wait. Visitors see the category as it was.',
  document: 'The changes wait. Visitors see the document as it was.',
  family: 'The changes wait. Visitors see the family as it was.',
  kind: 'The changes wait. Visitors see the kind as it was.',
  sector: 'The changes wait. Visitors see the sector as it was.',
};
export const theChangesAreOnTheSite = 'The changes are on the site.';
