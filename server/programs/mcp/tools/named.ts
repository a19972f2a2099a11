import { idOf } from '../../../core/idOf.ts';
import { ProgramNamesDocument } from '../../generated/operations.ts';
import type { Door } from '../tool.ts';

type Asked = { category?: string | undefined; kinds?: readonly string[] | undefined };

/** Turns names of a category and of kinds into their ids. */
export async function placesOf({ category, kinds = [] }: Asked, { ask }: Door) {
  if (category === undefined && kinds.length === 0) return { categoryId: undefined, kindIds: [] };
  const { categories, products } = await ask(ProgramNamesDocument, {});
  const known = products.facets?.kinds.map(({ kind }) => kind) ?? [];
  return {
    categoryId:
      category === undefined
        ? undefined
        : idOf(category, categories, { field: 'category', what: 'category', from: 'list_categories' }),
    kindIds: kinds.map((kind) => idOf(kind, known, { field: 'kinds', what: 'kind', from: 'list_filters' })),
  };
}
