import type { Resolvers } from '../../../generated/resolvers.ts';
import { definitionsOf } from '../references/definitions.ts';
import { countDocumentKinds } from './counts.store.ts';
import { facetsOf } from './facets.ts';

export const filterResolvers = {
  ProductConnection: {
    async facets({ scope: readScope }, _, { db }) {
      const scope = await readScope();
      return scope && { ...(await facetsOf(db, scope, await definitionsOf(db))), scope };
    },
  },
  ProductFacets: {
    kinds: ({ kinds, scope }) => kinds.map((one) => ({ ...one, scope })),
    documents: ({ left }, _, { db }) => countDocumentKinds(db, left),
  },
} satisfies Resolvers;
