import { useApolloClient } from '@apollo/client/react';
import {
  ChosenIdsDocument,
  useChangeProductsMutation,
  useRemoveProductsMutation,
  type ChangeProductsMutationVariables,
  type ChosenIdsQuery,
  type ChosenIdsQueryVariables,
} from '../products.generated.ts';
import type { ChosenProducts } from '../../../../graphql/generated/schema.ts';
import { useUndo } from '../../../parts/deletion/useUndo.ts';
import { refusalOf } from '../../../parts/errors/refusalOf.ts';
import { useUndoStep } from '../../../parts/history/useUndoChange.ts';
import { focusHeading } from '../../../parts/page/AdminPage.tsx';
import * as shared from '../../../../words/admin/en/shared.ts';
import type { ToastAction } from '../../../parts/toasts/Toast.tsx';
import { useNotify } from '../../../parts/toasts/useNotify.ts';

const reload = { refetchQueries: ['ProductList'], awaitRefetchQueries: true };

export type BulkChange = Omit<ChangeProductsMutationVariables, 'which'>;

/** Changes all selected products, or none of them when it fails. */
export function useBulkActions({ which }: { which: ChosenProducts }, onDone: () => void, onFailed: () => void) {
  const client = useApolloClient();
  const notify = useNotify();
  const undoDeletion = useUndo();
  const undoStep = useUndoStep();
  const [changeAll, changing] = useChangeProductsMutation(reload);
  const [deleteAll, deleting] = useRemoveProductsMutation(reload);

  /** `work` returns what takes it back; undefined when nothing was changed. */
  async function run(work: () => Promise<ToastAction | undefined>) {
    try {
      notify.success(shared.productsSaved, await work());
      onDone();
      // The bar that had the focus is removed.
      focusHeading();
    } catch (error) {
      notify.failure(refusalOf(error) ?? shared.productsUpdateFailed, error);
      onFailed();
    }
  }

  async function change(what: BulkChange, chosen = which) {
    const { data } = await changeAll({ variables: { which: chosen, ...what } });
    const token = data?.changeProducts.undoToken;
    return token ? undoStep(token) : undefined;
  }

  /** Products are deleted by their ids. */
  async function chosenIds() {
    if (which.ids) return which.ids;
    const { except, search, categoryId, featured, priced, work } = which;
    const ids: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const variables: ChosenIdsQueryVariables = { search, categoryId, featured, priced, work, after };
      const found: ChosenIdsQuery['products'] | undefined = (
        await client.query({ query: ChosenIdsDocument, variables, fetchPolicy: 'network-only' })
      ).data?.products;
      if (!found) break;
      ids.push(...found.nodes.map(({ id }) => id));
      after = found.pageInfo.endCursor ?? null;
      more = found.pageInfo.hasNextPage;
    }
    return ids.filter((id) => !except?.includes(id));
  }

  return {
    busy: changing.loading || deleting.loading,
    /** Changes the selected products, or others that are named. */
    change: (what: BulkChange, chosen?: ChosenProducts) => void run(() => change(what, chosen)),
    feature: (featured: boolean) => void run(() => change({ changes: { featured } })),
    /** Null means 'Kategorisiz'. */
    move: (categoryId: string | null) => void run(() => change({ changes: { categoryId } })),
    remove: () =>
      void run(async () => {
        const ids = await chosenIds();
        const { data } = await deleteAll({ variables: { ids } });
        return undoDeletion(data?.removeProducts.undoToken);
      }),
  };
}
