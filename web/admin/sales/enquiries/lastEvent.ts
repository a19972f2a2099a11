import type { EnquiryInListFragment } from './enquiries.generated.ts';
import type { EnquiryState, OrderState, OfferRequestKind } from '../../../graphql/generated/schema.ts';
import { stateNames as orderStates } from '../orders/orderTexts.ts';
import { daysLeft } from '../offers/reminding.ts';
import * as words from '../../../words/admin/en/enquiries.ts';
import { stateNames } from './enquiryStates.ts';
import { smallLetters } from '../../session/officeLetters.ts';

interface Happened {
  state: EnquiryState;
  rowCount: number;
  questions: readonly { createdAt: string }[];
  letters: readonly { createdAt: string }[];
  offers: readonly {
    number: string;
    sentAt: string | null;
    validUntil: string;
    requests: readonly { kind: OfferRequestKind; createdAt: string }[];
  }[];
  orders: readonly { number: string; state: OrderState }[];
}

/** Returns the revision of an offer: '2' of 'T-2026-00042/2'. */
export const revisionOf = (number: string) => number.slice(number.lastIndexOf('/') + 1);

export const requestTexts: Record<OfferRequestKind, string> = {
  CHANGE: words.asksForChanges,
  DECLINE: words.hasDeclined,
  RENEWAL: words.asksForNewOffer,
};

/** How much a chip asks for: an answer, care, nothing. */
export type Urgency = 'accent' | 'warning' | 'primary' | 'neutral';

/** Says in a few words what has happened last to an enquiry, which its state alone does not tell: 'Asks for changes', 'Offer 2 sent'. */
export function lastEvent({ state, rowCount, offers, orders, questions, letters }: Happened): {
  text: string;
  urgency: Urgency;
} {
  const [asked, written, sentAt] = [questions.at(-1)?.createdAt, letters.at(-1)?.createdAt, offers[0]?.sentAt];
  if (asked && asked > (written ?? '') && asked > (sentAt ?? ''))
    return { text: words.asksQuestion, urgency: 'accent' };
  const order = orders.find((one) => one.state !== 'CANCELLED');
  if (order)
    return {
      text: words.orderedAnd(smallLetters(orderStates[order.state])),
      urgency: order.state === 'PLACED' ? 'warning' : 'neutral',
    };
  if (state === 'NEW') return { text: words.newLines(rowCount), urgency: 'accent' };
  if (state === 'WON' || state === 'LOST') return { text: stateNames[state], urgency: 'neutral' };
  const [last] = offers;
  const sent = offers.find(({ sentAt }) => sentAt !== null);
  if (last?.sentAt === null && !sent) return { text: words.offerNotSent(revisionOf(last.number)), urgency: 'neutral' };
  const [request] = sent?.requests.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)) ?? [];
  if (request) return { text: requestTexts[request.kind], urgency: 'accent' };
  if (sent && state === 'OFFERED') return { text: words.offerIsSent(revisionOf(sent.number)), urgency: 'primary' };
  return { text: stateNames[state], urgency: 'neutral' };
}

/** Returns what stands beside the name instead of a date: the order, or the days that the offer is still valid. */
export function whenText({ state, offers, orders }: EnquiryInListFragment, now: number): string | undefined {
  const order = orders.find((one) => one.state !== 'CANCELLED');
  if (order) return order.number;
  const sent = offers.find(({ sentAt }) => sentAt !== null);
  if (state !== 'OFFERED' || !sent || sent.requests.length > 0) return undefined;
  const left = daysLeft(sent, now);
  return left < 0 ? words.offerHasEnded : words.daysLeft(left);
}
