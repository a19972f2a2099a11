import type { GraphQLFormattedError } from 'graphql';
import { perOperation } from '../core/budget.ts';

const { errors: most, errorLetters: letters } = perOperation;
const half = (letters - 3) / 2;

/** Its beginning and its end: graphql-js quotes the value that is wrong, however long, and says last why it is. */
export const shortText = (text: string) =>
  text.length <= letters ? text : `${text.slice(0, Math.ceil(half))} … ${text.slice(-Math.floor(half))}`;

function short(value: unknown): unknown {
  if (typeof value === 'string') return shortText(value);
  if (Array.isArray(value)) return value.map(short);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, short(below)]));
}

function shortError({ message, locations, path, extensions }: GraphQLFormattedError): GraphQLFormattedError {
  return {
    message: shortText(message),
    ...(locations && { locations: locations.slice(0, most) }),
    // A name that the client gave by an alias may be as long as its request.
    ...(path && { path: path.map((step) => (typeof step === 'string' ? shortText(step) : step)) }),
    ...(extensions && { extensions: short(extensions) as GraphQLFormattedError['extensions'] }),
  };
}

/**
 * The errors of an answer, so few and so short that they cost nothing to send: they repeat what was asked, and one
 * request can be wrong in a thousand places.
 */
export const shortErrors = (errors: readonly GraphQLFormattedError[]) => errors.slice(0, most).map(shortError);

/** For `extensions`: how many errors the answer does not hold. */
export const errorsLeftOut = ({ length }: readonly unknown[]) =>
  length > most ? { errorsLeftOut: length - most } : {};
