import { countText } from '../../../../common/text/locale.ts';
import { plural } from './locale.ts';

/** The words of the screen Today. */

export const failedToTakeItOffTheList = 'Failed to take it off the list. Please try again.';
export const doneWhat = (what: string) => `Done: ${what}`;
export const done = 'Done';

export const showThem = (total: number) => `${total}, show them`;
export const couldNotBeLoaded = 'Could not be loaded.';
export const tryAgain = 'Try again';
export const loading = 'Loading';
export const moreAfterThese = (total: number) => `${total} more after these.`;

export const today = 'Today';
export const nothingWaits = 'Nothing waits.';
export const productsOnTheSite = (count: number) => `${countText(count)} products are on the site.`;
export const noneYet = 'none yet';
export const lastNightlyBackup = 'Last nightly backup: {state}';

export const importTime = (time: string) => `${time}, import`;
export const happensToday = 'Happens today';
export const plan = 'Scheduled';
export const imports = 'Imports';

export const newEnquiries = 'New enquiries';
export const allEnquiries = 'All enquiries';
export const enquiryFacts = (number: string, rowCount: number, date: string) =>
  plural(rowCount, { one: `${number}, ${rowCount} line, ${date}`, other: `${number}, ${rowCount} lines, ${date}` });
export const fresh = 'New';
export const waits = (days: number) => plural(days, { one: `Waits ${days} day`, other: `Waits ${days} days` });
export const offersThatEndSoon = 'Offers that end soon';
export const allOffers = 'All offers';
export const offerEnds = (count: string, dayWords: string) => `${count}, ends ${dayWords}`;
export const remindOf = (number: string) => `Remind of ${number}`;
export const remind = 'Remind';
export const ordersToConfirm = 'Orders to confirm';
export const allOrders = 'All orders';
export const open = 'Open';
export const rates = 'Rates of exchange';
export const rateOf = (day: string, rate: string, changed: number) =>
  plural(changed, {
    one: `Rate of ${day}: ${rate}, ${countText(changed)} price changed`,
    other: `Rate of ${day}: ${rate}, ${countText(changed)} prices changed`,
  });
export const noRateForDays = (days: number) => `No rate for ${days} days`;
export const noRateYet = 'No rate yet';

export const failures = {
  REFUSED: 'The mail server refused the address.',
  CONTENT_REFUSED: 'The mail server refused what is in it, perhaps as spam or too large.',
  GIVEN_UP: 'No mail server accepted it within two days.',
  HELD_BACK: 'The address had three on that day.',
  EXPIRED: 'It came back: the recipient’s mail server did not take it for days.',
  DELAYED: 'It is late: the mail servers go on trying.',
};
export const theNightlyBackupFailed = 'The nightly backup failed';
export const look = 'View';
export const mailboxCannotBeRead = 'Mails that come back cannot be looked for';
export const mailCannotBeSentAtTheMoment = 'Mail cannot be sent at the moment';
export const messagesWithoutAnAnswer = (messages: number) =>
  plural(messages, { one: `${messages} message without an answer`, other: `${messages} messages without an answer` });
export const withTheNewEnquiriesInOneList = 'with the new enquiries in one list, the oldest first';
export const didNotArrive = (what: string) => `${what} did not arrive`;
export const waitsForYou = 'Waits for you';
export const enquiriesAmongSpam = (count: number) =>
  plural(count, { one: `${count} enquiry among suspected spam`, other: `${count} enquiries among suspected spam` });
export const messagesAmongSpam = (count: number) =>
  plural(count, { one: `${count} message among suspected spam`, other: `${count} messages among suspected spam` });
export const nobodyHasLookedYetAndNoMail = 'Nobody has looked yet, and no mail was sent about it.';
export const importFailed = (name: string) => `${name} failed`;
export const importStopped = (name: string) => `${name} stopped itself`;
export const nothingWasChanged = 'Nothing was changed.';
export const stoppedPlan = (date: string, stepText: string) => `${date}. ${stepText}. Nothing was changed.`;

export const health = 'Data quality';
export const fixInGrid = 'Fix in grid';
export const seeTheList = 'See the list';
export const moreName = (name: string, more: number) => `${name}: ${more} more`;
export const inAll = (count: number) => `${count} in all`;

export const whatWasDone = '{changes}: what was done today and before, who did it, with its undo.';
export const changes = 'Changes';
