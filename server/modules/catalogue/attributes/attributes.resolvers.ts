import { unitFor } from '../../../../common/measures/specValues.ts';
import { units } from '../../../../common/measures/units.ts';
import { notFound, stale } from '../../../core/errors.ts';
import { cachedByRevision } from '../../../db/caches/cachedByRevision.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { createAttribute, mergeOptions, removeAttribute, updateAttribute } from './attributes.changes.ts';
import { definitionsOf } from '../references/definitions.ts';
import { find, list } from '../references/attributes.store.ts';
import { usageOfSpecs } from '../specs/specs.store.ts';

/** A list of attributes asks for each count, so all are read at once and cached. */
const usageOf = cachedByRevision(usageOfSpecs);

export const attributeResolvers = {
  Query: {
    attributes: (_, __, { db }) => list(db),
    attribute: (_, { id }, { db }) => find(db, id),
    units: () => [...units],
  },
  Mutation: {
    createAttribute(_, { input, key }, context) {
      const sent = { mutation: 'createAttribute', key, content: input };
      return createOnce(context, sent, {
        create: (db) => createAttribute(db, input),
        idOf: ({ id }) => id,
        find,
      });
    },
    async updateAttribute(_, { id, input, version }, context) {
      const saved = await updateAttribute(context.db, id, input, version);
      if (!saved) throw notFound('Attribute');
      if (saved === 'stale') throw stale('The attribute');
      return saved;
    },
    async deleteAttribute(_, { id }, context) {
      if (!(await removeAttribute(context.db, id))) throw notFound('Attribute');
      return true;
    },
    async mergeOptions(_, { attributeId, from, into }, context) {
      const saved = await mergeOptions(context.db, attributeId, from, into);
      if (!saved) throw notFound('Attribute');
      return saved;
    },
  },
  Attribute: {
    unit: ({ unit }) => unitFor(unit),
    options: ({ id, options }) => options.map((option) => ({ ...option, attributeId: id })),
    productCount: async ({ id }, _, { db }) => (await usageOf(db)).products.get(id) ?? 0,
    async kinds({ id }, _, { db }) {
      const { kinds } = await definitionsOf(db);
      return [...kinds.values()].filter((kind) => kind.attributes.some(({ attributeId }) => attributeId === id));
    },
  },
  AttributeOption: {
    productCount: async ({ id, attributeId }, _, { db }) => (await usageOf(db)).terms.get(attributeId)?.get(id) ?? 0,
  },
} satisfies Resolvers;
