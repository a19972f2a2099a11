import { isoFormat } from '../../../../common/text/locale.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import type { OfferShownFragment } from './offers.generated.ts';
import { dayForBuyer } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/offers.ts';
import { lettersIn } from '../../../words/admin/toBuyers.ts';
import { firstCapital } from '../../session/officeLetters.ts';

const day = 86_400_000;
/** After this many days without an answer, and this many before its end, an offer asks for a reminder. */
const quietDays = 7;
const lastDays = 3;

type Enquiry = Pick<EnquiryToRead, 'state' | 'letters'>;
type Offer = Pick<OfferShownFragment, 'sentAt' | 'validUntil'>;

/** Tells whether the buyer may be reminded of the offer. */
export const canRemind = ({ state }: Pick<Enquiry, 'state'>, { sentAt }: Offer) =>
  sentAt !== null && state !== 'WON' && state !== 'LOST';

/** Returns the days from today until the last day of the offer, both by the company's clock; negative after it. */
export const daysLeft = ({ validUntil }: Offer, now: number) =>
  (Date.parse(validUntil) - Date.parse(dayHere.format(now))) / day;

/** Returns why the buyer should be reminded now; empty when there is no reason yet. */
export function whyRemind({ state, letters }: Enquiry, offer: Offer, now: number): string {
  if (state !== 'OFFERED' || offer.sentAt === null) return '';
  const last = Math.max(Date.parse(offer.sentAt), ...letters.map(({ createdAt }) => Date.parse(createdAt)));
  const quiet = Math.floor((now - last) / day);
  const left = daysLeft(offer, now);
  const reasons = [
    quiet >= quietDays && words.noAnswerForDays(quiet),
    // Who was written to in these days knows.
    quiet >= 1 && left < 0 && words.noLongerValid,
    quiet >= 1 && left >= 0 && left <= lastDays && (left === 0 ? words.endsToday : words.endsInDays(left)),
  ];
  const why = reasons.filter(Boolean).join(', ');
  return firstCapital(why);
}

const dayHere = isoFormat({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

interface Written {
  name: string;
  number: string;
  sentAt: string;
  validUntil: string;
  address: string;
  signature: string;
  /** The language of the buyer. */
  language: string;
}

/** Writes the letter that reminds of an offer. */
export function reminderText(offer: Written, now: number) {
  const letters = lettersIn(offer.language);
  const [sent, until] = [offer.sentAt, offer.validUntil].map((day) => dayForBuyer(day, offer.language));
  const line = daysLeft(offer, now) < 0 ? letters.offerHasEnded : letters.offerEnds;
  return [
    letters.greeting(offer.name),
    '',
    line(sent ?? '', offer.number, until ?? ''),
    offer.address,
    '',
    letters.answerThisMail,
    '',
    letters.regards,
    offer.signature,
  ].join('\n');
}
