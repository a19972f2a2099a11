import {
  useChangeProductsMutation,
  useDeleteProductsMutation,
  type ProductChanges,
} from '../../../graphql/generated/operations.ts';
import { useUndo } from '../../parts/deletion/useUndo.ts';
import { useUndoChange } from '../../parts/history/useUndoChange.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { texts } from '../../parts/texts/texts.ts';
import type { ToastAction } from '../../parts/toasts/Toast.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';

const reload = { refetchQueries: ['ProductList'], awaitRefetchQueries: true };

/** Changes all products with these ids, or none of them when it fails. */
export function useBulkActions(ids: string[], onDone: () => void, onFailed: () => void) {
  const notify = useNotify();
  const undoDeletion = useUndo('PRODUCT');
  const undoChange = useUndoChange('PRODUCT');
  const [changeAll, changing] = useChangeProductsMutation(reload);
  const [deleteAll, deleting] = useDeleteProductsMutation(reload);

  /** `work` returns what takes it back; undefined when nothing was changed. */
  async function run(work: () => Promise<ToastAction | undefined>) {
    try {
      notify.success(texts.products.saved, await work());
      onDone();
      // The bar that had the focus is removed.
      focusHeading();
    } catch (error) {
      notify.failure(texts.products.updateFailed, error);
      onFailed();
    }
  }

  async function change(changes: ProductChanges) {
    const { data } = await changeAll({ variables: { which: { ids }, changes } });
    const point = data?.changeProducts.undo;
    return point ? undoChange(point) : undefined;
  }

  return {
    busy: changing.loading || deleting.loading,
    feature: (featured: boolean) => void run(() => change({ featured })),
    /** Null means 'Kategorisiz'. */
    move: (categoryId: string | null) => void run(() => change({ categoryId })),
    remove: () =>
      void run(async () => {
        await deleteAll({ variables: { ids } });
        return undoDeletion(...ids);
      }),
  };
}
