import { cachedByRevision } from '../../../db/caches/cachedByRevision.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { countDocumentKinds } from '../filters/counts.store.ts';
import { isMade, scopeOf } from '../products/products.rows.ts';
import { findCategory } from '../references/categories.store.ts';
import { definitionsOf } from '../references/definitions.ts';
import { commonMeasures, valueOf } from './commonMeasures.ts';
import { commonOptions } from './commonOptions.ts';
import * as store from './measured.store.ts';
import { figuresOf } from './measured.store.ts';
import { measurableKinds } from './measurableKinds.ts';
import * as measurable from './measurable.store.ts';
import { readMeasures } from './readMeasures.ts';

const countsByKind = cachedByRevision(measurable.countsByKind);

export const measuredResolvers = {
  Query: {
    measurableKinds: async (_, { first }, { db }) => (await measurableKinds(db)).slice(0, first ?? undefined),
    async measurableKind(_, { id }, { db }) {
      const all = await measurableKinds(db);
      return (id ? all.find(({ kind }) => kind.id === id) : all[0]) ?? null;
    },
    async measuredProducts(_, { kindId, measures, worn }, { db }) {
      const kind = (await measurableKinds(db)).find((one) => one.kind.id === kindId);
      if (!kind) return null;
      const { specs, measured, conditions } = readMeasures(measures, kind.letters, worn ?? false);
      const found = await store.fitting(db, { kindIds: [kindId], specs });
      const nearest = found.count === 0 && measured.length > 0 ? await store.nearest(db, kindId, measured) : null;
      return { ...found, nearest, conditions };
    },
    commonOptions: (_, { attributeId, first }, { db }) => commonOptions(db, attributeId, first ?? 0),
    productsWithDocuments: (_, __, { db }) => countDocumentKinds(db, { where: isMade, stated: undefined }),
    catalogueFigures: async (_, __, { db }) => {
      const { kinds, families } = await definitionsOf(db);
      return { ...(await figuresOf(db)), kinds: kinds.size, families: families.size };
    },
  },
  Category: {
    async kinds({ id }, { first }, { db }) {
      const { kinds } = await definitionsOf(db);
      const scope = scopeOf({ categoryId: id, discontinued: false });
      const counts = (await countsByKind(db)).filter(({ categoryId }) => categoryId === id);
      return counts
        .flatMap(({ kindId, count }) => {
          const kind = kinds.get(kindId ?? '');
          return kind ? [{ kind, count, scope }] : [];
        })
        .toSorted((a, b) => b.count - a.count)
        .slice(0, first ?? undefined);
    },
  },
  MeasurableKind: {
    category: async ({ categoryId }, _, { db }) => (categoryId === null ? null : findCategory(db, categoryId)),
    letters: ({ letters, example }) =>
      letters.map((one) => ({ ...one, exampleText: valueOf(example.specs, one.attribute) })),
    common: (kind, _, { db }) => commonMeasures(db, kind),
  },
} satisfies Resolvers;
