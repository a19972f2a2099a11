import { notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { findByLink } from '../enquiries/statusLink.ts';
import { changed } from '../quotes/changedList.ts';
import { repeatOrder } from './repeatOrder.ts';
import { shownOrder } from './readOrder.ts';

export const repeatOrderResolvers = {
  Mutation: {
    async repeatOrder(_, { number, token }, context) {
      const { db, limits, address, quoteToken } = context;
      const enquiry = await limits.followLink(address, () => findByLink(db, number, token));
      const order = enquiry && (await shownOrder(db, enquiry.seq));
      if (!order) throw notFound('Order');
      return (await changed(context, () => repeatOrder(db, quoteToken, { enquiry, order }))).list;
    },
  },
} satisfies Resolvers;
