import { plural } from './locale.ts';

/** The words of offers. */

export const termsFrom = 'Terms from';
export const noTemplate = 'no template';
export const undo = 'Undo';
export const saveAsTemplate = 'Save as template…';
export const editTemplates = 'Edit templates';

export const discountForAll = 'Discount % for all';
export const apply = 'Apply';

export const openPdf = 'Open PDF';
export const previewPdf = 'Preview PDF';
export const lastOffer = 'Last offer';
export const offerValidUntil = '{number}, {net} + KDV, valid until {day}';
export const sentOn = (date: string) => `Sent, ${date}`;
export const notSentYet = 'Not sent yet: the buyer does not see it';
export const openPdfOf = (number: string) => `Open PDF of ${number}`;
export const previewPdfOf = (number: string) => `Preview PDF of ${number}`;
export const buyerFindsOfferOnceSent = 'The buyer finds the offer there once you have sent it.';

export const note = 'Note';
export const counts = 'Counts';
export const codeOfTheBuyer = 'Code of the buyer';
export const offerNamesBoth = 'The offer names it beside yours';
export const priceIsFor = 'Price is for';

export const offerMade = 'Offer made. The buyer sees it once you send it.';
export const failedToMakeTheOffer = 'Failed to make the offer. Please try again.';

export const mail = 'E-mail';
export const mailAgain = 'E-mail again';

export const lineNamed = (place: number, name: string) => `Line ${place}: ${name}`;
export const whatOfLine = (place: number) => `${place}. What`;
export const code = 'Code';
export const quantity = 'Quantity';
export const unit = 'Unit';
export const priceWithoutKdv = 'Price without KDV';
export const discount = 'Discount %';
export const kdv = 'KDV %';
export const total = 'Total';
export const moreOfLine = (place: number) => `More of line ${place}`;
export const removeLine = (place: number) => `Remove line ${place}`;
export const theBuyerAsksForHeard = 'The buyer asks for';

export const what = 'What';
export const addLine = 'Add line';
export const addByCodeOrName = 'Add by code or name, Enter';
export const searching = 'Searching…';
export const lines = 'Lines';
export const line = 'Line';
export const asked = 'Asked';
export const offerBefore = (count: number) => `Offer ${count}`;
export const wishes = 'Wishes';
export const priceColumn = (sign: string) => `Price, ${sign}`;
export const discountColumn = '%';
export const totalColumn = (sign: string) => `Total, ${sign}`;
export const currency = 'Currency';
export const languageOfBuyer = 'Language of the buyer';
export const languageOfBuyerHint =
  'The page, the PDF and the mails of this offer and its order are in it. What you have typed stays as it is.';
export const rateIsOld = (days: number) => `The rate is ${days} days old.`;
export const useTodaysRate = 'Use today’s rate';
export const noRateOf = (currency: string) => `There is no rate for ${currency} yet: type one in Settings, Money.`;
export const wishAt = '{quantity} at {price}';
export const wishPrice = 'at {price}';
export const soldAs = (whole: string) => `sold as ${whole}`;
export const packsCompleted = (asked: string) => `${asked} asked`;
export const notOffered = 'Asked, not offered:';
export const offerIt = (name: string) => `Offer ${name}`;
export const kdvOf = (rate: string) => `KDV ${rate} %`;
export const terms = 'Terms';
export const validFor = (days: string) => `valid for ${days} days`;
export const madeByName = (name: string) => `made by ${name}`;
export const leaveOut = (count: number) =>
  plural(count, { one: 'Leave out the one without a price', other: `Leave out the ${count} without a price` });
export const startOver = 'Start over';
export const sendOfferCount = (count: number) => `Send offer ${count}`;
export const draftKept = 'Not saved yet: kept in this browser as you type.';

export const offers = 'Offers';

export const offerWithNet = '{number}, {net} + KDV';
export const madeAndReplaced = (date: string) => `${date}, replaced`;
export const madeAndNeverSent = (date: string) => `${date}, never sent`;
export const pdfOf = (number: string) => `PDF of ${number}`;
export const pdf = 'PDF';
export const theLines = (count: number) => plural(count, { one: 'The line', other: `The ${count} lines` });
export const lineMade = '{name}, {amount}, {price}{inUnits}{discount}, KDV %{vatRate}: {net}{kind}';

export const requestKinds = {
  CHANGE: 'The buyer asks for changes',
  DECLINE: 'The buyer has declined it',
  RENEWAL: 'The buyer asks for a new offer',
};
export const declineReasons = {
  PRICE: 'the price',
  LEAD_TIME: 'the time until delivery',
  UNSUITABLE: 'it does not suit',
  NOT_NEEDED: 'not needed any more',
};

export const linesPriced = (priced: number, all: number) =>
  plural(all, { one: `${priced} of ${all} line priced`, other: `${priced} of ${all} lines priced` });
export const withoutKdv = 'Without KDV';
export const kdvRate = (rate: number) => `KDV ${rate} %`;
export const withKdv = 'With KDV';

export const remindOf = (number: string) => `Remind: ${number}`;
export const remind = 'Remind';
export const remindOfOffer = (number: string) => `Remind of offer ${number}`;

export const templateSaved = (name: string) => `Template “${name}” saved`;
export const failedToSaveTheTemplate = 'Failed to save the template. Please try again.';
export const saveAsTemplateHeading = 'Save as template';
export const nameOfTheTemplate = 'Name of the template';
export const whatTemplateKeeps = 'It keeps the days of validity, delivery, payment and the other terms.';
export const saveTemplate = 'Save template';

export const pageShowsOffer = 'The buyer’s page shows the offer now.';
export const offerIsOnItsWay = 'The offer is on its way to the buyer.';
export const failedToSendTheOffer = 'Failed to send the offer. Please try again.';
export const sendOffer = (number: string) => `Send offer ${number}`;
export const mailOffer = (number: string) => `E-mail offer ${number}`;
export const pageShowsOfferFromThenOn = 'From then on the buyer’s page shows the offer.';
export const toBuyerAlone = 'To {name}, who has given no e-mail address.';
export const sendTheLink =
  'The link of the buyer’s page is copied, to be pasted into WhatsApp or read out. “Copy link” copies it again.';
export const linkIsCopied = 'The buyer’s page shows the offer now, and its link is copied.';
export const sendAndCopy = 'Send and copy link';
export const toBuyer = 'To {name}, {email}.';
export const toBuyerWithPdf = 'To {name}, {email}, with the PDF.';
export const letter = 'Letter';
export const siteSendsNoMail =
  'This site sends no e-mail. Afterwards “E-mail” opens a letter in your own mail program, and “Copy link” copies the address of the buyer’s page.';
export const remindBeforeEnd = 'Remind the buyer three days before the offer ends';
export const sendWithoutMail = 'Send without e-mail';
export const sendMail = 'Send e-mail';
export const send = 'Send';

export const lineKinds = { PLAIN: 'in the total', OPTIONAL: 'optional', ALTERNATIVE: 'alternative' };
export const inTheTotal = 'Included in the total';
export const optionalTheBuyerMayAddIt = 'Optional: the buyer may add it';
export const insteadOfTheLineAbove = 'Instead of the line above';

export const mailStates = {
  WAITING: (name: string, date: string) => `waiting for the mail server, ${name}, ${date}`,
  SENT: (name: string, date: string) => `e-mailed, ${name}, ${date}`,
  FAILED: (name: string, date: string) => `not e-mailed, ${name}, ${date}`,
};
export const mailFailures = {
  REFUSED: 'The mail server refused the address: call the buyer, or look for the right address.',
  CONTENT_REFUSED: 'The mail server refused what is in it, perhaps as spam or too large: call the buyer.',
  GIVEN_UP: 'The mail server did not take it for two days: the setting SMTP_URL of the server may be wrong.',
  HELD_BACK: '',
  EXPIRED: 'It came back: the buyer’s mail server did not take it for days. Call, or send it again.',
  DELAYED: 'It is late: the buyer’s mail server has not taken it yet. The mail servers go on trying.',
};

export const validForDays = 'Valid for days';
export const madeBy = 'Made by';
export const asReadSaveName = 'As the buyer reads it. Under Account you can save your name once for all.';
export const asRead = 'As the buyer reads it';
export const beforeTheLines = 'Before the lines';
export const delivery = 'Delivery';
export const payment = 'Payment';
export const otherTerms = 'Other terms';
export const oneALine = 'One a line';

export const enterNumber = 'Enter a number, for example 12,5';
export const enterHowMany = 'Enter how many';
export const enterThePrice = 'Enter the price';
export const enterTheKdv = 'Enter the KDV';
export const addAtLeastOneLine = 'Add at least one line';
export const alternativeStandsBelow = 'An alternative stands below the line that it can replace';
export const oneLineCounts = 'One line at least has to be part of the total';

export const listWithKdv = (price: string) => `list ${price} with KDV`;
export const lastPriceIn = (price: string, number: string) => `last ${price} in ${number}`;
export const lastPriceLessIn = (price: string, percent: string, number: string) =>
  `last ${price} less ${percent} % in ${number}`;
export const per = (priceQuantity: string) => `per ${priceQuantity}`;
export const lastPrice = 'last price';
export const listPrice = 'list price';
export const lastAt = (price: string) => `last ${price}`;
export const listAt = (list: string) => `list ${list}`;

export const noAnswerForDays = (quiet: number) => `no answer for ${quiet} days`;
export const noLongerValid = 'no longer valid';
export const endsToday = 'ends today';
export const endsInDays = (left: number) => plural(left, { one: `ends in ${left} day`, other: `ends in ${left} days` });
