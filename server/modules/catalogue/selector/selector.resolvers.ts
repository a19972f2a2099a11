import type { Resolvers } from '../../../generated/resolvers.ts';
import { definitionsOf } from '../references/definitions.ts';
import { groupsOf } from './groups.ts';
import { kindPicture } from './kindPicture.ts';
import { matrixOf } from './matrix.ts';

export const selectorResolvers = {
  ProductConnection: {
    groups: async ({ list }, { first }, { db }) =>
      list === null ? [] : groupsOf(db, list, first, await definitionsOf(db)),
  },
  KindCount: {
    product: (kind, _, { db }) => kindPicture(db, kind),
  },
  ProductFacets: {
    matrix: async (facets, _, { db }) => matrixOf(db, facets, await definitionsOf(db)),
  },
} satisfies Resolvers;
