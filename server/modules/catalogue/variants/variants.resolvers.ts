import type { Resolvers } from '../../../generated/resolvers.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import { storedLira } from '../../../fields/ladder.ts';
import { codedProblems } from '../products/products.rowProblems.ts';
import { findProduct } from '../products/products.store.ts';
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
        faults: codedProblems({ code: null, problems }),
      }));
    },
  },
  Mutation: {
    addVariants(_, { key, ...asked }, context) {
      const sent = { mutation: 'addVariants', key, content: asked };
      return createOnce(context, sent, {
        create: (db) => addVariants(db, asked, Date.now()),
        idOf: ({ undo }) => undo.id,
        find: async (db, id) => (await findProduct(db, id)) && { count: asked.rows.length, undo: { id, version: 1 } },
      });
    },
  },
} satisfies Resolvers;
