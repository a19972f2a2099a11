import type { GraphQLError } from 'graphql';
import type { Context } from '../context/context.ts';
import { perOperation } from '../limits/budget.ts';
import { limitExceeded } from './errors.ts';

type BytesOf = (text: string) => number;
const exactly: BytesOf = (text) => Buffer.byteLength(text);
/** No sign takes more; to count them takes longer than all else here. */
const atMost: BytesOf = ({ length }) => 3 * length;

/** Bytes of a value as JSON, counted no further than just past `most`; signs that JSON escapes count as one. */
function sizeOf(value: unknown, most: number, bytesOf: BytesOf): number {
  if (typeof value === 'string') return bytesOf(value) + 2;
  if (value === null || typeof value !== 'object') return String(value).length;
  let size = 2;
  if (Array.isArray(value)) {
    for (const below of value as unknown[]) if ((size += sizeOf(below, most - size, bytesOf) + 1) > most) break;
    return size;
  }
  // Every value of every answer comes by here: a list of its entries would cost more than the rest.
  for (const name in value) {
    size += sizeOf((value as Record<string, unknown>)[name], most - size, bytesOf) + name.length + 4;
    if (size > most) break;
  }
  return size;
}

/** Bytes of an answer as JSON, nearly. */
export const bytesOf = (answer: unknown) => sizeOf(answer, Infinity, exactly);

/** Why an answer is not sent: many long texts, each asked for under several names, stay within every other limit. */
export function answerTooLarge(answer: unknown, { admin }: Pick<Context, 'admin'>): GraphQLError | undefined {
  const most = admin ? perOperation.bytes.admin : perOperation.bytes.visitor;
  if (sizeOf(answer, most, atMost) <= most) return undefined;
  const size = sizeOf(answer, most, exactly);
  if (size <= most) return undefined;
  return limitExceeded('bytes', most, size, `The answer would have more than ${most / 1024 / 1024} MB: ask for less.`);
}
