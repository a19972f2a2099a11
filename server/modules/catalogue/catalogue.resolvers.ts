import { requireAdmin } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { uncategorizedId } from '../categories/categoryId.ts';
import { orderOf } from '../products/products.rows.ts';
import * as products from '../products/products.store.ts';
import * as catalogue from './catalogue.store.ts';

const filterOf = (id: string) => ({ categoryId: id === uncategorizedId ? null : id });

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
    productCount: ({ id }, _, { db }) => products.countOf(db, filterOf(id)),
    products: ({ id }, { first, after, orderBy }, { db }) =>
      products.page(db, { ...filterOf(id), ...orderOf(orderBy) }, { first, after }),
  },
};
