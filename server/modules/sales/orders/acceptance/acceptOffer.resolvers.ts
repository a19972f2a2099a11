import { requireAdmin } from '../../../../context/rights.ts';
import { notFound } from '../../../../core/errors.ts';
import { steadyTime } from '../../../../db/clock.store.ts';
import type { Resolvers } from '../../../../generated/resolvers.ts';
import { networkOf } from '../../../../limits/address.ts';
import { countState } from '../../enquiries/countState.ts';
import { findByLink } from '../../enquiries/statusLink.ts';
import { acceptOffer } from './acceptOffer.ts';
import { readOwnOrder } from './ownOrder.ts';
import { readSignedPaper, recordAcceptance } from './recordAcceptance.ts';

export const acceptOfferResolvers = {
  Mutation: {
    async acceptOffer(_, { number, token, input, file }, context) {
      const { db, limits, address } = context;
      const enquiry = await limits.followLink(address, () => findByLink(db, number, token));
      if (!enquiry) throw notFound('Offer');
      return acceptOffer(context, {
        enquiry,
        input,
        own: file ? await readOwnOrder(file) : null,
        network: networkOf(address) ?? '',
        now: await steadyTime(db, Date.now()),
        admit: () => limits.beforeOfferAnswer(address),
        onState: countState(context),
      });
    },
    async recordAcceptance(_, { offerId, input, file, key }, context) {
      const { email: admin } = requireAdmin(context);
      const own = file ? await readSignedPaper(file) : null;
      const now = await steadyTime(context.db, Date.now());
      return recordAcceptance(context, { offerId, input, own, key, admin, now, onState: countState(context) });
    },
  },
} satisfies Resolvers;
