import { TokenKind, type GraphQLError } from 'graphql';
import { perOperation } from '../core/budget.ts';
import { limitExceeded } from './errors.ts';

const { nesting: most } = perOperation;

export const opening = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
export const closing = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

export const tooNested = (levels: number) =>
  limitExceeded('nesting', most, levels, `${levels} brackets stand in one another; ${most} are allowed.`);

/** Only what JSON is made of: an uploaded file, or a large value that is left unread, is not gone through. */
const isNested = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/** Looks at a value from outside level by level: it does not call itself, as all do that read the value later. */
export function checkNesting(value: unknown): GraphQLError | undefined {
  let level = [value].filter(isNested);
  for (let levels = 1; level.length > 0; levels++) {
    if (levels > most) return tooNested(levels);
    level = level.flatMap((one): object[] => Object.values(one).filter(isNested));
  }
  return undefined;
}
