import { plural } from './locale.ts';

/** The words of webhooks. */

export const eventsSentAgain = (resendFailedDeliveries: number) =>
  plural(resendFailedDeliveries, {
    one: `${resendFailedDeliveries} event sent again`,
    other: `${resendFailedDeliveries} events sent again`,
  });
export const failedToSendAgain = 'Failed to send again. Please try again.';
export const attempts = 'Attempts';
export const keptFor30Days = 'kept for 30 days';
export const whichAttempts = 'Which attempts';
export const all = 'All';
export const failedCount = (failed: number) => `Failed ${failed}`;
export const sendFailedAgain = (failed: number) => `Send ${failed} failed again`;
export const nothingHasFailed = 'Nothing has failed';
export const nothingWasSentYet = 'Nothing was sent yet';
export const aTestShowsWhetherTheProgram = 'A test shows whether the program takes it.';
export const when = 'When';
export const event = 'Event';
export const answer = 'Answer';

export const gone = 'Gone';
export const sendAgainNamed = (event: string, subjectName: string) => `Send ${event}, ${subjectName}, again`;

export const events = 'Events';

export const titles = {
  BY_HAND: 'Switched off by hand.',
  FAILED: 'Switched off: nothing was taken for 5 days.',
  GONE: 'Switched off: its endpoint wants no more (410).',
  RESTORED: 'Switched off: it came back with a backup.',
  KEY_ENDED: 'Switched off: its key has ended. Switch it on only if you know the address: it is yours then.',
};
export const failedToSwitchTheWebhookOn = 'Failed to switch the webhook on. Please try again.';
export const sentOn = (count: number) =>
  plural(count, { one: `${count} event sent on`, other: `${count} events sent on` });
export const forgotten = (count: number) =>
  plural(count, { one: `${count} event forgotten`, other: `${count} events forgotten` });
export const failedToDecideAboutTheEvents = 'Failed to decide about the events. Please try again.';
export const eventsAreHeld = (held: number) =>
  plural(held, { one: `${held} event is held.`, other: `${held} events are held.` });
export const theyHappenedWhileItWasOff = 'They happened while it was off, or before a backup was restored.';
export const eventsWaitAfterSwitching = (held: number) =>
  plural(held, {
    one: `${held} event waits; after switching on, choose whether they are sent.`,
    other: `${held} events wait; after switching on, choose whether they are sent.`,
  });
export const whatHappensMeanwhileIsHeld = 'What happens meanwhile is held for 30 days.';
export const sendHeld = (held: number) => `Send ${held}`;
export const forgetThem = 'Forget them';
export const switchOn = 'Switch on';

export const tried = (date: string, answer: string | number, took: number) => `${date}: ${answer}, ${took} ms`;
export const sent = 'Sent';
export const nothingSentSentence = 'Nothing was sent yet.';
export const theAnswerWasEmptyOrThere = 'The answer was empty, or there was none.';
export const sendAgain = 'Send again';

export const thereIsNoSuchWebhook = 'There is no such webhook';
export const itMayHaveBeenRemoved = 'It may have been removed.';
export const isAdded = (name: string) => `“${name}” is added`;
export const hasANewSecret = (name: string) => `“${name}” has a new secret`;
export const withItTheProgramChecks = 'With it, the program checks that a request comes from here.';
export const bothSignUntil = (date: string) => `Both sign until ${date}.`;
export const secret = 'Secret';

export const webhookSaved = 'Webhook saved';
export const failedToSaveTheWebhook = 'Failed to save the webhook. Please try again.';
export const changeWebhook = 'Change webhook';
export const addWebhook = 'Add webhook';
export const name = 'Name';
export const theProgramThatIsNotifiedSuch = 'The program that is notified, such as ERP (Logo).';
export const address = 'Address';
export const itBeginsWithHttps = 'It begins with https://. Each event is sent there as a POST.';
export const whatIsSent = 'What is sent';
export const wholeContents = 'Whole contents';
export const wholeContentsHint =
  'The values of what changed, as they are when it is sent. Otherwise kind, number and address.';
export const personalData = 'Personal data';
export const withWholeContentsNames =
  'With whole contents: names, addresses and texts of buyers. Your privacy notice has to name who gets them.';
export const eachProductOfAnImport = 'Each product of an import';
export const otherwiseAnImportIsOneEvent = 'Otherwise an import is one event, import.finished.';
export const saveWebhook = 'Save webhook';

export const failedToRotateTheSecret = 'Failed to rotate the secret. Please try again.';
export const sends = 'Sends';
export const itEndsIn = (secretEnd: string) => `It ends in ${secretEnd}.`;
export const twoUntil = (date: string) => `2 until ${date}`;
export const rotate = 'Rotate';
export const rotateTheSecret = 'Rotate the secret';
export const aNewSecretIsMadeAndShownOnce =
  'A new secret is made and shown once. For 24 hours each request is signed by both, so that the program can change over.';
export const makeANewSecret = 'Make a new secret';
export const shortContents = 'Kind, number and address of what changed';
export const withPersonalData = 'with personal data';
export const noPersonalData = 'no personal data';
export const eachImportedProduct = 'each product of an import';

export const theWebhookIsOn = 'The webhook is on';
export const theWebhookIsOff = 'The webhook is off. What happens is held.';
export const failedToSwitchTheWebhook = 'Failed to switch the webhook. Please try again.';
export const aTestIsOnItsWay = 'A test is on its way';
export const failedToSendATest = 'Failed to send a test. Please try again.';
export const theWebhookWasRemoved = 'The webhook was removed';
export const failedToRemoveTheWebhook = 'Failed to remove the webhook. Please try again.';
export const on = 'On';
export const off = 'Off';
export const sendATest = 'Send a test';
export const change = 'Change';
export const remove = 'Remove';
export const removeWebhook = 'Remove webhook';
export const nothingMoreIsSentThere =
  'Nothing more is sent there. Its secret and the list of what was sent are gone for good.';

export const ofEndpoints = (count: number, mostWebhooks: number) => `${count} of ${mostWebhooks} endpoints`;
export const webhooks = 'Webhooks';
export const allWebhooks = 'All webhooks';
export const noProgramIsNotifiedYet = 'No program is notified yet';
export const anotherProgramCanLearn = 'Another program can learn at once when something changes here.';

export const failedToday = (failedToday: number) => `${failedToday} failed today`;
export const allSent = 'All sent';

export const now = 'now';
export const inAMinute = 'in a minute';
export const inMinutes = (minutes: number) => `in ${minutes} minutes`;
export const inTime = {
  today: (time: string) => `at ${time}`,
  tomorrow: (time: string) => `tomorrow ${time}`,
  later: (days: number, time: string) => `in ${days} days ${time}`,
};
export const held = 'Held';
export const untilSomebodyDecides = 'until somebody decides';
export const waits = 'Waits';
export const sentInTime = (inTime: string) => `sent ${inTime}`;
export const noAnswer = 'No answer';
export const msTry = (took: number, count: number) => `${took} ms, try ${count}`;
export const msTook = (took: number) => `${took} ms`;
export const tryAgain = (count: number, inTime: string) => `try ${count}, again ${inTime}`;
export const givenUpAfterTries = (count: number) => `given up after ${count} tries`;
export const tryNotTriedAgain = (count: number) => `try ${count}, not tried again`;

export const groups = {
  products: 'Products',
  categories: 'Categories',
  documents: 'Documents',
  sales: 'Sales',
  upkeep: 'Upkeep',
};
export const aProductWasAddedAlsoAsADraft = 'A product was added, also as a draft.';
export const aRateChanged = 'Another rate of exchange is in force: one event for all prices that follow it.';
export const aProductWasChangedInAnyWay = 'A product was changed in any way.';
export const aProductWasDeleted = 'A product was deleted.';
export const aProductWasPublished = 'A product was published.';
export const aPriceChanged = 'A price changed.';
export const availabilityOrDaysOfDelivery = 'Availability or days of delivery changed.';
export const aCategoryWasAdded = 'A category was added.';
export const aCategoryWasChanged = 'A category was changed.';
export const aCategoryWasDeleted = 'A category was deleted.';
export const aDocumentWasAdded = 'A document was added.';
export const aDocumentWasChanged = 'A document was changed.';
export const aDocumentWasDeleted = 'A document was deleted.';
export const aBuyerHasSentAnEnquiry = 'A buyer has sent an enquiry.';
export const theStateOfAnEnquiryChanged = 'The state of an enquiry changed.';
export const anOfferWasSentToTheBuyer = 'An offer was sent to the buyer.';
export const aBuyerHasAcceptedAnOffer = 'A buyer has accepted an offer.';
export const aBuyerHasPlacedAnOrder = 'A buyer has placed an order.';
export const theStateOfAnOrderChanged = 'The state of an order changed.';
export const aFileWasImported = 'A file was imported.';
export const anImportStoppedItself = 'An import was stopped by a limit or failed.';
export const textsAreWanted = 'Texts in other languages are missing or outdated.';
export const theNightlyBackupFailed = 'The nightly backup failed.';
