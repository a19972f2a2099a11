import { requireAdmin } from '../../../context/rights.ts';
import { badInput, inUse, notFound } from '../../../core/errors.ts';
import type { PlannedThing, Resolvers } from '../../../generated/resolvers.ts';
import {
  type Named,
  addPreviewLink,
  listPreviewLinks,
  mostPreviewLinks,
  withdrawPreviewLink,
} from '../../catalogue/previews/previewLinks.store.ts';
import { keyOf, thingsNow, published } from '../plans/things.ts';

const hour = 3_600_000;
/** A week. */
const usualHours = 168;
const iso = (time: number) => new Date(time).toISOString();

type Asked = { productId?: string | null | undefined; thing?: PlannedThing | null | undefined };

/** Throws `BAD_USER_INPUT` where nothing is named, and for what has no page. */
function named({ productId, thing }: Asked): Named {
  if (productId != null) return { entity: 'product', thingId: productId };
  if (!thing) throw badInput('thing', 'Say which one.');
  const entity = thing.entity.toLowerCase();
  if (!published.has(entity)) throw badInput('thing.entity', 'This is shown on no page.');
  return { entity, thingId: thing.id };
}

export const previewLinkResolvers = {
  Query: {
    previewLinks: (_, asked, { db }) => listPreviewLinks(db, named(asked), Date.now()),
  },
  Mutation: {
    async createPreviewLink(_, { hours, ...asked }, context) {
      const { email: createdBy } = requireAdmin(context);
      const { entity, thingId } = named(asked);
      const thing = { entity, id: thingId };
      if (!(await thingsNow(context.db, [thing])).has(keyOf(thing)))
        throw notFound(entity === 'product' ? 'Product' : 'What is shown');
      const made = await addPreviewLink(
        context.db,
        { entity, thingId, createdBy, lasts: (hours ?? usualHours) * hour },
        Date.now(),
      );
      if (made === 'full') throw inUse(`It has at most ${mostPreviewLinks} links. Withdraw one first.`);
      return { link: made.link, path: `/onizleme/${made.token}` };
    },
    withdrawPreviewLink: (_, { id }, { db }) => withdrawPreviewLink(db, id),
  },
  PreviewLink: {
    createdAt: ({ createdAt }) => iso(createdAt),
    expiresAt: ({ expiresAt }) => iso(expiresAt),
  },
} satisfies Resolvers;
