import type { GraphQLFormattedError } from 'graphql';
import { perOperation } from '../limits/budget.ts';

const { errors: most, errorLetters: letters } = perOperation;
const half = (letters - 3) / 2;

/** Keeps the beginning and the end: graphql-js quotes a wrong value in full, and gives the reason last. */
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
    // An alias may be as long as the request.
    ...(path && { path: path.map((step) => (typeof step === 'string' ? shortText(step) : step)) }),
    ...(extensions && { extensions: short(extensions) as GraphQLFormattedError['extensions'] }),
  };
}

/**
 * Cuts the number and the length of errors: they quote the request, and one request can be wrong in a thousand places.
 */
export const shortErrors = (errors: readonly GraphQLFormattedError[]) => errors.slice(0, most).map(shortError);

/** Counts, for `extensions`, the errors that were cut off. */
export const errorsLeftOut = ({ length }: readonly unknown[]) =>
  length > most ? { errorsLeftOut: length - most } : {};
