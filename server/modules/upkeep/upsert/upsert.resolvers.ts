import type { Db } from '../../../db/database.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { guardOf } from '../../catalogue/products/products.patch.ts';
import { productsWithIds } from '../../catalogue/products/products.rows.ts';
import { tokenOfChange } from '../../../entity/undoToken.ts';
import { changeThatWrote, orLeft, trialUpsert, upsertProducts, type Upserted } from './upsertProducts.ts';

/** The outcomes are kept with the key of the caller, as text. */
const asText = (made: Upserted) => JSON.stringify(made);

async function shown(db: Db, { rows, written }: Upserted) {
  const ids = [...new Set(rows.flatMap(({ id }) => id ?? []))];
  const products = new Map((await productsWithIds(db, ids)).map((row) => [row.id, row]));
  const changeSeq = written && (await changeThatWrote(db, written));
  return {
    rows: rows.map(({ id, ...row }) => ({ ...row, product: products.get(id ?? '') ?? null })),
    undoToken: changeSeq == null ? null : tokenOfChange(changeSeq),
  };
}

export const upsertResolvers = {
  Mutation: {
    async upsertProducts(_, { rows, atomic, dryRun, confirmJumps, key }, context) {
      const { db } = context;
      const asked = { rows, atomic, confirmJumps, guard: guardOf(context) };
      if (dryRun) return shown(db, await trialUpsert(db, asked));
      const sent = { mutation: 'upsertProducts', key, content: { rows, atomic, confirmJumps } };
      const made = await orLeft(() =>
        createOnce(context, sent, {
          create: (inside) => upsertProducts(inside, asked),
          idOf: asText,
          find: (_db, text) => Promise.resolve(JSON.parse(text) as Upserted),
          keeps: ({ written }) => written !== null,
        }),
      );
      return shown(db, made);
    },
  },
} satisfies Resolvers;
