import { TokenKind, type GraphQLError } from 'graphql';
import { perOperation } from '../../limits/budget.ts';
import { limitExceeded } from '../errors.ts';

const { nesting: most } = perOperation;

export const opening = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
export const closing = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

export const tooNested = (levels: number) =>
  limitExceeded('nesting', most, levels, `${levels} brackets stand in one another; ${most} are allowed.`);

/** Whether a value is an array or a plain object of JSON; uploaded files and unread large values are not. */
const isNested = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/**
 * Checks the depth of a value level by level, since a recursive function could overflow the stack. `mostValues` limits the
 * number of all values in it.
 */
export function checkNesting(value: unknown, mostValues = Infinity): GraphQLError | undefined {
  let level = [value].filter(isNested);
  let count = 0;
  for (let levels = 1; level.length > 0; levels++) {
    if (levels > most) return tooNested(levels);
    const below = level.flatMap((one) => Object.values(one) as unknown[]);
    count += below.length;
    if (count > mostValues) {
      const message = `The variables hold ${count} values and more; ${mostValues} are allowed.`;
      return limitExceeded('values', mostValues, count, message);
    }
    level = below.filter(isNested);
  }
  return undefined;
}
