import { requireAdmin } from '../../../context/rights.ts';
import { inUse, notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import * as products from '../products/products.store.ts';
import * as links from './previewLinks.store.ts';

const hour = 3_600_000;
/** A week. */
const usualHours = 168;
const iso = (time: number) => new Date(time).toISOString();

export const previewLinkResolvers = {
  Query: {
    previewLinks: (_, { productId }, { db }) => links.list(db, productId, Date.now()),
  },
  Mutation: {
    async createPreviewLink(_, { productId, hours }, context) {
      const { email: createdBy } = requireAdmin(context);
      if (!(await products.find(context.db, productId))) throw notFound('Product');
      const asked = { productId, createdBy, lasts: (hours ?? usualHours) * hour };
      const made = await links.add(context.db, asked, Date.now());
      if (made === 'full') throw inUse(`A product has at most ${links.mostLinks} links. Withdraw one first.`);
      return { link: made.link, path: `/onizleme/${made.token}` };
    },
    withdrawPreviewLink: (_, { id }, { db }) => links.withdraw(db, id),
  },
  PreviewLink: {
    createdAt: ({ createdAt }) => iso(createdAt),
    expiresAt: ({ expiresAt }) => iso(expiresAt),
  },
} satisfies Resolvers;
