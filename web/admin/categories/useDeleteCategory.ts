import { useDeleteCategoryMutation, useRestoreCategoryMutation } from '../../graphql/generated/operations.ts';
import { focusHeading } from '../components/focusHeading.ts';
import { texts } from '../texts.ts';
import { useReport } from '../toasts/useReport.ts';

/** Removes at once, without a question, and offers to take it back: its products return with it. */
export function useDeleteCategory() {
  const report = useReport();
  const [remove] = useDeleteCategoryMutation();
  const [restore] = useRestoreCategoryMutation({ refetchQueries: ['CategoryList'] });

  async function undo(id: string) {
    try {
      await restore({ variables: { id } });
      report.success(texts.categories.restored);
    } catch {
      report.failure(texts.categories.saveFailed);
    }
  }

  return async (id: string) => {
    try {
      await remove({
        variables: { id },
        update: (cache) => void cache.evict({ id: cache.identify({ __typename: 'Category', id }) }),
      });
      focusHeading();
      report.success(texts.categories.saved, { label: 'Undo', run: () => void undo(id) });
    } catch {
      report.failure(texts.categories.saveFailed);
    }
  };
}
