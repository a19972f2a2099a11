import { notFound, stale } from '../../../core/errors.ts';
import { cachedByRevision } from '../../../db/caches/cachedByRevision.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { definitionsOf } from '../references/definitions.ts';
import { kinds } from '../references/kinds.store.ts';

/** A list of kinds asks for each count, so all are read at once and cached. */
const countsOf = cachedByRevision(kinds.countProducts);

export const kindResolvers = {
  Query: {
    productKinds: (_, __, { db }) => kinds.list(db),
    productKind: (_, { id }, { db }) => kinds.find(db, id),
  },
  Mutation: {
    createProductKind(_, { input, key }, context) {
      const sent = { mutation: 'createProductKind', key, content: input };
      return createOnce(context, sent, {
        create: (db) => kinds.create(db, input),
        idOf: ({ id }) => id,
        find: kinds.find,
      });
    },
    async updateProductKind(_, { id, input, version }, context) {
      const saved = await kinds.update(context.db, id, input, version);
      if (!saved) throw notFound('Kind');
      if (saved === 'stale') throw stale('The kind');
      return saved;
    },
    async deleteProductKind(_, { id }, context) {
      if (!(await kinds.removeUnused(context.db, id))) throw notFound('Kind');
      return true;
    },
  },
  ProductKind: {
    async attributes(kind, _, { db }) {
      const { attributes } = await definitionsOf(db);
      return kind.attributes.flatMap(({ attributeId, ...rest }) => {
        const attribute = attributes.get(attributeId);
        return attribute ? [{ attribute, ...rest }] : [];
      });
    },
    async letters({ letters }, _, { db }) {
      const { attributes } = await definitionsOf(db);
      return letters.flatMap(({ letter, attributeId }) => {
        const attribute = attributes.get(attributeId);
        return attribute ? [{ letter, attribute }] : [];
      });
    },
    productCount: async ({ id }, _, { db }) => (await countsOf(db)).get(id) ?? 0,
  },
} satisfies Resolvers;
