import { useApolloClient } from '@apollo/client/react';
import { useMergeProductsMutation, useSettleDoubleMutation, type ProductMergeQuery } from './merging.generated.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { useUndoStep } from '../../parts/history/useUndoChange.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/merging.ts';
import type { DoubleReason } from '../../../graphql/generated/schema.ts';

/** Why two products may be one, for people. */
export const reasonWords: Record<DoubleReason, string> = words.reasonWords;

export const reasonsText = (reasons: readonly DoubleReason[]) =>
  reasons.map((reason) => reasonWords[reason]).join(', ');

/** The code by which people know a product, or else its name. */
export const calledBy = ({ stockCode, name }: { stockCode: string | null; name: string }) => stockCode ?? name;

type Merge = ProductMergeQuery['productMerge'];

const failed = words.failedToMergeTheProducts;

/** Makes one product of two, or notes that they are two; each can be taken back from its notice. */
export function useMerge(onDone: () => void, onStale: () => void) {
  const client = useApolloClient();
  const notify = useNotify();
  const undoStep = useUndoStep();
  const [merge, merging] = useMergeProductsMutation();
  const [settle, settling] = useSettleDoubleMutation();
  /** The dialog is still there while it closes, and one of its products is gone by then. */
  const reload = () =>
    client.refetchQueries({ include: 'active', onQueryUpdated: ({ queryName }) => queryName !== 'ProductMerge' });

  async function makeOne({ kept, gone }: Merge, take: string[]) {
    const versions = { keepVersion: kept.version, goneVersion: gone.version };
    try {
      const { data } = await merge({ variables: { keepId: kept.id, goneId: gone.id, take, ...versions } });
      const token = data?.mergeProducts.undoToken;
      const undo = token ? undoStep(token) : undefined;
      notify.success(words.theTwoProductsAreOne, undo, words.leadsToNow(calledBy(gone), calledBy(kept)));
      onDone();
      await reload();
    } catch (error) {
      notify.failure(refusalOf(error) ?? failed, error);
      onStale();
    }
  }

  async function setTwo(oneId: string, otherId: string, areTwo: boolean) {
    try {
      await settle({ variables: { oneId, otherId, areTwo } });
      await reload();
      return true;
    } catch (error) {
      notify.failure(refusalOf(error) ?? failed, error);
      return false;
    }
  }

  async function keepTwo(oneId: string, otherId: string) {
    if (!(await setTwo(oneId, otherId, true))) return;
    notify.success(words.theyStayTwoProducts, {
      label: words.undo,
      run: () => void setTwo(oneId, otherId, false),
    });
    onDone();
  }

  return {
    busy: merging.loading || settling.loading,
    makeOne: (pair: Merge, take: string[]) => void makeOne(pair, take),
    keepTwo: (oneId: string, otherId: string) => void keepTwo(oneId, otherId),
    askAgain: (oneId: string, otherId: string) => void setTwo(oneId, otherId, false),
  };
}
