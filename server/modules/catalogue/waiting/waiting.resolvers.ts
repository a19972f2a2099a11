import type { Context } from '../../../context/context.ts';
import { requireAdmin } from '../../../context/rights.ts';
import { batched } from '../../../context/batched.ts';
import { notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { findImages } from '../images/images.store.ts';
import type { ProductRow } from '../products/products.rows.ts';
import { findProduct } from '../products/products.store.ts';
import { findCategory } from '../references/categories.store.ts';
import { discardWaiting, keepWaiting, publishWaiting } from './waiting.changes.ts';
import { resolved } from './resolved.ts';
import { type WaitingChangesRow, waitingChangesWithIds } from './waiting.store.ts';

const rowBatched = batched<Record<string, never>, { row: WaitingChangesRow | null }>(async ({ db }, ids) => {
  const found = new Map((await waitingChangesWithIds(db, ids)).map((row) => [row.productId, row]));
  return new Map(ids.map((id) => [id, { row: found.get(id) ?? null }]));
});

async function saved({ db }: Context, id: string) {
  const product = await findProduct(db, id);
  if (!product) throw notFound('Product');
  return product;
}

export const waitingResolvers = {
  Mutation: {
    async keepWaiting(_, { id, input, ...started }, context) {
      const { email } = requireAdmin(context);
      await keepWaiting(context.db, id, input, email, started);
      return saved(context, id);
    },
    async publishWaiting(_, { id, ...sent }, context) {
      await publishWaiting(context.db, id, sent);
      return saved(context, id);
    },
    async discardWaiting(_, { id, version }, context) {
      await discardWaiting(context.db, id, { version });
      return saved(context, id);
    },
  },
  Product: {
    async waiting(product, _, context) {
      const { row } = await rowBatched(context, product.id, {});
      const joined = row && resolved(product, row);
      return joined && joined.fields.length > 0 ? { ...joined, product, row } : null;
    },
  },
  WaitingChanges: {
    changedBy: ({ row }) => row.changedBy,
    changedAt: ({ row }) => new Date(row.changedAt).toISOString(),
    async product({ product, values }, _, { db }) {
      const changed = { ...product, ...values } as ProductRow;
      const { categoryId, image } = changed;
      const [picture] = image === null ? [] : await findImages(db, [image]);
      return {
        ...changed,
        category: categoryId === null ? null : await findCategory(db, categoryId),
        picture: picture ?? null,
      };
    },
  },
} satisfies Resolvers;
