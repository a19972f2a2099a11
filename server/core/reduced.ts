/** An error without texts that may hold what a visitor typed. */
export type Reduced = {
  type: string;
  /** Present only for errors that this program throws. */
  message?: string;
  /** The code that the system, a library, the database or the bucket gave. */
  code?: string | number;
  /** The reply code of a mail server. */
  responseCode?: number;
  /** Its enhanced status, such as '5.7.1', which says more and quotes nothing. */
  mailStatus?: string;
  /** The status of an HTTP response, such as a bucket's. */
  status?: number;
  /** Lines of the stack that name files, without the message. */
  stack?: string;
  cause?: unknown;
};

/** An error whose message this program wrote, without anything that was typed. */
export class OwnError extends Error {}

/** Classes that this program throws itself, and that V8 throws for a bug in it. */
const plain = new Set<unknown>([Error, TypeError, RangeError, ReferenceError]);
/** Causes are followed only this deep, since a cause can lead back to itself. */
const deepest = 5;

/** No line of a typed text matches this. */
const frame = /^ {4}at .*(:\d+:\d+\)?|<anonymous>\)?|native\)?)$/;

const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => frame.test(line))
    .join('\n');

/** Whether a package threw it, or Node because of what was passed to it. */
const isThrownElsewhere = (frames: string) => /node_modules|node:/.test(frames.split('\n', 1)[0] ?? '');

const codeIn = (error: object, name: string) => {
  const value = (error as Record<string, unknown>)[name];
  return typeof value === 'number' || (typeof value === 'string' && /^[\w.-]{1,64}$/.test(value)) ? value : undefined;
};
const numberIn = (error: object, name: string) => Number(codeIn(error, name)) || undefined;

/**
 * The message of an error of a library, a server or a parser may quote what a visitor typed: an address, a name, a whole
 * row. Only the class, the codes and the place of such errors are logged. This program's own messages quote nothing of the
 * kind, and stay.
 */
export function reduced(error: unknown, depth = 0): Reduced {
  if (!(error instanceof Error)) return { type: typeof error };
  const stack = framesOf(error);
  const [code, responseCode] = [codeIn(error, 'code'), numberIn(error, 'responseCode')];
  const reply = (error as { response?: unknown }).response;
  const mailStatus = typeof reply === 'string' ? /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(reply)?.[1] : undefined;
  const status = numberIn((error as { $metadata?: object }).$metadata ?? error, 'httpStatusCode');
  const isPlain = plain.has(error.constructor) && code === undefined && !isThrownElsewhere(stack);
  const isOwn = isPlain || error instanceof OwnError;
  return {
    type: error.constructor === Error ? error.name : error.constructor.name,
    ...(isOwn && { message: error.message }),
    ...(code !== undefined && { code }),
    ...(responseCode && { responseCode }),
    ...(mailStatus && { mailStatus }),
    ...(status && { status }),
    ...(stack && { stack }),
    ...(error.cause !== undefined && depth < deepest && { cause: reduced(error.cause, depth + 1) }),
  };
}

/** Matches the lines by which V8, the C library and sanitizers report a crash. */
const fatal = /^(FATAL ERROR|#|malloc|free|double free|corrupted|terminate called)/;

/** Reduces the last output of a crashed process in the same way, since Node prints an error with its message. */
export const reducedWords = (words: string) =>
  words
    .split('\n')
    .flatMap((line) => (frame.test(line) || fatal.test(line) ? line : (/^\w*Error\b/.exec(line)?.[0] ?? [])))
    .join('\n');

/** Makes the reduced error an `Error` again, to be sent to another process, where its class is lost. */
export function withoutWords(error: unknown): Error {
  const { type, message, code, stack, cause } = reduced(error);
  const sentence = message ?? [type, code].filter(Boolean).join(' ');
  const bare = new Error(sentence, cause === undefined ? {} : { cause: withoutWords((error as Error).cause) });
  bare.stack = `${sentence}\n${stack ?? ''}`;
  return bare;
}
