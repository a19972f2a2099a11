import { fold } from '../../../../common/text/letters.ts';

/** What two stock codes are compared by: case, Turkish letters, blanks and dashes do not tell them apart; null for none. */
export const stockCodeKey = (code: string | null) =>
  code === null ? null : fold(code).replaceAll(/[\s_-]+/g, '') || null;
