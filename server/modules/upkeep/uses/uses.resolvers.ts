import { requireAdmin } from '../../../context/rights.ts';
import { dayHere } from '../../../core/companyDays.ts';
import { presenceOf } from '../../../live/presence.ts';
import { may, requireMay, seeing } from '../../../rights/may.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { badInput } from '../../../core/errors.ts';
import { chosenIds, readChoice } from '../../catalogue/products/products.choice.ts';
import { waitingStepsWith } from '../../catalogue/plans/plans.store.ts';
import { namesOfPeople } from '../../people/accounts/accounts.store.ts';
import { requireLiveSession } from '../../people/sessions/requireSession.ts';
import { enquiryEntity } from '../../sales/enquiries/enquiries.entity.ts';
import { openOffersWith } from '../../sales/offers/openOffers.store.ts';
import { withHistory } from '../history/recordedEntities.ts';

/** The answer names at most this many. */
const mostNamed = 10;
/** Nobody deletes more at once. */
const mostLookedAt = 5000;
const iso = (time: number) => new Date(time).toISOString();

export const usesResolvers = {
  Query: {
    async productUses(_, { which }, context) {
      const { db } = context;
      const ids = await chosenIds(db, readChoice(which), mostLookedAt);
      const numbers = await openOffersWith(db, ids, dayHere(Date.now()));
      const steps = await waitingStepsWith(db, 'product', ids);
      return {
        openOffers: numbers.length,
        offerNumbers: may(context, seeing(enquiryEntity, 'content')) ? numbers.slice(0, mostNamed) : [],
        plans: steps
          .slice(0, mostNamed)
          .map(({ seq, at, plan }) => ({ id: String(seq), name: plan.name, at: iso(at) })),
      };
    },
  },
  Subscription: {
    openedBy: {
      async subscribe(_, { entity, id }, context) {
        const { email } = requireAdmin(context);
        const recorded = withHistory(entity.toLowerCase());
        if (!recorded) throw badInput('entity', 'There is no form of it.');
        requireMay(context, seeing(recorded, 'content'));
        await requireLiveSession(context);
        const names = await namesOfPeople(context.db);
        return presenceOf(context.db).follow(`${entity} ${id}`, email, (others) => ({
          openedBy: {
            people: others.map(({ admin, since }) => ({ name: names.get(admin) ?? admin, since: iso(since) })),
          },
        }));
      },
    },
  },
} satisfies Resolvers;
