import type { OfferShownFragment } from './offers.generated.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { adminName } from '../enquiry.ts';
import * as words from '../../../words/admin/en/offers.ts';

/** Says what became of the letter with an offer. */
export function mailText({ state, failure, admin, createdAt }: NonNullable<OfferShownFragment['mail']>) {
  const said = words.mailStates[state](adminName(admin), fullDate(createdAt));
  const why = failure && words.mailFailures[failure];
  return why ? `${said}. ${why}` : said;
}
