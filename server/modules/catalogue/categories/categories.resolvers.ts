import { badInput, notFound, stale } from '../../../core/errors.ts';
import { enteredOf, givenOf } from '../../../fields/field.ts';
import { createOnce } from '../../../entity/createOnce.ts';
import type { Resolvers } from '../../../generated/resolvers.ts';
import * as catalogue from './categories.changes.ts';
import { categoryFields } from './categories.entity.ts';
import { statusOfNew, createCategory, findCategory, listCategories } from '../references/categories.store.ts';
import { categoryId } from '../references/categoryId.ts';

export const categoryResolvers = {
  Query: {
    categories: (_, __, { db }) => listCategories(db),
    category: (_, { id }, { db }) => findCategory(db, id),
  },
  Mutation: {
    createCategory(_, { input, key }, context) {
      const sent = { mutation: 'createCategory', key, content: input };
      return createOnce(context, sent, {
        async create(db) {
          const id = categoryId(input.name);
          const status = input.status ?? (await statusOfNew(db));
          const added = await createCategory(db, id, enteredOf(categoryFields, { ...input, status }));
          if (!added) throw badInput('name', `There is already a category with the id “${id}”.`);
          return added;
        },
        idOf: ({ id }) => id,
        find: findCategory,
      });
    },
    async updateCategory(_, { id, input, version }, context) {
      const saved = await catalogue.updateCategory(context.db, id, givenOf(categoryFields, input), version);
      if (!saved) throw notFound('Category');
      if (saved === 'stale') throw stale('The category');
      return saved;
    },
  },
} satisfies Resolvers;
