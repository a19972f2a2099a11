/** An error as the log may have it. */
export type Reduced = {
  type: string;
  /** Only of errors that this program throws. */
  message?: string;
  /** Of the system, a library, the database or the bucket. */
  code?: string | number;
  /** Of a mail server. */
  responseCode?: number;
  /** Of an HTTP answer, as from a bucket. */
  status?: number;
  /** Where it was thrown: files and lines alone. */
  stack?: string;
  cause?: unknown;
};

/** An error whose sentence this program wrote, and in which nothing stands that was typed. */
export class OwnError extends Error {}

/** What the program throws besides, and what V8 throws about a bug in it. */
const plain = new Set<unknown>([Error, TypeError, RangeError, ReferenceError]);
/** As deep as causes are followed: one that leads back to itself would have no end. */
const deepest = 5;

/** A line of a text that was typed does not look like it. */
const frame = /^ {4}at .*(:\d+:\d+\)?|<anonymous>\)?|native\)?)$/;

const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => frame.test(line))
    .join('\n');

/** Thrown within a package, or by Node for what was handed to it. */
const isThrownElsewhere = (frames: string) => /node_modules|node:/.test(frames.split('\n', 1)[0] ?? '');

const codeIn = (error: object, name: string) => {
  const value = (error as Record<string, unknown>)[name];
  return typeof value === 'number' || (typeof value === 'string' && /^[\w.-]{1,64}$/.test(value)) ? value : undefined;
};
const numberIn = (error: object, name: string) => Number(codeIn(error, name)) || undefined;

/**
 * An error of a library, a server or a parser says in its text what it was given, and that may be what a visitor typed: an
 * address, a name, a whole row. Of those nothing is logged but what sort of error it is, its codes, and where it came from.
 * The sentences of this program itself say nothing of the kind, and stay.
 */
export function reduced(error: unknown, depth = 0): Reduced {
  if (!(error instanceof Error)) return { type: typeof error };
  const stack = framesOf(error);
  const [code, responseCode] = [codeIn(error, 'code'), numberIn(error, 'responseCode')];
  const status = numberIn((error as { $metadata?: object }).$metadata ?? error, 'httpStatusCode');
  const isPlain = plain.has(error.constructor) && code === undefined && !isThrownElsewhere(stack);
  const isOwn = isPlain || error instanceof OwnError;
  return {
    type: error.constructor === Error ? error.name : error.constructor.name,
    ...(isOwn && { message: error.message }),
    ...(code !== undefined && { code }),
    ...(responseCode && { responseCode }),
    ...(status && { status }),
    ...(stack && { stack }),
    ...(error.cause !== undefined && depth < deepest && { cause: reduced(error.cause, depth + 1) }),
  };
}

/** How V8, the C library and sanitizers say that a process cannot go on. */
const fatal = /^(FATAL ERROR|#|malloc|free|double free|corrupted|terminate called)/;

/** The last words of a process, reduced in the same way: what was thrown in it is printed with its text. */
export const reducedWords = (words: string) =>
  words
    .split('\n')
    .flatMap((line) => (frame.test(line) || fatal.test(line) ? line : (/^\w*Error\b/.exec(line)?.[0] ?? [])))
    .join('\n');

/** The same as an error again: for one that is on its way from a process to another, where its class is lost. */
export function withoutWords(error: unknown): Error {
  const { type, message, code, stack, cause } = reduced(error);
  const sentence = message ?? [type, code].filter(Boolean).join(' ');
  const bare = new Error(sentence, cause === undefined ? {} : { cause: withoutWords((error as Error).cause) });
  bare.stack = `${sentence}\n${stack ?? ''}`;
  return bare;
}
