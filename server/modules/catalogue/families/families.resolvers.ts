import { notFound, stale } from '../../../core/errors.ts';
import { cachedByRevision } from '../../../db/caches/cachedByRevision.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { definitionsOf } from '../references/definitions.ts';
import { toApiSpec } from '../specs/toApiSpec.ts';
import { articlesOf } from './articles.ts';
import { compareByColumns } from './compareByColumns.ts';
import { families } from '../references/families.store.ts';
import { outlineOf } from '../sections/outlineOf.ts';
import { sizeRunOf } from './sizeRun.ts';

/** A list of families asks for each count, so all are read at once and cached. */
const countsOf = cachedByRevision(families.countProducts);

export const familyResolvers = {
  Query: {
    families: (_, __, { db }) => families.list(db),
    family: (_, { id }, { db }) => families.find(db, id),
  },
  Mutation: {
    createFamily(_, { input, key }, context) {
      const sent = { mutation: 'createFamily', key, content: input };
      return createOnce(context, sent, {
        create: (db) => families.create(db, input),
        idOf: ({ id }) => id,
        find: families.find,
      });
    },
    async updateFamily(_, { id, input, version }, context) {
      const before = await families.find(context.db, id);
      const saved = await families.update(context.db, id, input, version);
      if (!saved) throw notFound('Family');
      if (saved === 'stale') throw stale('The family');
      if (before?.columns.join() !== saved.columns.join()) await compareByColumns(context.db, id);
      return saved;
    },
    async deleteFamily(_, { id }, context) {
      if (!(await families.removeUnused(context.db, id))) throw notFound('Family');
      return true;
    },
  },
  Product: {
    async sizeRun({ id, familyId }, _, { db }) {
      const definitions = await definitionsOf(db);
      const family = familyId === null ? undefined : definitions.families.get(familyId);
      return family ? sizeRunOf(id, await articlesOf(db, family), definitions) : null;
    },
  },
  SizeStep: {
    outline: async ({ product }, _, { db }) => outlineOf(product, await definitionsOf(db)),
  },
  Family: {
    async columns({ columns }, _, { db }) {
      const { attributes } = await definitionsOf(db);
      return columns.flatMap((id) => attributes.get(id) ?? []);
    },
    articles: async (family, _, { db }) =>
      (await articlesOf(db, family)).map(({ product, specs }) => ({ product, specs: specs.map(toApiSpec) })),
    productCount: async ({ id }, _, { db }) => (await countsOf(db)).get(id) ?? 0,
  },
} satisfies Resolvers;
