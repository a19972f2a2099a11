import { Alert } from '@mui/material';
import type { LetterShownFragment as Letter } from './letters.generated.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/letters.ts';

const deeds = words.deeds;
const states = words.states;
const failures = words.failures;

/** Says what somebody did with a letter: 'answered'. */
export const deedOf = ({ kind }: Letter) => deeds[kind];
export const stateOf = ({ state }: Letter) => states[state];
/** Says why a letter was not delivered, or that it is late; empty for any other. */
export const whyFailed = ({ state, failure }: Letter) =>
  failure ? failures[failure] : state === 'FAILED' ? words.theSiteDidNotSendIt : '';

/** Warns above a message or an enquiry when the last letter did not arrive. */
export function FailedLetter({ letters }: { letters: Letter[] }) {
  const last = letters.at(-1);
  if (last?.state !== 'FAILED') return null;
  return (
    <Alert severity="warning" role="status" sx={{ mt: 1.5, maxWidth: 760 }}>
      {words.notDelivered(fullDate(last.createdAt), whyFailed(last))}
    </Alert>
  );
}
