import type { Resolvers } from '../../../generated/resolvers.ts';
import { definitionsOf } from '../references/definitions.ts';
import { facetsOf } from './facets.ts';

export const filterResolvers = {
  ProductConnection: {
    async facets({ scope }, _, { db }) {
      const counted = await scope();
      return counted && facetsOf(db, counted, await definitionsOf(db));
    },
  },
} satisfies Resolvers;
