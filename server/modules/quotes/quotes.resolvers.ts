import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { gathered } from '../../core/gathered.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { standingOf } from '../enquiries/standing.ts';
import { withIds } from '../products/products.lookup.ts';
import type { ProductRow } from '../products/products.rows.ts';
import * as changes from './quoteChanges.ts';
import * as lists from './quoteList.store.ts';

/** The visitor's own list, as it is now. */
async function own({ db, quoteToken }: Context) {
  const list = await lists.find(db, quoteToken);
  return { sendKey: list?.sendKey ?? null, rows: list ? await lists.rowsOf(db, list.id) : [] };
}

/** Makes a change, within what an address may do, and lets the browser know of it. */
async function changed<Result extends changes.Changed>(context: Context, change: () => Promise<Result>) {
  await context.limits.beforeQuoteChange(context.address);
  const result = await change();
  const { token, count } = result;
  context.setQuoteList({ token, count });
  return { ...result, list: await own({ ...context, quoteToken: token }) };
}

const productGathered = gathered<Record<string, never>, { product: ProductRow | null }>(async ({ db }, ids) => {
  const found = new Map((await withIds(db, ids)).map((product) => [product.id, product]));
  return new Map(ids.map((id) => [id, { product: found.get(id) ?? null }]));
});

const productOf = async (context: Context, id: string | null) =>
  id === null ? null : (await productGathered(context, id, {})).product;

/** Ids that are none lead to no row. */
const seqOf = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : 0);

export const quoteResolvers: Resolvers = {
  Query: {
    quoteList: (_, __, context) => own(context),
  },
  Mutation: {
    addToQuoteList: async (_, { rows }, context) =>
      (await changed(context, () => changes.addRows(context.db, context.quoteToken, rows))).list,
    async changeQuoteRow(_, { id, input }, context) {
      const { quantity, note, productId, text } = input;
      const change = {
        ...(quantity !== undefined && { quantity }),
        ...(note !== undefined && { note }),
        ...(productId && { productId }),
        ...(text && { text }),
      };
      if (!(await lists.find(context.db, context.quoteToken))) throw notFound('Row');
      return (await changed(context, () => changes.changeRow(context.db, context.quoteToken, seqOf(id), change))).list;
    },
    removeQuoteRow: async (_, { id }, context) =>
      (await changed(context, () => changes.removeRow(context.db, context.quoteToken, seqOf(id)))).list,
    async clearQuoteList(_, __, context) {
      await changes.removeAll(context.db, context.quoteToken);
      context.setQuoteList(null);
      return own({ ...context, quoteToken: null });
    },
    pasteIntoQuoteList: (_, { text }, context) =>
      changed(context, () => changes.pasteRows(context.db, context.quoteToken, text)),
  },
  QuoteRow: {
    id: ({ seq }) => String(seq),
    product: ({ productId }, _, context) => productOf(context, productId),
    standing: async (row, _, context) => standingOf({ ...row, product: await productOf(context, row.productId) }),
    candidates: async ({ candidates }, _, context) =>
      (await Promise.all(candidates.map((id) => productOf(context, id)))).flatMap((product) => product ?? []),
  },
};
