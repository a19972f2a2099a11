import { AskRefused } from '../graphql/ask.ts';
import { codes } from '../core/errorCodes.ts';
import { DomainError } from '../core/errors.ts';

export type Refusal = { code: string; message: string; retryAfter?: number | undefined };

/** Returns what a program may know of an error; undefined for one of ours, which is logged and not shown. */
export function refusedAs(error: unknown): Refusal | undefined {
  if (error instanceof AskRefused) return { code: error.code, message: error.message, retryAfter: error.retryAfter };
  if (!(error instanceof DomainError)) return undefined;
  return { code: codes[error.kind], message: error.message, retryAfter: error.details.retryAfter };
}
