import type { Resolvers } from '../../../generated/resolvers.ts';
import { storedLira } from '../../../fields/lira.ts';
import { definitionsOf } from '../references/definitions.ts';
import { specsOf } from '../specs/specsOf.ts';
import { addVariants, lookAtVariants } from './addVariants.ts';

export const variantResolvers = {
  Query: {
    async newVariants(_, asked, { db }) {
      const { variants } = await lookAtVariants(db, asked);
      const definitions = await definitionsOf(db);
      return variants.map(({ values, problems }) => ({
        name: values.name,
        stockCode: values.stockCode ?? null,
        price: storedLira.read(values.price ?? null),
        specs: specsOf({ kindId: values.kindId ?? null, specs: values.specs ?? [] }, definitions).map(
          ({ attribute, text }) => ({ name: attribute.name, text }),
        ),
        problems,
      }));
    },
  },
  Mutation: {
    addVariants: (_, asked, { db }) => addVariants(db, asked, Date.now()),
  },
} satisfies Resolvers;
