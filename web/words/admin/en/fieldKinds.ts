/** The words of the kinds of fields. */

export const fromQuantity = 'From quantity';
export const priceWithKdv = 'Price with KDV (₺)';
export const ofBreak = (head: string, place: number) => `${head} of break ${place}`;
export const removeBreak = (place: number) => `Remove break ${place}`;
export const theMoreOneTakesTheLessEach =
  'The more one takes, the less each costs. Each price is for as many as the price of the product.';
export const addABreak = 'Add a break';

export const enterFromWhichQuantity = 'Enter from which quantity on the price is this one';
export const enterThePriceAsANumber = 'Enter the price as a number, for example 1.240,50';
export const breakPlace = (place: number, message: string) => `Break ${place}: ${message}`;
export const atMostPriceBreaks = (mostBreaks: number) => `At most ${mostBreaks} price breaks.`;
export const none = 'None';

export const emptyNotStated = 'Empty: not stated';

export const isNoPriceBreak = (named: string) => `${named} is no price break.`;
export const theyAreWritten5025200100240 = 'They are written 50: 252,00; 100: 240,00.';

export const emptyOnRequest = 'Empty: on request';

export const isAFormulaEnterItsValue = (named: string) => `${named} is a formula: enter its value.`;
export const thisCannotBeSaved = 'This cannot be saved.';
export const holdsTheLetter = (named: string, letter: string) => `${named} holds the letter ${letter}.`;
export const thisIsNoPrice = 'This is no price.';
export const aPriceIsWritten = (use: string) => `A price is written ${use}.`;
export const isAWholeNumberSuchAs14 = (label: string) => `${label} is a whole number, such as 14.`;
export const thisIsNoNumber = 'This is no number.';
export const isNoneOf = (named: string, names: string, more: string) => `${named} is none of: ${names}${more}.`;

export const emptyNo = (label: string) => `Empty: no ${label}`;

export const enterAWholeNumberForExample = 'Enter a whole number, for example 100';

export const enterAListPrice = 'Enter a price such as 5,00 EUR + KDV';
export const emptyNoListPrice = 'Empty: the price in lira is the entered one';
export const isNoListPrice = (text: string) => `${text} is no price in a currency that is known`;
export const currency = 'Currency';
export const plusVat = '+ KDV';
