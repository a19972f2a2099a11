import { fold } from './letters.ts';

/** Two stock codes are equal when they have the same key, which ignores case, Turkish letters, blanks and dashes. */
export const stockCodeKey = (code: string | null) =>
  code === null ? null : fold(code).replaceAll(/[\s_-]+/g, '') || null;
