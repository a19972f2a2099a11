import { countText } from '../../../../common/text/locale.ts';
import { plural } from './locale.ts';

/** The words of the figures. */

export const searches = 'Searches';
export const sum = 'Sum';
export const figuresOneByOne = 'Statistics in detail';

export const allCategories = 'All categories';
export const oneProduct = 'One product';
export const figures = 'Statistics';
export const days = 'Days';
export const exportCsv = 'Export CSV';

export const fromALookToAnOrder = 'From view to order';
export const ofWhichProducts = 'Of which products';
export const nothingIsCountedYet = 'Nothing is counted yet. Words appear from their third use on.';
export const countingBeganOn = (sinceWords: string) =>
  `Counting began on ${sinceWords}. Words appear from their third use on.`;
export const agentsAsked = (count: number) =>
  plural(count, {
    one: `Agents asked ${countText(count)} time over MCP and UCP, which no step above counts.`,
    other: `Agents asked ${countText(count)} times over MCP and UCP, which no step above counts.`,
  });

export const oneByOne = 'In detail';
export const by = 'By';
export const nothingWasCountedInTheseDays = 'Nothing was counted in these days.';

export const lackings = { PRICE: 'Price', PICTURE: 'Picture', DOCUMENT: 'Document' };
export const seenOftenButWithout = 'Seen often, but without';
export const without = 'Without';
export const noneLacks = {
  PRICE: 'No product that was seen lacks a price.',
  PICTURE: 'No product that was seen lacks a picture.',
  DOCUMENT: 'No product that was seen lacks a document.',
};
export const seenWithout = {
  PRICE: 'Without price',
  PICTURE: 'Without picture',
  DOCUMENT: 'Without document',
};
export const fixInTheGrid = (count: number) =>
  plural(count, { one: 'Fix it in the grid', other: `Fix these ${count} in the grid` });

export const synonym = 'Synonym';
export const leadToPage = 'Lead to page';
export const draftProduct = 'Draft product';
export const ignoreWord = (word: string) => `Ignore: ${word}`;
export const ignore = 'Ignore';

export const searchesThatFoundNothing = 'Searches that found nothing';
export const wordCount = (count: number) =>
  plural(count, { one: `${countText(count)} word`, other: `${countText(count)} words` });
export const searchCount = (count: number) =>
  plural(count, { one: `${countText(count)} search`, other: `${countText(count)} searches` });
export const searchCountOf = (count: number, all: number) =>
  plural(count, {
    one: `${countText(count)} search of ${countText(all)}`,
    other: `${countText(count)} searches of ${countText(all)}`,
  });
export const nothingWasLookedForInVain = 'Every search had a result.';
export const aWordAppearsHereFromItsThird = 'A word appears here from its third use on.';
export const words = 'Words';
export const word = 'Word';
export const timesHeading = 'Times';
export const last = 'Last';
export const aWordIsWrittenDown =
  'A word is written down from its third use on, and never what looks like an e-mail address, a phone or an identity number. No cookies, no addresses of visitors.';

export const sumInLira = 'Sum in lira';
export const sumIn = (currency: string) => `Sum in ${currency}`;
export const wordWithoutAHit = 'Word without a hit';

export const groups = {
  PRODUCT: 'Product',
  CATEGORY: 'Category',
  MONTH: 'Month',
  WORD: 'Word',
};

export const times = (count: number) =>
  plural(count, { one: `${countText(count)} time`, other: `${countText(count)} times` });

export const days7 = '7 days';
export const in7Days = 'in 7 days';
export const days30 = '30 days';
export const in30Days = 'in 30 days';
export const twelveMonths = '12 months';
export const in12Months = 'in 12 months';
export const today = 'Today';

export const productSeen = 'Product viewed';
export const putOnAList = 'Added to a list';
export const enquiry = 'Enquiry';
export const offer = 'Offer';
export const won = 'Won';
export const ofThose = (percent: string) => `${percent} of those`;

export const isOnTheListAgain = (word: string) => `“${word}” is on the list again`;
export const thisWasNotTakenBack = 'This was not taken back. Please try again.';
export const isIgnored = (word: string) => `“${word}” is ignored`;
export const undo = 'Undo';
export const theWordWasNotIgnored = 'The word was not ignored. Please try again.';
