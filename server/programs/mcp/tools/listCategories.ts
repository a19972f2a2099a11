import { z } from 'zod';
import { ProgramCategoriesDocument } from '../../generated/operations.ts';
import { tool } from '../tool.ts';

export const listCategories = tool({
  name: 'list_categories',
  title: 'List categories',
  description: [
    'All categories with the number of their products and the kinds of product in them. The ids are for',
    'search_products and list_filters.',
  ].join(' '),
  input: z.object({}),
  output: z.object({
    categories: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        description: z.string(),
        url: z.string(),
        products: z.number(),
        kinds: z.array(z.object({ id: z.string(), name: z.string(), products: z.number() })),
      }),
    ),
  }),
  async answer(_, { ask, origin }) {
    const { categories } = await ask(ProgramCategoriesDocument, {});
    return {
      categories: categories.map(({ id, name, description, productCount, kinds }) => ({
        id,
        name,
        description,
        url: `${origin}/categories/${encodeURIComponent(id)}`,
        products: productCount,
        kinds: kinds.map(({ kind, count }) => ({ ...kind, products: count })),
      })),
    };
  },
});
