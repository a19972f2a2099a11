import { fold } from './letters.ts';

/**
 * Two stock codes are equal when they have the same key, which ignores case, Turkish letters, blanks, all dashes and signs that
 * nobody sees. Other rules need another number in `fillKeys.ts`, which fills the stored keys again.
 */
export const stockCodeKey = (code: string | null) =>
  code === null ? null : fold(code).replaceAll(/[\s_-]+/g, '') || null;
