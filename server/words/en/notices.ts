import { numberWord, someOf } from './sentences.ts';

// The notices of the admin area, each with its title and text. server/words/tr/notices.ts has their lines in mails.

/** Reasons of a run are kept in English. */
export const reasonOf = (reason: string) => reason;

/** The text of a notice whose subject is there no longer. */
export const gone = 'Deleted since.';

/** `lines` counts those of all; it is left out where the notice does not name all of them. */
type Arrived = { times: number; from: string | undefined; numbers: string[]; lines: number | undefined };

export const enquiryReceived = ({ times, from, numbers, lines }: Arrived) => ({
  title:
    times !== 1
      ? `${numberWord(times)} new enquiries`
      : from === undefined
        ? 'New enquiry'
        : `New enquiry from ${from}`,
  text:
    lines === undefined
      ? someOf(numbers, times)
      : `${someOf(numbers, times)}, ${lines === 1 ? '1 line' : `${lines} lines`}`,
});

export const messageReceived = ({ times, names }: { times: number; names: string[] }) => ({
  title:
    times !== 1
      ? `${numberWord(times)} new messages`
      : names[0] === undefined
        ? 'New message'
        : `New message from ${names[0]}`,
  text: `From ${someOf(names, times)}`,
});

/** `number` is that of an enquiry; undefined for a message. */
export const spamSuspected = (times: number, number: string | undefined) => ({
  title: times === 1 ? 'Something waits among suspected spam' : `${numberWord(times)} wait among suspected spam`,
  text: number === undefined ? 'Is it a message?' : `${number}: is it an enquiry?`,
});

type AcceptedOffer = {
  times: number;
  by: string | null | undefined;
  numbers: string[];
  offerNumber: string | undefined;
};

export const offerAccepted = ({ times, by, numbers, offerNumber }: AcceptedOffer) => ({
  title:
    times !== 1
      ? `${numberWord(times)} offers were accepted`
      : by
        ? `An offer was accepted by ${by}`
        : 'An offer was accepted',
  text: times === 1 ? `${offerNumber} is ${numbers[0]}` : someOf(numbers, times),
});

const answers = {
  CHANGE: (by: string) => `${by} asks for changes`,
  DECLINE: (by: string) => `${by} declines an offer`,
  RENEWAL: (by: string) => `${by} asks for a new offer`,
  QUESTION: (by: string) => `${by} asks a question`,
};

type Answered = { times: number; by: string | undefined; kind: keyof typeof answers | undefined; numbers: string[] };

export const offerAnswered = ({ times, by, kind, numbers }: Answered) => ({
  title:
    times !== 1
      ? `${numberWord(times)} answers to offers`
      : by !== undefined && kind
        ? answers[kind](by)
        : 'A buyer answers an offer',
  text: someOf(numbers, times),
});

export const planGone = 'A plan that is gone';

export const planDone = (name: string, { count, isBack }: { count: number; isBack: boolean }) =>
  isBack
    ? {
        title: `${name} went back`,
        text:
          count === 1
            ? 'One thing was put back to what was there before.'
            : `${count} things were put back to what was there before.`,
      }
    : {
        title: `${name} happened`,
        text: count === 1 ? 'One thing was changed as planned.' : `${count} things were changed as planned.`,
      };

/** `met` counts what somebody has changed since the plan was made. */
export const planStopped = (name: string, met: number) => ({
  title: `${name} stopped`,
  text:
    met > 0
      ? `Somebody has changed ${met} of its things since. Nothing was changed.`
      : 'Plan says why. Nothing was changed.',
});

export const importGone = 'An import whose profile is deleted';
export const runGone = 'Its run is kept no longer.';
export const letPass = 'Somebody has let it pass.';

const often = (times: number) => (times > 1 ? ` ${times} times` : '');

export const importStopped = (name: string, times: number, reason: string) => ({
  title: `${name} stopped itself${often(times)}`,
  text: reason ? `${reason} Nothing was changed.` : 'Nothing was changed.',
});
export const importFailed = (name: string, times: number, reason: string) => ({
  title: `${name} failed${often(times)}`,
  text: reason,
});
type Counts = { added: number; changed: number; wrong: number };
export const importDone = (name: string, times: number, { added, changed, wrong }: Counts) => ({
  title: `${name} has run${often(times)}`,
  text: `${added} added, ${changed} changed, ${wrong} refused.`,
});

export const backupFailed = {
  title: 'The nightly backup failed',
  text: 'It is tried again every hour. Backups says why it failed.',
};

/** `named` says of each check how many it has found. */
export const healthWorsened = (more: number, named: string[]) => ({
  title: more === 1 ? 'Health found one thing more' : `Health found ${more} things more`,
  text: someOf(named, named.length),
});
export const moreOf = (check: string, count: number) => `${check}: ${count} more`;

export const keyGone = 'A key that is gone';
export const keyEnding = (name: string, days: number) =>
  days === 0
    ? {
        title: `The key ${name} has ended`,
        text: 'The program that uses it is refused. Changing the key gives it more time.',
      }
    : {
        title: `The key ${name} ends in ${days} days`,
        text: 'The program that uses it is refused from then on. Changing the key gives it more time.',
      };

const offReasons = {
  BY_HAND: 'Somebody has switched it off.',
  FAILED: 'Nothing was taken for 5 days.',
  GONE: 'Its endpoint has answered that it wants no more (410).',
  RESTORED: 'It came back with a backup.',
  KEY_ENDED: 'Its key has ended, or may not have these events sent any more.',
};

export const webhookGone = 'A webhook that is gone';
/** `reason` is null where it was switched on since, and undefined where it is there no longer. */
export const webhookOff = (name: string, reason: keyof typeof offReasons | null | undefined) => ({
  title: `The webhook ${name} was switched off`,
  text:
    reason === undefined
      ? 'It was removed since.'
      : reason === null
        ? 'It is on again.'
        : `${offReasons[reason]} What happens meanwhile is held.`,
});

/** Names the subject of a mail that could not be delivered. */
export const mailAbout = {
  confirmation: (number = 'an enquiry') => `The confirmation of ${number}`,
  enquiry: (number = 'an enquiry') => `The mail to you about ${number}`,
  acceptance: 'The mail to you about an accepted offer',
  acceptanceCopy: 'The mail about an accepted offer',
  offer: (number = 'an enquiry') => `The offer of ${number}`,
  order: (number = 'an order') => `The mail about ${number}`,
  letter: (name = 'somebody') => `The letter to ${name}`,
  message: (subject = 'a message') => `The mail to you about “${subject}”`,
  invitation: 'An invitation',
  person: 'A mail to a person of the admin area',
};

/** `last` says what the last of the mails is about; undefined where it is in the outbox no longer. */
export const mailFailed = (times: number, last = 'It') =>
  times === 1
    ? { title: 'A mail could not be delivered', text: `${last} is not tried again.` }
    : { title: `${times} mails could not be delivered`, text: `${last} is the last of them.` };

export const rateGone = 'A rate of exchange';
export const rateStopped = (currency: string, rate: string, waits: boolean) => ({
  title: `The rate of ${currency} stopped itself`,
  text: waits ? `${rate} differs by more than 5 % from the one before. No price has changed.` : 'Somebody has decided.',
});
export const rateOld = (currency: string, rate: string, days: number) => ({
  title: `No rate of ${currency} for ${days} ${days === 1 ? 'day' : 'days'}`,
  text: `The last one is ${rate}.`,
});
