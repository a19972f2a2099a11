import type { Resolvers } from '../../../generated/resolvers.ts';
import { withIds } from '../products/products.lookup.ts';
import { boughtTogether } from './boughtTogether.ts';

export const togetherResolvers = {
  Product: {
    boughtTogether: ({ id }, _, context) => boughtTogether(context, id, {}),
    namedTogether: ({ togetherIds }, _, { db }) => withIds(db, togetherIds),
  },
} satisfies Resolvers;
