import { countText } from '../../../../common/text/locale.ts';
import { plural } from './locale.ts';

/** The words of search words: synonyms, pins and ignored words. */

export const isAmongTheFiguresAgain = (word: string) => `“${word}” is among the figures again`;
export const thisWasNotTakenBack = 'This was not taken back. Please try again.';
export const noWordIsIgnored = 'No word is ignored.';
export const figuresListsTheWordsWithout = 'Statistics lists the words without a hit.';
export const ignoredWords = 'Ignored words';
export const sinceDay = (day: string) => `since ${day}`;
export const putBackNamed = (word: string) => `Put back: ${word}`;
export const putBack = 'Put back';

export const thePinWasSavedAndCounts = 'The pin was saved and counts at once';
export const newPin = 'New pin';
export const pinSaid = (said: string) => `Pin ${said}`;
export const upToProductsBelowOneWhose = (most: number) =>
  `Up to ${most} products, below one whose name or code is the search`;
export const takeOut = (name: string) => `Take out ${name}`;
export const categories = '/categories/…';
export const products = 'Products';
export const about = 'About';
export const contact = 'Contact';
export const leaveIt = 'Leave it';
export const save = 'Save';

export const thePinWasRemoved = 'The pin was removed';
export const failedToRemoveThePin = 'Failed to remove the pin. Please try again.';
export const whoTypes = 'Who types';
export const findsFirstOrIsLedTo = 'finds first, or is led to';
export const until = 'Until';
export const nothingIsPinnedYet = 'Nothing is pinned yet';
export const aSearchCanShowUpToThree = 'A search can show up to three products first, or lead to a page.';
export const pins = 'Pinned results';
export const leadsTo = 'leads to';
export const comesFirst = 'comes first';
export const itsProductsAreGone = 'Its products are gone';
export const change = 'Change';
export const history = 'History';
export const remove = 'Remove';
export const theWholeSearchCountsInAny =
  'The whole search counts, in any spelling. A product whose name or code is the search always stands above.';
export const historyOf = (said: string) => `History of “${said}”`;

export const theSynonymWasSavedAndCounts = 'The synonym was saved and counts at once';
export const newSynonym = 'New synonym';
export const synonymSaid = (said: string) => `Synonym ${said}`;
export const eachOfTheWordsFindsTheOthers = 'Each of the words finds the others';
export const theFirstWordFindsTheOthers = 'The first word finds the others';

export const times = (count: number) =>
  plural(count, { one: `${countText(count)} time`, other: `${countText(count)} times` });
export const theSynonymWasRemoved = 'The synonym was removed';
export const failedToRemoveTheSynonym = 'Failed to remove the synonym. Please try again.';
export const searchWords = 'Search words';
export const groups = (count: number) =>
  plural(count, { one: `${countText(count)} group`, other: `${countText(count)} groups` });
export const alsoFinds = 'also finds';
export const in30Days = 'In 30 days';
export const noSynonymHasTheseWords = 'No synonym has these words.';
export const thereAreNoSynonyms = 'There are no synonyms.';
export const synonyms = 'Synonyms';
export const bothWays = 'both ways';
export const oneWay = 'one way';
export const countsAtOnceWithoutBuilding =
  'Counts at once, without building the index again. Codes and measures never take part: 6204 stays 6204.';

export const tryIt = 'Try it';
export const searchToTry = 'Search to try';
export const withTheRowThatIsNotSavedYet = 'With the row that is not saved yet';
export const exactStandsAbove = 'An exact code or name always stands above pins and synonyms.';
export const foundProducts = (count: number) =>
  plural(count, { one: `${countText(count)} product found.`, other: `${countText(count)} products found.` });
export const withoutThisSynonym = (count: number) =>
  plural(count, {
    one: `Without this synonym: ${countText(count)} product.`,
    other: `Without this synonym: ${countText(count)} products.`,
  });
export const readAs = 'read as {words}';
export const readAsAndLeadsTo = 'read as {words}, leads to {page}';
export const found = 'Found';
export const synonymPlace = (place: string) => `synonym ${place}`;
export const nothing = 'Nothing.';
export const synonym = 'Synonym';
export const leadToPage = 'Lead to page';
export const draftProduct = 'Draft product';

export const ignored = 'Ignored';
export const words = 'Search words';
export const whatVisitorsLooked = 'What visitors looked for in the last twelve months, and what they found';
export const exportCsv = 'Export CSV';
export const addPin = 'Add pin';
export const addSynonym = 'Add synonym';

export const thisWasNotSaved = 'This was not saved. Please try again.';

/** How the trial of a search names where it found a product. */
export const foundBy = {
  CODE: { tier: 'Code', place: 'the whole name or code' },
  PIN: { tier: 'Pinned', place: 'pinned to this search' },
  NAME: { tier: 'Name', place: 'in the name' },
  SPEC: { tier: 'Spec', place: 'in the specs' },
  TEXT: { tier: 'Text', place: 'in the description' },
  CATEGORY: { tier: 'Category', place: 'in the name of the category' },
  SOME: { tier: 'Some', place: 'only some of the words' },
};
