import { requireAdmin } from '../../core/context.ts';
import { badInput, notFound, stale } from '../../core/errors.ts';
import type { CategoryInput, Resolvers } from '../../generated/resolvers.ts';
import { orderOf } from '../products/products.rows.ts';
import * as products from '../products/products.store.ts';
import { categoryId, uncategorizedId } from './categoryId.ts';
import * as categories from './categories.store.ts';

const valuesOf = ({ name, description }: CategoryInput) => ({ name, description: description ?? '' });

export const categoryResolvers: Resolvers = {
  Query: {
    categories: (_, __, { db }) => categories.list(db),
    category: (_, { id }, { db }) => categories.find(db, id),
  },
  Mutation: {
    async createCategory(_, { input }, context) {
      requireAdmin(context);
      const id = categoryId(input.name);
      if (id === uncategorizedId) throw badInput('name', 'This name is reserved for products without a category.');
      const added = await categories.create(context.db, id, valuesOf(input));
      if (!added) throw badInput('name', `There is already a category with the id “${id}”.`);
      return added;
    },
    async updateCategory(_, { id, input, version }, context) {
      requireAdmin(context);
      const saved = await categories.update(context.db, id, valuesOf(input), version);
      if (!saved) throw notFound('Category');
      if (saved === 'stale') throw stale('The category');
      return saved;
    },
    async deleteCategory(_, { id }, context) {
      requireAdmin(context);
      if (!(await categories.remove(context.db, id, Date.now()))) throw notFound('Category');
      return true;
    },
    async restoreCategory(_, { id }, context) {
      requireAdmin(context);
      const restored = await categories.restore(context.db, id);
      if (!restored) throw notFound('Deleted category');
      return restored;
    },
  },
  Category: {
    productCount: ({ id }, _, { db }) => products.countOf(db, { categoryId: id === uncategorizedId ? null : id }),
    products: ({ id }, { first, after, orderBy }, { db }) =>
      products.page(db, { categoryId: id === uncategorizedId ? null : id, ...orderOf(orderBy) }, { first, after }),
  },
};
