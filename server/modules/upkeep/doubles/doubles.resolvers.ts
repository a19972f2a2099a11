import { requireAdmin } from '../../../context/rights.ts';
import { badInput, notFound } from '../../../core/errors.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import { productRowsWithSeqs, productsWithIds } from '../../catalogue/products/products.rows.ts';
import { listDoubles, type Pair } from './doubles.store.ts';
import { lookAtMerge } from './lookAtMerge.ts';
import { mergeProducts } from './mergeProducts.ts';
import { idsOfDoubles, listSettledDoubles, pairKeyOfDoubles, settleDouble } from './notDoubles.store.ts';

/** The page begins behind this pair, or where it stood before it was settled. */
const cursorOf = ({ one, other }: Pair) => Buffer.from(`${one.seq}.${other.seq}`).toString('base64url');

const mostSettled = 100;

export const doubleResolvers = {
  Query: {
    async doubles(_, { first, after }, { db }) {
      const { pairs, isAll } = await listDoubles(db);
      const size = first ?? 20;
      const from = after == null ? 0 : pairs.findIndex((pair) => cursorOf(pair) === after) + 1;
      const page = pairs.slice(from, from + size);
      const seqs = page.flatMap(({ one, other }) => [one.seq, other.seq]);
      const rows = new Map((await productRowsWithSeqs(db, seqs)).map((row) => [row.seq, row]));
      const last = page.at(-1);
      return {
        totalCount: pairs.length,
        isCountExact: isAll,
        nodes: page.flatMap(({ one, other, reasons }) => {
          const [first, second] = [rows.get(one.seq), rows.get(other.seq)];
          return first && second ? [{ one: first, other: second, reasons }] : [];
        }),
        endCursor: last && from + size < pairs.length ? cursorOf(last) : null,
      };
    },
    async settledDoubles(_, __, { db }) {
      const rows = await listSettledDoubles(db, mostSettled);
      const ids = rows.flatMap(({ pair }) => idsOfDoubles(pair));
      const found = new Map((await productsWithIds(db, [...new Set(ids)])).map((row) => [row.id, row]));
      return rows.flatMap(({ pair, admin, createdAt }) => {
        const [one, other] = idsOfDoubles(pair).map((id) => found.get(id));
        return one && other ? [{ one, other, admin, at: new Date(createdAt).toISOString() }] : [];
      });
    },
    productMerge: (_, pair, { db }) => lookAtMerge(db, pair),
  },
  Mutation: {
    async settleDouble(_, { oneId, otherId, areTwo }, context) {
      if (oneId === otherId) throw badInput('otherId', 'These are one product.');
      if (areTwo && (await productsWithIds(context.db, [oneId, otherId])).length < 2) throw notFound('Product');
      const { email } = requireAdmin(context);
      await settleDouble(context.db, pairKeyOfDoubles(oneId, otherId), { areTwo, admin: email });
      return true;
    },
    async mergeProducts(_, merge, { db }) {
      const { undo, id } = await mergeProducts(db, merge, Date.now());
      const [product] = await productsWithIds(db, [id]);
      if (!product) throw notFound('Product');
      return { product, undo };
    },
  },
} satisfies Resolvers;
