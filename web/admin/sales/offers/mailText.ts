import type { OfferShownFragment } from './offers.generated.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/offers.ts';

/** Says what became of the letter with an offer. */
export function mailText(
  { state, failure, admin, createdAt }: NonNullable<OfferShownFragment['mail']>,
  nameOf: (who: string) => string,
) {
  const said = words.mailStates[state](nameOf(admin), fullDate(createdAt));
  const why = failure && words.mailFailures[failure];
  return why ? `${said}. ${why}` : said;
}
