import {
  useDeleteCategoryMutation,
  useRestoreCategoryMutation,
  type CategoryListQuery,
} from './categories.generated.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/categories.ts';

type Deleted = Pick<CategoryListQuery['categories'][number], 'id' | 'productCount'>;

/** Deletes without asking. The notice says what becomes of the products, and its undo brings them back, too. */
export function useDeleteCategory() {
  const notify = useNotify();
  const [remove] = useDeleteCategoryMutation();
  const [restore] = useRestoreCategoryMutation({ refetchQueries: ['CategoryList'] });

  async function undo(id: string) {
    try {
      await restore({ variables: { id } });
      notify.success(words.theCategoryAndItsProducts);
    } catch (error) {
      notify.failure(shared.categoriesSaveFailed, error);
    }
  }

  return async ({ id, productCount }: Deleted) => {
    try {
      await remove({
        variables: { id },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'Category', id }) }),
      });
      focusHeading();
      notify.success(
        shared.categoriesSaved,
        { label: words.undo, run: () => void undo(id) },
        productCount > 0 ? words.productsLeftWithoutACategory(productCount) : undefined,
      );
    } catch (error) {
      notify.failure(shared.categoriesSaveFailed, error);
    }
  };
}
