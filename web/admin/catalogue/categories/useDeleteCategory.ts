import type { CategoryListQuery } from './categories.generated.ts';
import { useDeleteThing } from '../../parts/deletion/useUndo.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/categories.ts';

type Deleted = Pick<CategoryListQuery['categories'][number], 'id' | 'productCount'>;

/** Deletes without asking. The notice says what becomes of the products, and its undo brings them back, too. */
export function useDeleteCategory() {
  const notify = useNotify();
  const [remove] = useDeleteThing(
    'CATEGORY',
    {
      update: (cache, { data }) =>
        void cache.evict({ id: cache.identify({ __typename: 'Category', id: data?.deleteThing.id }) }),
    },
    words.theCategoryAndItsProducts,
  );

  return async ({ id, productCount }: Deleted) => {
    try {
      const undo = await remove(id);
      focusHeading();
      const left = productCount > 0 ? words.productsLeftWithoutACategory(productCount) : undefined;
      notify.success(shared.categoriesSaved, undo, left);
    } catch (error) {
      notify.failure(shared.categoriesSaveFailed, error);
    }
  };
}
