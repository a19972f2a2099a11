import type { LetterShownFragment as Letter } from '../../../graphql/generated/operations.ts';

const deeds = { ANSWER: 'answered', OFFER: 'sent an offer', REMINDER: 'sent a reminder' } as const;
const states = {
  WAITING: 'waiting for the mail server',
  SENT: 'e-mailed',
  FAILED: 'not delivered',
  ELSEWHERE: 'sent in another way',
} as const;
const failures = {
  REFUSED: 'The mail server refused the address: call, or look for the right address.',
  CONTENT_REFUSED: 'The mail server refused what is in it, perhaps as spam: write it in another way, or call.',
  GIVEN_UP: 'The mail server did not take it for two days: the setting SMTP_URL of the server may be wrong.',
  HELD_BACK: '',
} as const;

/** Says what somebody did with a letter: 'answered'. */
export const deedOf = ({ kind }: Letter) => deeds[kind];
export const stateOf = ({ state }: Letter) => states[state];
/** Says why a letter was not delivered; empty for any other. */
export const whyFailed = ({ state, failure }: Letter) =>
  state !== 'FAILED' ? '' : failure ? failures[failure] : 'The site did not send it.';
