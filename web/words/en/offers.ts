export const yourPosition = 'Your position';
export const yourOrderNumber = 'Your own order number';
export const orderDocument = 'Your purchase order';
export const orderDocumentFits = '(PDF, at most 10 MB, optional)';
export const accepted = (number: string) => `I have read the offer and its terms and place the order ${number}.`;
export const changedLines = (count: number) =>
  count === 1 ? 'You are asking for a change in 1 line.' : `You are asking for changes in ${count} lines.`;
export const howToChange = 'Use “Ask for a change” in the lines to ask for another quantity, price or delivery date.';
export const noteOnWhole = 'Note on the whole offer';
export const unsuitable = 'The product does not suit';
export const notNeeded = 'No longer needed';
export const why = 'Why?';
export const anythingToAdd = 'Anything to add';
export const acceptanceNotSent = 'The acceptance was not sent';
export const requestNotSent = 'The request was not sent';
export const decisionNotSent = 'The decision was not sent';
export const yesDecline = 'Yes, I decline';
export const renewTotal = 'Update the total';
export const acceptanceLocks = 'Acceptance locks this offer: its lines, prices and terms do not change afterwards.';
export const acceptedByMail = 'The accepted document goes to both sides by e-mail.';
export const changeFollows =
  'We prepare a new offer; it appears on this page when it is ready. Until then you can accept this one.';
export const accept = 'Accept the Offer';
export const sendChange = 'Send the Request for Changes';
export const decline = 'Decline the Offer';
export const isAccepted = 'This offer was accepted';
export const isExpired = 'This offer has expired';
export const isClosed = 'This offer is closed';
export const wasAnswered = 'This answer was sent before';
export const reload = 'Reload the Page';
export const stateNotLoaded = 'The latest version of the page could not be loaded';
export const formerStateBelow =
  'You may have lost your connection; an earlier version is shown below. If your answer reached us, you will see it in the new version.';
export const replacedBy = (revision: number) => `This offer was replaced by offer ${revision}`;
export const openRevision = (revision: number) => `Open Offer ${revision}`;
export const answerNotSent = 'Your answer was not sent';
export const declined = 'You declined the offer';
export const decisionArrived = 'Your decision has reached us. If we prepare a new offer, you will see it on this page.';
export const requestArrived = 'Your request has reached us.';
export const renewalFollows = 'We are preparing the same lines at current prices; the new offer appears on this page.';
export const endedOn = (day: string) => `It was valid until ${day}`;
export const cannotBeAccepted =
  'This offer can no longer be accepted. If you would like it renewed, we will prepare the same lines at current prices.';
export const askRenewal = 'Ask for Renewal';
export const changeArrived = 'Your request for changes has reached us';
export const changeOfLines = (count: number, moment: string) =>
  `${moment}, for ${count === 1 ? '1 line' : `${count} lines`}. You will see the new offer on this page when it is ready.`;
export const changeAt = (moment: string) => `${moment}. You will see the new offer on this page when it is ready.`;
export const acceptAnyway = 'Accept this offer all the same';
export const recordedOnce = 'Your request is recorded; sending it once is enough.';
export const askChange = 'Ask for a change';
export const whatChanges = 'What should change in this line?';
export const quantityIn = (unit: string) => `Quantity (${unit})`;
export const unitPriceIn = (sign: string) => `Unit price (${sign})`;
export const priceInFor = (sign: string, quantity: string) => `Price (${sign} / ${quantity})`;
export const deliveryDay = 'Delivery date';
export const reasonOrWish = 'Write the reason or what you would like';
export const leaveLine = 'Leave this line out';
export const optionalLine = 'Optional line: include it in the order';
export const alternatives = 'Alternatives';
export const lineAdded = 'Added in this offer';
export const lineChanged = 'The details of this line have changed';
export const differs = '{name}: {now} instead of {earlier}';
export const total = 'Total';
export const yourDecision = 'Your decision';
export const openOffer = 'Open the offer (PDF)';
export const revisionOf = (revision: number) => `Offer ${revision}`;
export const offer = 'Offer';
export const today = 'Today';
export const endOfValidity = 'End of validity';
export const lineRemoved = 'Removed in this offer';
export const validity = 'Validity';
export const untilEndOf = (day: string) => `until the end of ${day}`;
export const delivery = 'Delivery';
export const payment = 'Payment';
export const ourOffer = 'Our offer';
export const differsFrom = (revision: number, earlier: number, count: number) =>
  `Offer ${revision} differs from offer ${earlier} in ${count === 1 ? '1 line' : `${count} lines`}.`;
export const markedBelow = 'The lines are marked below.';
export const seeRevision = (revision: number) => `See offer ${revision}`;
export const amountsInLira = 'Amounts are in Turkish lira and do not include VAT.';
export const amountsIn = {
  EUR: 'Amounts are in euros and do not include VAT.',
  USD: 'Amounts are in US dollars and do not include VAT.',
  GBP: 'Amounts are in pounds sterling and do not include VAT.',
};
/** A revision in another currency than the one before. */
export const otherCurrency = (revision: number, currency: string, earlier: number, earlierCurrency: string) =>
  `The currency has changed: offer ${revision} is in ${currency}, offer ${earlier} in ${earlierCurrency}; the amounts cannot be compared directly.`;
export const inCurrencyWords = { TRY: 'Turkish lira', EUR: 'euros', USD: 'US dollars', GBP: 'pounds sterling' };
export const forInformation = (lira: string) => `For information: ${lira}`;
export const terms = 'Terms';
export const insteadOf = 'instead of {earlier}';
export const yourAnswer = 'Your answer';
export const inFigures = 'Write a number.';
export const markAsRead = 'Tick that you have read it; the acceptance is valid only with this.';
export const nothingAsked = 'What should change? Write it in a line or in the note.';
export const toAccept = 'Accept';
export const toDecline = 'Decline';
export const lineName = 'Name';
export const discount = 'Discount';
export const decide = 'Go to the decision';
export const youAsked = 'You asked for:';
export const priceFor = (price: string, quantity: string) => `${price} / ${quantity}`;
export const askedDay = (day: string) => `delivery ${day}`;
export const askedOnWhole = (text: string) => `For the whole offer: “${text}”`;
export const dayExample = 'dd.mm.yyyy';
export const dayAsExample = 'Write the day as dd.mm.yyyy.';
export const chooseDocument = 'Choose a PDF';
export const termAdded = 'Added in this offer';
export const termRemoved = 'Removed in this offer';
export const toCorrect = (notSent: string, fields: string[]) =>
  `${notSent}. To correct: ${[...new Set(fields)].join(', ')}.`;
export const readMark = 'the confirmation that you have read it';
export const fieldOfLine = 'a field in a line';
