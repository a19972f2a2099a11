/** The words of the settings for money. */

export const moneyIntro =
  'Products may have their price in a currency or without KDV. The site always shows lira with KDV, calculated with the rate of the day.';
export const failedToLoad = 'Failed to load the settings for money.';
export const todaysRates = 'Rates of today';
export const noCurrency = 'The site has prices in lira alone. Choose a currency below to type its rate.';
export const noRate = 'No rate yet: these prices are shown on request.';
export const waits = (rate: string) => `${rate} differs by more than 5 % and waits. No price has followed it.`;
export const letItPass = 'Let it pass';
export const liraFor = (sign: string) => `Lira for 1 ${sign}`;
export const fixedUntil = 'Fixed until (optional)';
export const setRate = 'Set rate';
export const setItStill = 'Set it still';
export const moreThanFive = 'More than 5 %';
export const enterARate = 'Enter the rate as a number, such as 47,5012';
export const rateSet = (currency: string, rate: string, changed: number) =>
  `${currency}: ${rate}. ${changed} ${changed === 1 ? 'price' : 'prices'} changed.`;
export const failedToSetRate = 'Failed to set the rate. Please try again.';
export const seeProducts = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;
export const productsIn = (currency: string) => `Products with a price in ${currency}`;
export const moreProducts = (count: number) => `and ${count} more`;
export const curve = (currency: string, from: string, to: string) =>
  `The last rates of ${currency}, from ${from} to ${to}`;
export const typedOn = (day: string) => `typed, ${day}`;
export const bankOn = (kind: string, day: string) => `TCMB ${kind}, ${day}`;
export const fixedTo = (day: string) => `fixed until ${day}`;
export const fetchNow = 'Fetch the list now';
export const fetched = (count: number) => (count === 0 ? 'The list is known already.' : `${count} new rates.`);
export const failedToFetch = 'Failed to fetch the list. Please try again.';
export const lastProblem = (problem: string) => `The last list was not taken: ${problem}`;

export const settings = 'Settings';
export const currencies = 'Currencies beside lira';
export const source = 'Source of rates';
export const sources = { TYPED: 'Typed by a person', TCMB: 'Central bank (TCMB), at 15:30' } as const;
export const rateKind = 'Kind of rate';
export const rateKinds = {
  FOREX_SELLING: 'döviz satış',
  FOREX_BUYING: 'döviz alış',
  BANKNOTE_SELLING: 'efektif satış',
  BANKNOTE_BUYING: 'efektif alış',
} as const;
export const margin = 'Margin on the rate, %';
export const oldAfterDays = 'A rate is old after days';
export const whenOld = 'When a rate is old';
export const whenOlds = { KEEP: 'Keep the prices', ON_REQUEST: 'Show them on request' } as const;
export const vatRates = 'Rates of KDV, %';
export const vatRatesHint =
  'The rates that exist. A product has its own, else that of its kind, else that of its category, else 20 %. What was offered before stays.';
export const vatRate = 'Rate, %';
export const vatRateNamed = (rate: string) => `KDV ${rate} %`;
export const vatOfKinds = 'Kinds with this rate';
export const vatOfCategories = 'Categories with this rate';
export const vatSince = 'From the day (optional)';
export const vatReplaces = 'Replaces from then on';
export const vatReplacesNone = 'none';
export const addVatRate = 'Add a rate';
export const removeVatRate = (rate: string) => `Remove ${rate} %`;
export const removeThisVatRate = 'Remove this rate';
export const foreignTerms = 'Terms of payment of offers in foreign money (optional)';
export const foreignTermsHint =
  'Blank: the text of the program. {döviz}, {kur}, {gün} and {kaynak} stand for the currency, the rate, its day and its source.';
export const showsNet = 'The page of a product says the price without KDV, too';
export const showsRate = 'The page says the price in its currency, with the rate and its day';
export const save = 'Save';
export const saved = 'Settings for money saved';
export const enterWholeNumbers = 'Enter whole numbers';
