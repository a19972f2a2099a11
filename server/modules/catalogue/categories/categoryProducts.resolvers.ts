import { notFound } from '../../../core/errors.ts';
import { batched } from '../../../context/batched.ts';
import type { CategoryProductsArgs, Resolvers } from '../../../generated/resolvers.ts';
import { uncategorizedId } from '../references/categoryId.ts';
import { countProducts, countProductsOfEach, listedProducts, productsOfEach } from '../products/products.list.ts';
import { orderOf } from '../products/products.rows.ts';
import * as catalogue from './categories.changes.ts';

// A list of categories asks the same for each of them, so one statement answers for all.
const countIn = batched(({ db }, ids, args: MadeArgs) => countProductsOfEach(db, ids, madeOf(args)));
const pageIn = batched(({ db }, ids, { orderBy, ...args }: CategoryProductsArgs) =>
  productsOfEach(db, ids, { filter: madeOf(args), ...orderOf(orderBy) }, args),
);

type MadeArgs = Pick<CategoryProductsArgs, 'discontinued'>;
const madeOf = ({ discontinued }: MadeArgs) => (discontinued == null ? {} : { discontinued });

const withoutOne = { categoryId: null };

export const catalogueResolvers = {
  Mutation: {
    async deleteCategory(_, { id }, context) {
      if (!(await catalogue.removeCategory(context.db, id))) throw notFound('Category');
      return true;
    },
  },
  Category: {
    productCount: ({ id }, args, context) =>
      id === uncategorizedId
        ? countProducts(context.db, { ...withoutOne, ...madeOf(args) })
        : countIn(context, id, args),
    products: ({ id }, args, context) =>
      id === uncategorizedId
        ? listedProducts(context.db, { filter: { ...withoutOne, ...madeOf(args) }, ...orderOf(args.orderBy) }, args)
        : pageIn(context, id, args),
  },
} satisfies Resolvers;
