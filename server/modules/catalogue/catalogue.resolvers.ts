import { requireAdmin } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { gathered } from '../../core/gathered.ts';
import type { CategoryProductsArgs, Resolvers } from '../../generated/resolvers.ts';
import { uncategorizedId } from '../categories/categoryId.ts';
import { countOf, countOfEach, list, listOfEach } from '../products/products.lists.ts';
import { orderOf } from '../products/products.rows.ts';
import * as catalogue from './catalogue.store.ts';

// A list of categories asks the same of each: one statement answers for all of them.
const countIn = gathered(({ db }, ids, _: object) => countOfEach(db, ids));
const pageIn = gathered(({ db }, ids, { orderBy, ...request }: CategoryProductsArgs) =>
  listOfEach(db, ids, orderOf(orderBy), request),
);

const withoutOne = { categoryId: null };

export const catalogueResolvers: Resolvers = {
  Mutation: {
    async deleteCategory(_, { id }, context) {
      requireAdmin(context);
      if (!(await catalogue.removeCategory(context.db, id, Date.now()))) throw notFound('Category');
      return true;
    },
    async restoreCategory(_, { id }, context) {
      requireAdmin(context);
      const restored = await catalogue.restoreCategory(context.db, id);
      if (!restored) throw notFound('Deleted category');
      return restored;
    },
  },
  Category: {
    productCount: ({ id }, _, context) =>
      id === uncategorizedId ? countOf(context.db, withoutOne) : countIn(context, id, {}),
    products: ({ id }, args, context) =>
      id === uncategorizedId
        ? list(context.db, { filter: withoutOne, ...orderOf(args.orderBy) }, args)
        : pageIn(context, id, args),
  },
};
