import type { Resolvers } from '../../../generated/resolvers.ts';
import { offerTemplates } from './templates.entity.ts';
import { templateMutations } from './templateMutations.ts';

const { create, update, remove } = templateMutations(offerTemplates, 'OfferTemplate');

export const offerTemplateResolvers = {
  Query: {
    offerTemplates: (_, __, { db }) => offerTemplates.list(db),
    offerTemplate: (_, { id }, { db }) => offerTemplates.find(db, id),
  },
  Mutation: {
    createOfferTemplate: (_, sent, context) => create(context, sent),
    updateOfferTemplate: (_, sent, context) => update(context, sent),
    deleteOfferTemplate: (_, sent, context) => remove(context, sent),
  },
} satisfies Resolvers;
