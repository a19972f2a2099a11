import { stale } from '../../../core/errors.ts';
import { cachedByRevision } from '../../../db/cachedByRevision.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import * as documents from '../../catalogue/references/documents.store.ts';
import * as about from './about.store.ts';

/** A list of documents asks this for each of them, so the answer is cached by content revision. */
const listed = cachedByRevision(async (db) => new Set((await about.find(db))?.documentIds));

export const aboutResolvers = {
  Query: {
    about: (_, __, { db }) => about.find(db),
  },
  Mutation: {
    async updateAbout(_, { input, version }, context) {
      const saved = await about.save(context.db, input, version);
      if (saved === 'stale') throw stale('The about page');
      return saved;
    },
  },
  About: {
    documents: ({ documentIds }, _, { db }) => documents.findAll(db, documentIds),
  },
  Document: {
    isOnAboutPage: async ({ id }, _, { db }) => (await listed(db)).has(id),
  },
} satisfies Resolvers;
