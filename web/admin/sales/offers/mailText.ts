import type { OfferShownFragment } from '../../../graphql/generated/operations.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { adminName } from '../enquiry.ts';

const states = { WAITING: 'waiting for the mail server', SENT: 'e-mailed', FAILED: 'not e-mailed' } as const;
const failures = {
  REFUSED: '. The mail server refused the address: call the buyer, or look for the right address.',
  CONTENT_REFUSED: '. The mail server refused what is in it, perhaps as spam or too large: call the buyer.',
  GIVEN_UP: '. The mail server did not take it for two days: the setting SMTP_URL of the server may be wrong.',
  HELD_BACK: '',
} as const;

/** Says what became of the letter with an offer. */
export const mailText = ({ state, failure, admin, createdAt }: NonNullable<OfferShownFragment['mail']>) =>
  `${states[state]}, ${adminName(admin)}, ${fullDate(createdAt)}${failure ? failures[failure] : ''}`;
