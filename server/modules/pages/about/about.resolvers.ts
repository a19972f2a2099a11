import { stale } from '../../../core/errors.ts';
import { cachedByRevision } from '../../../db/caches/cachedByRevision.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { findDocuments } from '../../catalogue/references/documents.store.ts';
import { findAbout, saveAbout } from './about.store.ts';

/** A list of documents asks this for each of them, so the answer is cached by content revision. */
const listed = cachedByRevision(async (db) => new Set((await findAbout(db))?.documentIds));

export const aboutResolvers = {
  Query: {
    about: (_, __, { db }) => findAbout(db),
  },
  Mutation: {
    async updateAbout(_, { input, version }, context) {
      const saved = await saveAbout(context.db, input, version);
      if (saved === 'stale') throw stale('The about page');
      return saved;
    },
  },
  About: {
    documents: ({ documentIds }, _, { db }) => findDocuments(db, documentIds),
  },
  Document: {
    isOnAboutPage: async ({ id }, _, { db }) => (await listed(db)).has(id),
  },
} satisfies Resolvers;
