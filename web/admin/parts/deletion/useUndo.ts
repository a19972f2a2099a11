import { useApolloClient } from '@apollo/client/react';
import { useDeleteThingMutation } from './deletion.generated.ts';
import type { EntityKind } from '../../../graphql/generated/schema.ts';
import { UndoDocument } from '../history/undo.generated.ts';
import { refusalOf } from '../errors/refusalOf.ts';
import * as shared from '../../../words/admin/en/shared.ts';
import type { ToastAction } from '../toasts/Toast.tsx';
import { useNotify } from '../toasts/useNotify.ts';
import * as words from '../../../words/admin/en/parts.ts';

/**
 * Returns the action of a notice that takes what was deleted out of the bin again, by the token of its deletion. The screen that
 * deleted it may be closed by then. Undefined without a token.
 */
export function useUndo(done: string = shared.binBroughtBack) {
  const client = useApolloClient();
  const notify = useNotify();

  async function undo(token: string) {
    try {
      await client.mutate({ mutation: UndoDocument, variables: { token } });
    } catch (error) {
      return notify.failure(refusalOf(error) ?? shared.binBringBackFailed, error);
    }
    // A list that cannot be loaded again says so itself.
    void client.refetchQueries({ include: 'active' });
    notify.success(done);
  }

  return (token: string | null | undefined): ToastAction | undefined =>
    token ? { label: words.undo, run: () => void undo(token) } : undefined;
}

/** Returns a function that deletes one thing of a kind and resolves with the action that undoes it, and whether it is at work. */
export function useDeleteThing(
  kind: EntityKind,
  options?: Parameters<typeof useDeleteThingMutation>[0],
  done?: string,
) {
  const undo = useUndo(done);
  const [send, { loading }] = useDeleteThingMutation(options);
  const remove = async (id: string) => undo((await send({ variables: { kind, id } })).data?.deleteThing.undoToken);
  return [remove, { loading }] as const;
}
