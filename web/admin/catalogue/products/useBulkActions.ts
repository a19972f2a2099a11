import {
  useDeleteProductsMutation,
  useMoveProductsMutation,
  useSetProductsFeaturedMutation,
} from '../../../graphql/generated/operations.ts';
import { useUndo } from '../../parts/deletion/useUndo.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { texts } from '../../parts/texts/texts.ts';
import type { ToastContent } from '../../parts/toasts/Toast.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';

const reload = { refetchQueries: ['ProductList'], awaitRefetchQueries: true };

/** Changes all products with these ids, or none of them when it fails. */
export function useBulkActions(ids: string[], onDone: () => void, onFailed: () => void) {
  const notify = useNotify();
  const undo = useUndo('PRODUCT');
  const [setFeatured, featuring] = useSetProductsFeaturedMutation(reload);
  const [moveTo, moving] = useMoveProductsMutation(reload);
  const [deleteAll, deleting] = useDeleteProductsMutation(reload);

  async function run(work: () => Promise<unknown>, action?: ToastContent['action']) {
    try {
      await work();
      notify.success(texts.products.saved, action);
      onDone();
      // The bar that had the focus is removed.
      focusHeading();
    } catch (error) {
      notify.failure(texts.products.updateFailed, error);
      onFailed();
    }
  }

  return {
    busy: featuring.loading || moving.loading || deleting.loading,
    feature: (featured: boolean) => void run(() => setFeatured({ variables: { ids, featured } })),
    /** Null means 'Kategorisiz'. */
    move: (categoryId: string | null) => void run(() => moveTo({ variables: { ids, categoryId } })),
    remove: () => void run(() => deleteAll({ variables: { ids } }), undo(...ids)),
  };
}
