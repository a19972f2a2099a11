import { numberFormat } from '../../common/text/locale.ts';
/** The kinds of refusal of a request; server/graphql/errors.ts gives each its code in the API. */
export type ErrorKind =
  | 'badRequest'
  | 'unauthenticated'
  | 'secondFactorRequired'
  | 'confirmationRequired'
  | 'twoStepOwed'
  | 'forbidden'
  | 'keyInvalid'
  | 'keyExpired'
  | 'keyRevoked'
  | 'scopeMissing'
  | 'badInput'
  | 'notFound'
  | 'conflict'
  | 'priceJumps'
  | 'offerReplaced'
  | 'offerExpired'
  | 'offerAccepted'
  | 'offerClosed'
  | 'rateLimited'
  | 'tooLarge'
  | 'wrongType'
  | 'emptyFile'
  | 'incompleteFile'
  | 'checksumMismatch'
  | 'quotaExceeded'
  | 'canceled';

/** Something wrong at a place: `field` is a path below the input, 'name' or 'mission.title', or an argument's name. */
export type Problem = {
  field: string;
  message: string;
  /** A stable word for the kind of problem, where there are several. */ code?: string;
};

/** A price in lira that a change would raise or lower by more than half, or take away; `minimum` for a row of a ladder. */
export type JumpingPrice = {
  id: string;
  name: string;
  field: string;
  minimum: number | null;
  from: number;
  to: number | null;
};

export type RowProblem = { field: string | null; message: string; jump?: JumpingPrice };
export type Outcome = { code: string | null; problems: RowProblem[] };

/** A row of a grid after its change: saved with a version, or refused with problems. */
export type ChangedRow = Outcome & {
  id: string;
  version: number | null;
  changedBy: string | null;
  changedAt: string | null;
};

type Details = {
  field?: string;
  problems?: Problem[];
  /** The first hundred, and how many products have such prices. */
  jumps?: JumpingPrice[];
  products?: number;
  retryAfter?: number;
  scopes?: readonly string[];
  revision?: number;
  /** A stable word for one of the reasons that a code has. */
  reason?: 'EXTERNAL_ID_TAKEN' | 'ALREADY_TAKEN' | 'NOT_TRANSLATIONS' | 'WRONG_LANGUAGE' | 'NO_SOURCE';
};

/**
 * A refusal that the caller may know of and can act on. Every one is made by a function below; any other error is a
 * bug, which is logged and never shown.
 */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly details: Details;

  /** `cause`: what was behind it, where the message does not say it all; it is logged. */
  constructor(kind: ErrorKind, message: string, details: Details = {}, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
    this.details = details;
  }
}

export const badRequest = (message: string) => new DomainError('badRequest', message);
export const unauthenticated = (message = 'Please sign in first.') => new DomainError('unauthenticated', message);
/** The password was right, and the code of the second step was not. */
export const wrongCode = (message: string) => new DomainError('unauthenticated', message, { field: 'code' });
/** The password was right. */
export const secondFactorRequired = () =>
  new DomainError('secondFactorRequired', 'Enter the code of your authenticator app, too.');
export const confirmationRequired = () =>
  new DomainError('confirmationRequired', 'For this, please sign in once more.');
/** An owner asks everybody for it. */
export const twoStepOwed = () =>
  new DomainError('twoStepOwed', 'Set up two-step sign-in first: an owner asks everybody for it.');
export const forbidden = (message: string) => new DomainError('forbidden', message);
export const keyInvalid = () => new DomainError('keyInvalid', 'There is no such key.');
export const keyExpired = () =>
  new DomainError('keyExpired', 'The time of this key is over. An owner can give it more.');
export const keyRevoked = () =>
  new DomainError('keyRevoked', 'This key was revoked, or the person who made it may not sign in any more.');
/** `field`: the value that asks for the scope; left out where the whole field of the API does. */
export const scopeMissing = (scopes: readonly string[], field?: string) =>
  new DomainError(
    'scopeMissing',
    scopes.length > 0
      ? `For this, a key needs the scope ${scopes.join(' or ')}.`
      : 'No key may do this, only a person.',
    { scopes, ...(field !== undefined && { field }) },
  );
export const badInput = (field: string, message: string) => new DomainError('badInput', message, { field });
export const taken = (field: string) => badInput(field, 'This value is already in use.');

/** At most this many problems are listed. */
const mostProblems = 100;

/** Several problems in one error; its `field` is that of the first. */
export const badInputs = (problems: Problem[], message: string) =>
  new DomainError('badInput', message, {
    field: problems[0]?.field ?? '',
    problems: problems.slice(0, mostProblems),
  });

/** Two people were about to make an enquiry of one message. */
export const alreadyTaken = (number: string, by: string | null) =>
  new DomainError('conflict', `${by ?? 'Somebody'} has made ${number} of this message already.`, {
    reason: 'ALREADY_TAKEN',
  });

export const notFound = (what: string) => new DomainError('notFound', `${what} was not found.`);

/** Says it of one price. */
export const jumpSentence = (jump: JumpingPrice) => `${jumpText(jump)}.`;

const lira = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

function jumpText({ minimum, from, to }: JumpingPrice) {
  const price = minimum === null ? 'The price' : `The price from ${minimum} on`;
  return `${price} was ₺ ${lira.format(from)} and would be ${to === null ? 'on request' : `₺ ${lira.format(to)}`}`;
}

/** Prices would change by more than half, or to nothing, and nobody has said that they may. */
export function priceJumps(jumps: JumpingPrice[]) {
  const products = new Set(jumps.map(({ id }) => id)).size;
  const [first] = jumps;
  const text = first ? jumpText(first) : '';
  return new DomainError(
    'priceJumps',
    `${products > 1 ? `The prices of ${products} products jump, such as ${first?.name ?? ''}. ` : ''}${text}. ` +
      'Nothing was saved: send `confirmJumps: true` if that is right.',
    { field: first?.field ?? 'price', jumps: jumps.slice(0, mostProblems), products },
  );
}

/** Someone saved after the version that the client started from. */
export const stale = (what: string) =>
  new DomainError('conflict', `${what} was changed by someone else in the meantime.`);
export const inUse = (message: string) => new DomainError('conflict', message);
/** Another thing of the same kind has the number. */
export const externalIdTaken = (field: string, number: string, id: string) =>
  new DomainError('conflict', `${number} is the number of ${id} already. Nothing was changed.`, {
    field,
    reason: 'EXTERNAL_ID_TAKEN',
  });
/** A buyer, who reads the sentence, has sent it already. Their changes are stored nowhere but in the form. */
export const alreadySent = (message: string) => new DomainError('conflict', message);
/** The buyer, who reads the sentence, answers to an earlier revision than `revision`, the last that was sent. */
export const offerReplaced = (message: string, revision: number) =>
  new DomainError('offerReplaced', message, { field: 'revision', revision });
export const offerExpired = (message: string) => new DomainError('offerExpired', message);
export const offerAccepted = (message: string) => new DomainError('offerAccepted', message);
/** The buyer has declined it, or the company has closed the enquiry. */
export const offerClosed = (message: string) => new DomainError('offerClosed', message);
/** A key of the sender's own came with other content than before. */
export const usedForOther = () =>
  new DomainError('conflict', 'This key was used for another call: take a new key for new content.', { field: 'key' });
/** A list was chosen as a whole, and products have come into it or left it since. */
export const changedList = (seen: number, now: number) =>
  new DomainError('conflict', `The list has ${now} products by now, and had ${seen}. Nothing was changed: look again.`);
export const undone = (what: string) => new DomainError('conflict', `${what} is undone already.`);
/** The preview that a person confirmed no longer says what an import would do. */
export const outdated = () =>
  new DomainError('conflict', 'Someone has changed products or categories in the meantime. Nothing was imported.');
/** `retryAfter` in seconds. */
export const rateLimited = (message: string, retryAfter: number) =>
  new DomainError('rateLimited', message, { retryAfter });
export const tooLarge = (field: string, message: string) => new DomainError('tooLarge', message, { field });
export const wrongType = (field: string, message: string, cause?: unknown) =>
  new DomainError('wrongType', message, { field }, cause);
export const emptyFile = (message = 'This file is empty.') => new DomainError('emptyFile', message, { field: 'file' });
export const incompleteFile = (message: string) => new DomainError('incompleteFile', message, { field: 'file' });
export const checksumMismatch = () =>
  new DomainError('checksumMismatch', 'The file arrived damaged: its checksum does not match.', { field: 'file' });
export const quotaExceeded = (message = 'The storage for uploads is full.') =>
  new DomainError('quotaExceeded', message, { field: 'file' });

/** Someone asked for it. */
export const canceled = () => new DomainError('canceled', 'It was canceled: nothing was changed.');

const statuses: Partial<Record<ErrorKind, number>> = {
  forbidden: 403,
  twoStepOwed: 403,
  scopeMissing: 403,
  keyInvalid: 401,
  keyExpired: 401,
  keyRevoked: 401,
  rateLimited: 429,
};

/** The HTTP status that fits, of our own refusals and of the errors of Express and its parsers, which carry one. */
export function statusOf(error: unknown): number | undefined {
  if (error instanceof DomainError) return statuses[error.kind] ?? 400;
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;
}

/** Collects what is wrong with an input, so that one answer names all of it. */
export function createProblems() {
  const problems: Problem[] = [];
  return {
    add: (problem: Problem) => void problems.push(problem),
    /**
     * Returns what `work` does, and undefined when it throws `BAD_USER_INPUT`, whose problems it keeps, but for fields in which
     * earlier work found one. Other errors pass.
     */
    async from<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof DomainError) || error.kind !== 'badInput') throw error;
        const { field = '', problems: several } = error.details;
        const known = new Set(problems.map((problem) => problem.field));
        problems.push(...(several ?? [{ field, message: error.message }]).filter((one) => !known.has(one.field)));
        return undefined;
      }
    },
    /** Throws `BAD_USER_INPUT` with all problems, if there are any. */
    refuse() {
      if (problems[0]) throw badInputs(problems, problems[0].message);
    },
  };
}
