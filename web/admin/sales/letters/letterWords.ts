import type { LetterShownFragment as Letter } from './letters.generated.ts';
import * as words from '../../../words/admin/en/letters.ts';

const deeds = words.deeds;
const states = words.states;
const failures = words.failures;

/** Says what somebody did with a letter: 'answered'. */
export const deedOf = ({ kind }: Letter) => deeds[kind];
export const stateOf = ({ state }: Letter) => states[state];
/** Says why a letter was not delivered; empty for any other. */
export const whyFailed = ({ state, failure }: Letter) =>
  state !== 'FAILED' ? '' : failure ? failures[failure] : words.theSiteDidNotSendIt;
