import type { GraphQLError } from 'graphql';
import type { Context } from '../context/context.ts';
import { perOperation } from '../limits/budget.ts';
import { limitExceeded } from './errors.ts';

type BytesOf = (text: string) => number;
const exactly: BytesOf = (text) => Buffer.byteLength(text);
/** An upper bound, since no character takes more than three bytes: counting them exactly is the slowest part of all. */
const atMost: BytesOf = ({ length }) => 3 * length;

/** The bytes of a value as JSON. Counting stops just past `most`; characters that JSON escapes count as one. */
function sizeOf(value: unknown, most: number, bytesOf: BytesOf): number {
  if (typeof value === 'string') return bytesOf(value) + 2;
  if (value === null || typeof value !== 'object') return String(value).length;
  let size = 2;
  if (Array.isArray(value)) {
    for (const below of value as unknown[]) if ((size += sizeOf(below, most - size, bytesOf) + 1) > most) break;
    return size;
  }
  // This runs for every value of every answer: a list of its entries would cost more than the rest.
  for (const name in value) {
    size += sizeOf((value as Record<string, unknown>)[name], most - size, bytesOf) + name.length + 4;
    if (size > most) break;
  }
  return size;
}

/** The approximate number of bytes of an answer as JSON. */
export const bytesOf = (answer: unknown) => sizeOf(answer, Infinity, exactly);

/** The error when an answer is too large: many long texts, each requested under several names, stay within every other limit. */
export function answerTooLarge(answer: unknown, { admin }: Pick<Context, 'admin'>): GraphQLError | undefined {
  const most = admin ? perOperation.bytes.admin : perOperation.bytes.visitor;
  if (sizeOf(answer, most, atMost) <= most) return undefined;
  const size = sizeOf(answer, most, exactly);
  if (size <= most) return undefined;
  return limitExceeded('bytes', most, size, `The answer would have more than ${most / 1024 / 1024} MB: ask for less.`);
}
