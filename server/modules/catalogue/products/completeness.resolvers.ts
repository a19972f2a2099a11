import type { Resolvers } from '../../../generated/resolvers.ts';
import { isSaidFine, missingParts } from '../references/completeness.ts';
import { definitionsOf } from '../references/definitions.ts';
import { requiredOf } from '../references/lackingSpecs.ts';

export const completenessResolvers = {
  Product: { completeness: (product) => product },
  Completeness: {
    percent: ({ complete }) => complete,
    async missing(product, _, { db }) {
      const definitions = await definitionsOf(db);
      const specs = isSaidFine(product, 'LACKS_SPECS') ? [] : requiredOf(product, definitions).missing;
      return [...specs.flatMap((id) => definitions.attributes.get(id)?.name ?? []), ...missingParts(product)];
    },
  },
} satisfies Resolvers;
