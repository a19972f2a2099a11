import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { countingInMemory as here, type Counting } from '../db/counting.ts';
import { addressKey, isThisMachine } from './address.ts';
import { costOfBytes, passwordsInTurn, perAccount, perAddress } from './budget.ts';
import { createCodeTries } from './codeTries.ts';
import { rateLimited } from '../core/errors.ts';
import { letNewcomersIn } from '../db/turns/newcomers.ts';
import { createFairLane } from './fairLane.ts';
import { createProcessorBudget, processorPoints, type HeavyPlace } from './processorBudget.ts';
import { kindOf, refuse } from './refuse.ts';
import { tally } from '../core/tallies.ts';

export type RateLimits = ReturnType<typeof createRateLimits>;

/**
 * Servers that count together share the store of the counts and the secret that hashes addresses and accounts. `lasting`
 * keeps the counts of sign-ins, which a restart must not forget.
 */
type Counted = { counting?: Counting; lasting?: Counting; secret?: Buffer };

/**
 * Limits how often one address may cause work. Addresses are kept hashed with a secret: in memory until the window ends, or,
 * where several servers count together, in a table until an hour later; those of sign-ins are always in a table. Each
 * server counts on its own the limits that protect the processor of one machine: asking the database each time would cost
 * more than the work that they limit.
 */
export function createRateLimits({
  counting: together = here,
  lasting = together,
  secret = randomBytes(32),
}: Counted = {}) {
  const keyOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  const failuresByAddress = lasting('address', perAddress.failedSignIns);
  const failuresByAccount = lasting('account', { ...perAddress.failedSignIns, most: Number.MAX_SAFE_INTEGER });
  const messagesByAddress = together('message', perAddress.messages);
  const enquiriesByAddress = together('enquiry', perAddress.enquiries);
  const offerAnswersByAddress = together('offerAnswer', perAddress.offerAnswers);
  const quoteChangesByAddress = together('quote', perAddress.quoteChanges);
  const quoteFilesByAddress = together('quoteFile', perAddress.quoteFiles);
  const attachmentsByAddress = together('attachment', perAddress.attachments);
  const unclaimedByAddress = together('unclaimed', inKilobytes(perAddress.unclaimed));
  const wrongLinksByAddress = together('link', perAddress.wrongLinks);
  const wrongKeysByAddress = together('key', perAddress.wrongKeys);
  const costByAddress = here('cost', perAddress.cost);
  const processor = createProcessorBudget(here('processor', processorPoints));
  const reportsByAddress = here('report', perAddress.policyReports);
  const tries = atOnce(perAccount.triesAtOnce, 'Too many sign-ins to one account at a time.');
  const passwords = createFairLane({ ...passwordsInTurn, message: 'Too many sign-ins at this moment.' });
  const forms = atOnce(perAddress.formsAtOnce, 'Too many files at a time.');
  const lists = atOnce(perAddress.listsAtOnce, 'Too many lists at a time.');

  return {
    /**
     * Checks a password with `fits`: refuses an address after 20 failures in a quarter of an hour, and slows an account down
     * after 5. Each try counts as a failure until it succeeds, so that parallel tries gain nothing. Hashing keeps all processors
     * busy, so that one password is checked at a time, of one address after the other.
     */
    async tryPassword(
      address: string,
      account: string,
      fits: () => Promise<boolean>,
      signal?: AbortSignal,
    ): Promise<boolean> {
      const [from, to] = [keyOf(addressKey(address)), keyOf(account)];
      await failuresByAddress.consume(from).catch(refuse('Too many failed sign-ins.'));
      return tries(to, async () => {
        const { consumedPoints } = await failuresByAccount.consume(to);
        const failures = consumedPoints - 1 - perAccount.freeFailures;
        if (failures > 0) await wait(Math.min(perAccount.firstWait * 2 ** (failures - 1), perAccount.longestWait));
        const worked = await passwords(from, fits, signal);
        if (worked) await Promise.all([failuresByAddress.reward(from), failuresByAccount.reward(to)]);
        return worked;
      });
    },
    /** Checks a passkey's answer. Failures count with those of passwords; no account is slowed, since there is nothing to guess. */
    async tryPasskey<T>(address: string, look: () => Promise<T | null>): Promise<T | null> {
      const from = keyOf(addressKey(address));
      await failuresByAddress.consume(from).catch(refuse('Too many failed sign-ins.'));
      const found = await look();
      if (found !== null) await failuresByAddress.reward(from);
      return found;
    },
    /** Limits of second-step codes, by the id of an account. */
    codes: createCodeTries(lasting, keyOf),
    /** Allows ten messages an hour from one address. */
    async beforeMessage(address: string) {
      await messagesByAddress.consume(keyOf(addressKey(address))).catch(refuse('Too many messages.'));
    },
    /** Allows ten enquiries an hour from one address. */
    async beforeEnquiry(address: string) {
      await enquiriesByAddress.consume(keyOf(addressKey(address))).catch(refuse('Too many enquiries.'));
    },
    /** Allows thirty answers to offers an hour from one address. */
    async beforeOfferAnswer(address: string) {
      await offerAnswersByAddress.consume(keyOf(addressKey(address))).catch(refuse('Too many answers to offers.'));
    },
    /** Allows six hundred changes of quote lists an hour from one address. */
    async beforeQuoteChange(address: string) {
      await quoteChangesByAddress.consume(keyOf(addressKey(address))).catch(refuse('Too many changes of quote lists.'));
    },
    /** Reads a pasted list for an address, one at a time. */
    pasting: <T>(address: string, read: () => Promise<T>) =>
      isThisMachine(address) ? read() : lists(keyOf(addressKey(address)), read),
    /** Allows thirty files with rows for a quote list an hour from one address. */
    async beforeQuoteFile(address: string) {
      await quoteFilesByAddress.consume(keyOf(addressKey(address))).catch(refuse('Too many files.'));
    },
    /** Allows sixty files for enquiries an hour from one address. */
    async beforeAttachment(address: string) {
      await attachmentsByAddress.consume(keyOf(addressKey(address))).catch(refuse('Too many attachments.'));
    },
    /** Takes room for a file that no enquiry has claimed yet, within the address's share of all such room. */
    async takeRoom(address: string, bytes: number) {
      const from = keyOf(addressKey(address));
      await unclaimedByAddress.consume(from, kilobytes(bytes)).catch(async (thrown: unknown) => {
        // A file that is refused takes no room.
        await unclaimedByAddress.reward(from, kilobytes(bytes));
        refuse('Too many attachments.')(thrown);
      });
    },
    /** Gives the room of files back that an enquiry has claimed, or that could not be stored. */
    async giveRoomBack(address: string, bytes: number) {
      await unclaimedByAddress.reward(keyOf(addressKey(address)), kilobytes(bytes));
    },
    /** Receives a form with a file, which is held in memory. */
    receivingForm: <T>(address: string, receive: () => Promise<T>) => forms(keyOf(addressKey(address)), receive),
    /**
     * Follows a link. Wrong links are counted, and refused after twenty in a quarter of an hour; a right one still works,
     * since a whole company may share the address of a person who guesses.
     */
    async followLink<T>(address: string, find: () => Promise<T | null>): Promise<T | null> {
      const found = await find();
      if (found === null)
        await wrongLinksByAddress.consume(keyOf(addressKey(address))).catch(refuse('Too many wrong links.'));
      return found;
    },
    /** Looks for a program's key. Wrong ones are counted, and refused after twenty; a right one still works, as above. */
    async tryKey<T>(address: string, find: () => Promise<T | null>): Promise<T | null> {
      const found = await find();
      if (found === null)
        await wrongKeysByAddress.consume(keyOf(addressKey(address))).catch(refuse('Too many wrong keys.'));
      return found;
    },
    /** Charges the cost of an operation to an address or a key, before it runs. Programs on this machine have no limit. */
    async beforeOperation(address: string, cost: number): Promise<Share | undefined> {
      if (isThisMachine(address)) return undefined;
      const counted = await costByAddress
        .consume(keyOf(addressKey(address)), cost)
        .catch(refuse('Too many operations.'));
      return { left: counted.remainingPoints, resetIn: Math.ceil(counted.msBeforeNext / 1000) };
    },
    /** Charges bytes that an address sends against the same limit. */
    async beforeBytes(address: string, bytes: number) {
      if (isThisMachine(address) || bytes === 0) return;
      await costByAddress.consume(keyOf(addressKey(address)), costOfBytes(bytes)).catch(refuse('Too many operations.'));
    },
    /** Charges a cost that is known only afterwards: beyond the limit, the next operation is refused. */
    async afterOperation(address: string, cost: number) {
      if (!isThisMachine(address)) await costByAddress.penalty(keyOf(addressKey(address)), cost);
    },
    /** Gives the cost of values back that an operation asked for and that there were not. */
    async giveBack(address: string, cost: number) {
      if (!isThisMachine(address)) await costByAddress.reward(keyOf(addressKey(address)), cost);
    },
    /** Allows twenty reports about the content policy a minute from one address. */
    async beforePolicyReport(address: string) {
      await reportsByAddress.consume(keyOf(addressKey(address))).catch(refuse('Too many reports.'));
    },
    /**
     * Waits for a place in which an address may do heavy work, or charges light work; the caller ends it. Undefined for programs on
     * this machine, which have no limit. Throws `RATE_LIMITED`, and `CANCELED` when the asker has left.
     */
    beginHeavy: async (address: string, asking?: Parameters<typeof processor.begin>[1]) =>
      isThisMachine(address) ? undefined : processor.begin(keyOf(addressKey(address)), asking),
    /** Does heavy work for an address when it has a place, and gives the place back. Throws like `beginHeavy`. */
    async heavy<T>(address: string, work: (place: HeavyTurn) => Promise<T>, signal?: AbortSignal): Promise<T> {
      if (isThisMachine(address)) return work({ ...free, visitor: '' });
      const visitor = addressKey(address);
      const place = await processor.begin(keyOf(visitor), { signal });
      try {
        return await work({ ...place, visitor });
      } finally {
        place.end();
      }
    },
    /** Throws `RATE_LIMITED` for an address that has used up its budget of processor time. */
    async beforeWork(address: string) {
      if (!isThisMachine(address)) await processor.ask(keyOf(addressKey(address)));
    },
    /** Charges milliseconds of processor that work without a place has used. */
    afterWork(address: string, milliseconds: number) {
      if (!isThisMachine(address)) processor.charge(keyOf(addressKey(address)), milliseconds);
    },
  };
}

/** `visitor` is whose turn a job of the work takes in its lane. */
export type HeavyTurn = HeavyPlace & { visitor: string };

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024);
/** A table counts in numbers of 32 bits. */
const inKilobytes = ({ most, within }: typeof perAddress.unclaimed) => ({ most: kilobytes(most), within });

/** The place of work that nobody pays for. */
const free: HeavyPlace = {
  measured: (work) => work(),
  start: () => undefined,
  spent: () => undefined,
  nextPiece: letNewcomersIn,
  end: () => undefined,
};

/** The cost that an address or a key may still cause, and the seconds until all of it is there again. */
export type Share = { left: number; resetIn: number };

/** Writes a share as the header `RateLimit` of the IETF's draft has it. */
export const rateLimitOf = ({ left, resetIn }: Share) => `"cost";r=${left};t=${resetIn}`;

/** Seconds after which a client may try again, when only too much runs at the same time. */
const moment = 5;

/** Limits the work that runs for one key at a time, and refuses the rest. */
function atOnce(most: number, message: string) {
  const running = new Map<string, number>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const count = running.get(key) ?? 0;
    if (count >= most) tally('refused', kindOf(message));
    if (count >= most) throw rateLimited(`${message} Please try again in ${moment} seconds.`, moment);
    running.set(key, count + 1);
    try {
      return await work();
    } finally {
      const rest = (running.get(key) ?? 1) - 1;
      if (rest > 0) running.set(key, rest);
      else running.delete(key);
    }
  };
}
