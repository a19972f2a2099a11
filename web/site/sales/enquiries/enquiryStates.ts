import type { EnquiryState } from '../../../graphql/generated/schema.ts';
import * as texts from '../../../words/tr/enquiry.ts';

/** The states of an enquiry in the buyer's words. */
export const enquiryStates: Record<EnquiryState, string> = {
  NEW: texts.isNew,
  IN_PROGRESS: texts.isInProgress,
  OFFERED: texts.isOffered,
  WON: texts.isWon,
  LOST: texts.isLost,
};
