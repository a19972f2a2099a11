import { useApolloClient } from '@apollo/client/react';
import { UndoDeletionDocument } from './undoDeletion.generated.ts';
import type { BinEntity } from '../../../graphql/generated/schema.ts';
import { refusalOf } from '../errors/refusalOf.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import type { ToastAction } from '../toasts/Toast.tsx';
import { useNotify } from '../toasts/useNotify.ts';
import * as words from '../../../words/admin/en/parts.ts';

/**
 * Returns the action of a notice that takes a deleted entry out of the bin again. The screen that deleted it may be
 * closed by then.
 */
export function useUndo(entity: BinEntity) {
  const client = useApolloClient();
  const notify = useNotify();

  async function undo(ids: string[]) {
    try {
      await client.mutate({ mutation: UndoDeletionDocument, variables: { entity, ids } });
    } catch (error) {
      return notify.failure(refusalOf(error) ?? shared.binBringBackFailed, error);
    }
    // A list that cannot be loaded again says so itself.
    void client.refetchQueries({ include: 'active' });
    notify.success(shared.binBroughtBack);
  }

  return (...ids: string[]): ToastAction => ({ label: words.undo, run: () => void undo(ids) });
}
