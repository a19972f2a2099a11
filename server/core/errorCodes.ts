import type { ErrorKind } from './errors.ts';

/** The code of each kind of refusal; docs/api.md says what each means and what to do about it. */
export const codes: Record<ErrorKind, string> = {
  badRequest: 'BAD_REQUEST',
  unauthenticated: 'UNAUTHENTICATED',
  secondFactorRequired: 'SECOND_FACTOR_REQUIRED',
  confirmationRequired: 'CONFIRMATION_REQUIRED',
  twoStepOwed: 'TWO_STEP_OWED',
  forbidden: 'FORBIDDEN',
  keyInvalid: 'KEY_INVALID',
  keyExpired: 'KEY_EXPIRED',
  keyRevoked: 'KEY_REVOKED',
  scopeMissing: 'SCOPE_MISSING',
  badInput: 'BAD_USER_INPUT',
  notFound: 'NOT_FOUND',
  conflict: 'CONFLICT',
  rateLimited: 'RATE_LIMITED',
  tooLarge: 'PAYLOAD_TOO_LARGE',
  wrongType: 'UNSUPPORTED_MEDIA_TYPE',
  emptyFile: 'EMPTY_FILE',
  incompleteFile: 'INCOMPLETE_FILE',
  checksumMismatch: 'CHECKSUM_MISMATCH',
  quotaExceeded: 'QUOTA_EXCEEDED',
  canceled: 'CANCELED',
};
