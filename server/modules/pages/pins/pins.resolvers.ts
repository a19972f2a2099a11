import { notFound } from '../../../core/errors.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { productOf } from '../../catalogue/products/products.rows.ts';
import { changePin, findPin, listPins, putPin, removePin } from '../../catalogue/references/pins.store.ts';
import { checkPin } from './checkPin.ts';

export const pinResolvers = {
  Query: { pins: (_, __, { db }) => listPins(db) },
  Mutation: {
    addPin(_, { input, key }, context) {
      return createOnce(
        context,
        { mutation: 'addPin', key, content: input },
        {
          create: (db) => db.write(async (tx) => putPin(tx, await checkPin(tx, input))),
          idOf: ({ said }) => said,
          find: findPin,
        },
      );
    },
    changePin: (_, { id, input }, { db }) =>
      db.write(async (tx) => {
        const before = await findPin(tx, id);
        if (!before) throw notFound('Pin');
        return changePin(tx, before, await checkPin(tx, input, before.key));
      }),
    removePin: (_, { id }, { db }) =>
      db.write(async (tx) => {
        const before = await findPin(tx, id);
        if (!before) throw notFound('Pin');
        return removePin(tx, before.key);
      }),
  },
  Pin: {
    products: async ({ productIds }, _, context) =>
      (await Promise.all(productIds.map((id) => productOf(context, id)))).flatMap((product) => product ?? []),
  },
} satisfies Resolvers;
