import { useDeleteCategoryMutation, useRestoreCategoryMutation } from '../../graphql/generated/operations.ts';
import { focusHeading } from '../components/focusHeading.ts';
import { texts } from '../texts/texts.ts';
import { useNotify } from '../toasts/useNotify.ts';

/** Deletes without a question and offers to undo it, which also brings the products back. */
export function useDeleteCategory() {
  const notify = useNotify();
  const [remove] = useDeleteCategoryMutation();
  const [restore] = useRestoreCategoryMutation({ refetchQueries: ['CategoryList'] });

  async function undo(id: string) {
    try {
      await restore({ variables: { id } });
      notify.success(texts.categories.restored);
    } catch (error) {
      notify.failure(texts.categories.saveFailed, error);
    }
  }

  return async (id: string) => {
    try {
      await remove({
        variables: { id },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'Category', id }) }),
      });
      focusHeading();
      notify.success(texts.categories.saved, { label: 'Undo', run: () => void undo(id) });
    } catch (error) {
      notify.failure(texts.categories.saveFailed, error);
    }
  };
}
