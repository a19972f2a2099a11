import { placeholdersIn } from '../../../../common/text/placeholders.ts';
import { badInput, stale } from '../../../core/errors.ts';
import type { LetterInput } from '../../../generated/resolvers.ts';

/** Who writes what, and how many letters they had seen before. */
export type Writing = { input: LetterInput; seen: number | null | undefined; admin: string; now: number };

/** Refuses what no mail can be made of. Throws `BAD_USER_INPUT`. */
export function refuseUnsendable({ subject, text, elsewhere }: LetterInput, sendsMail: boolean) {
  if (elsewhere) return;
  if (!sendsMail)
    throw badInput('elsewhere', 'This site has no mail server: set SMTP_URL, or send the letter in another way.');
  for (const [field, written] of Object.entries({ subject, text })) {
    const left = placeholdersIn(written);
    if (left.length > 0) throw badInput(field, `Not filled in yet: ${left.join(', ')}`);
  }
}

/** An answer tells programs that somebody reads their mails. Throws `BAD_USER_INPUT`. */
export function refuseSpam({ suspectedSpam }: { suspectedSpam: boolean }) {
  if (suspectedSpam) throw badInput('id', 'It is kept as suspected spam: say first that it is none, then answer it.');
}

/** Throws `CONFLICT` when somebody has written a letter meanwhile. */
export function refuseUnseen(what: string, written: unknown[], { seen }: Pick<Writing, 'seen'>) {
  if (seen != null && written.length > seen) throw stale(what);
}
