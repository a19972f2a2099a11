import type { Context } from '../../../context/context.ts';
import { batched } from '../../../context/batched.ts';
import { notFound } from '../../../core/errors.ts';
import { steadyTime } from '../../../db/clock.store.ts';
import { storedLira } from '../../../fields/ladder.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { countState } from '../enquiries/countState.ts';
import type { EnquiryRecord } from '../enquiries/enquiries.store.ts';
import { findByLink } from '../enquiries/statusLink.ts';
import { askForChange, askForRenewal, declineOffer, type Asking } from './askAboutOffer.ts';
import {
  type OfferRequestLineRecord,
  type OfferRequestRecord,
  findOfferRequestByKey,
  linesOfOfferRequest,
  requestsOfOffer,
} from './offerRequests.store.ts';

type None = Record<string, never>;
type Link = { number: string; token: string };

const requestsBatched = batched<None, OfferRequestRecord[]>(async ({ db }, ids) => {
  const all = await requestsOfOffer(db, ids.map(Number));
  return new Map(ids.map((id) => [id, all.filter(({ offerSeq }) => String(offerSeq) === id)]));
});

const linesBatched = batched<None, OfferRequestLineRecord[]>(async ({ db }, ids) => {
  const all = await linesOfOfferRequest(db, ids.map(Number));
  return new Map(ids.map((id) => [id, all.filter(({ requestSeq }) => String(requestSeq) === id)]));
});

/** Follows the buyer's link, counts the answer towards the limit of the address, and stores it. */
async function answered(
  context: Context,
  { number, token }: Link,
  key: string,
  store: (enquiry: EnquiryRecord, asking: Asking) => Promise<EnquiryRecord | 'stale' | undefined>,
) {
  const { db, limits, address } = context;
  const enquiry = await limits.followLink(address, () => findByLink(db, number, token));
  if (!enquiry) throw notFound('Offer');
  // Sending the same again costs nothing.
  if (!(await findOfferRequestByKey(db, key))) await limits.beforeOfferAnswer(address);
  const asking = { now: await steadyTime(db, Date.now()), onState: countState(context) };
  const row = await store(enquiry, asking);
  if (!row || row === 'stale') throw notFound('Offer');
  return row;
}

export const offerRequestResolvers = {
  Mutation: {
    requestOfferChange: (_, { input, ...link }, context) =>
      answered(context, link, input.key, (enquiry, asking) => askForChange(context.db, enquiry, input, asking)),
    declineOffer: (_, { input, ...link }, context) =>
      answered(context, link, input.key, (enquiry, asking) => declineOffer(context.db, enquiry, input, asking)),
    requestOfferRenewal: (_, { input, ...link }, context) =>
      answered(context, link, input.key, (enquiry, asking) => askForRenewal(context.db, enquiry, input, asking)),
  },
  Offer: {
    requests: ({ seq }, _, context) => requestsBatched(context, String(seq), {}),
  },
  OfferRequest: {
    lines: ({ seq }, _, context) => linesBatched(context, String(seq), {}),
  },
  OfferRequestLine: {
    price: ({ price }) => storedLira.read(price),
  },
} satisfies Resolvers;
