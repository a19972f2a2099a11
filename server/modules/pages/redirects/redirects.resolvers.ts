import { notFound } from '../../../core/errors.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { checkRedirect } from './redirects.check.ts';
import { findRedirect, listRedirects, putRedirect, removeRedirect } from './redirects.store.ts';

export const redirectResolvers = {
  Query: {
    redirects(_, __, context) {
      return listRedirects(context.db);
    },
  },
  Mutation: {
    addRedirect(_, { input, key }, context) {
      const sent = { mutation: 'addRedirect', key, content: input };
      return createOnce(context, sent, {
        create: (db) =>
          db.write(async (tx) => {
            const { from, to } = await checkRedirect(tx, input);
            return putRedirect(tx, from, to, Date.now());
          }),
        idOf: ({ from }) => from,
        find: findRedirect,
      });
    },
    async removeRedirect(_, { from }, context) {
      if (!(await context.db.write((tx) => removeRedirect(tx, from)))) throw notFound('Redirect');
      return true;
    },
  },
  Redirect: { createdAt: ({ createdAt }) => new Date(createdAt).toISOString() },
} satisfies Resolvers;
