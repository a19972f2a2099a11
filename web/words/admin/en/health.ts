import { plural } from './locale.ts';

/** The words of the health of the catalogue. */

export const complete = 'Complete';
export const ofWhatProductsShouldSay = (productCount: number) =>
  plural(productCount, {
    one: `of what ${productCount} product should say`,
    other: `of what ${productCount} products should say`,
  });
export const byCategory = 'By category';
export const showFewer = 'Show fewer';
export const showAllCategories = (count: number) => `Show all ${count} categories`;

export const fixInGrid = 'Fix in grid';
export const fixText = 'Fix';
export const textsInLanguages = 'Texts in other languages';
export const textsOf = (language: string, state: string) => `${language}: ${state}`;
export const countedKind = (kind: string, count: number) => `${kind} ${count}`;
export const seeTheList = 'See the list';
export const fineAsItIsMenu = 'Fine as it is…';
export const isNew = 'new';
export const theSame = 'the same';
export const more = (more: number) => `${more} more`;
export const fewer = (more: number) => `${more} fewer`;

export const nothingToFix = 'Nothing to fix.';
export const health = 'Data quality';
export const check = 'Check';
export const found = 'Found';
export const sinceDay = (day: string) => `Since ${day}`;
export const checksInOrder = (count: number) =>
  plural(count, { one: `${count} check is in order`, other: `${count} checks are in order` });
export const fold = 'Fold';
export const show = 'Show';
export const seeThem = 'See them';
export const saidToBeFine = (count: number) =>
  plural(count, {
    one: `${count} finding is said to be fine as it is, with its reason.`,
    other: `${count} findings are said to be fine as they are, each with its reason.`,
  });

export const tickAtLeastOneProduct = 'Tick at least one product.';
export const enterAReason = 'Enter a reason.';
export const findingsSaidToBeFine = (count: number) =>
  plural(count, { one: `${count} finding said to be fine`, other: `${count} findings said to be fine` });
export const thisWasNotSaved = 'This was not saved. Please try again.';
export const fineAsItIsNamed = (name: string) => `Fine as it is: ${name}`;
export const reason = 'Reason';
export const ofLetters = (count: number, mostLetters: number) =>
  `${count} of ${mostLetters} letters. It stands in the list of what is fine.`;
export const productsTheNewestOf = (count: number, totalCount: number) =>
  `Products, the newest ${count} of ${totalCount}`;
export const products = 'Products';
export const fineForProducts = (count: number) =>
  plural(count, { one: `Fine for ${count} product`, other: `Fine for ${count} products` });
export const fineAsItIs = 'Fine as it is';

export const takenBackItCountsAgain = 'Taken back: it counts again';
export const thisWasNotTakenBack = 'This was not taken back. Please try again.';
export const fineAsTheyAre = 'Fine as they are';
export const nothingIsSaidToBeFine = 'Nothing is said to be fine.';
export const takeBackNamed = (check: string, product: string) => `Undo: ${check}, ${product}`;
export const takeBack = 'Undo';
export const close = 'Close';

export const lookedAt = (moment: string) => `Checked ${moment}`;
export const lookAgain = 'Check again';
export const mailboxCannotBeRead = (mailboxTrouble: string) =>
  `Mails that come back cannot be looked for at the moment. ${mailboxTrouble}`;
export const mailCannotBeSentAtTheMoment = (mailTrouble: string) => `Mail cannot be sent at the moment. ${mailTrouble}`;

export const leastComplete = 'Least complete';
