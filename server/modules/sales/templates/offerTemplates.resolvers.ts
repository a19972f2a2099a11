import { notFound, stale } from '../../../core/errors.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { offerTemplates } from './offerTemplates.store.ts';

export const offerTemplateResolvers = {
  Query: {
    offerTemplates: (_, __, { db }) => offerTemplates.list(db),
    offerTemplate: (_, { id }, { db }) => offerTemplates.find(db, id),
  },
  Mutation: {
    createOfferTemplate(_, { input, key }, context) {
      const sent = { mutation: 'createOfferTemplate', key, content: input };
      return createOnce(context, sent, {
        create: (db) => offerTemplates.create(db, input),
        idOf: ({ id }) => id,
        find: offerTemplates.find,
      });
    },
    async updateOfferTemplate(_, { id, input, version }, context) {
      const saved = await offerTemplates.update(context.db, id, input, version);
      if (!saved) throw notFound('Template');
      if (saved === 'stale') throw stale('The template');
      return saved;
    },
    async deleteOfferTemplate(_, { id }, context) {
      if (!(await offerTemplates.removeUnused(context.db, id))) throw notFound('Template');
      return true;
    },
  },
} satisfies Resolvers;
