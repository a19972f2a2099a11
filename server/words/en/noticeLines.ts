// One line of a mail for each kind of notice, where the site speaks English.

const about = (sentence: string, names: string[]) =>
  [sentence, names.slice(0, 3).join(', ')].filter(Boolean).join(': ');

export const enquiryReceived = (times: number, numbers: string[]) =>
  about(times === 1 ? 'New enquiry' : `${times} new enquiries`, numbers);

export const messageReceived = (times: number, subject: string | undefined) =>
  times === 1 ? about('New message', subject ? [subject] : []) : `${times} new messages`;

export const spamSuspected = (times: number) =>
  times === 1 ? 'One suspected spam waits' : `Suspected spam that waits: ${times}`;

export const offerAccepted = (times: number, numbers: string[]) =>
  about(times === 1 ? 'Offer accepted' : `${times} offers accepted`, numbers);

const answers = {
  CHANGE: 'A change of an offer was asked for',
  DECLINE: 'An offer was declined',
  RENEWAL: 'The renewal of an offer was asked for',
  QUESTION: 'A question was asked on the page of an enquiry',
};

export const offerAnswered = (times: number, kind: keyof typeof answers | undefined, numbers: string[]) =>
  about(times === 1 ? (kind ? answers[kind] : 'Answer to an offer') : `${times} answers to offers`, numbers);

export const planDone = (name: string, isBack: boolean) =>
  isBack ? `The plan was undone: ${name}` : `The plan was carried out: ${name}`;

export const planStopped = (name: string) => `The plan stopped, and nothing changed: ${name}`;

export const importStopped = (name: string) => `The import stopped, and nothing changed: ${name}`;
export const importFailed = (name: string) => `The import failed: ${name}`;
export const importDone = (name: string) => `The import is done: ${name}`;

export const backupFailed = () => 'The nightly backup failed';

export const mailFailed = (times: number) =>
  times === 1 ? 'An e-mail could not be sent' : `${times} e-mails could not be sent`;

export const healthWorsened = (more: number) => `${more} new gaps were found in the catalogue`;

export const keyEnding = (name: string, days: number) =>
  days === 0 ? `The key ${name} has just expired` : `The key ${name} expires in ${days} ${days === 1 ? 'day' : 'days'}`;

export const webhookOff = (name: string) => `The webhook ${name} was switched off`;

export const rateStopped = (currency: string) =>
  `The rate of ${currency} changed by more than 5% and waits for approval`;
export const rateOld = (currency: string) => `No new rate came for ${currency}`;
