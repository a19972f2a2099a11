import type { Resolvers } from '../../../generated/resolvers.ts';
import { productsWithIds } from '../products/products.rows.ts';
import { boughtTogether } from './boughtTogether.ts';

export const togetherResolvers = {
  Product: {
    boughtTogether: ({ id }, _, context) => boughtTogether(context, id, {}),
    namedTogether: ({ togetherIds }, _, { db }) => productsWithIds(db, togetherIds),
  },
} satisfies Resolvers;
