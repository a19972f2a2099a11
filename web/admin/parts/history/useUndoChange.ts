import { useApolloClient } from '@apollo/client/react';
import {
  UndoChangeDocument,
  type HistoryEntity,
  type UndoChangeMutation,
} from '../../../graphql/generated/operations.ts';
import { refusalOf } from '../errors/refusalOf.ts';
import type { ToastAction } from '../toasts/Toast.tsx';
import { useToasts } from '../toasts/ToastProvider.tsx';
import { useNotify } from '../toasts/useNotify.ts';

interface Point {
  id: string;
  version: number;
}
type Undone = UndoChangeMutation['undoChange'];

/** A notice has room for this many names. */
const mostNames = 5;

/** Names what stays as it is, each with the fields that were changed again. */
function stays({ kept, keptCount }: Undone): string {
  const names = kept.slice(0, mostNames).map(({ name, fields }) => `${name} (${fields.join(', ') || 'deleted'})`);
  const more = keptCount > names.length ? [`${keptCount - names.length} more`] : [];
  return `Left as it is, since it was changed afterwards: ${[...names, ...more].join('; ')}.`;
}

/**
 * Returns the action of a notice that takes a change back, with all that was changed in the same step. The screen that
 * made it may be closed by then.
 */
export function useUndoChange(entity: HistoryEntity) {
  const client = useApolloClient();
  const notify = useNotify();
  const toasts = useToasts();

  async function undo({ id, version }: Point, onUndone?: () => unknown) {
    try {
      const { data } = await client.mutate({ mutation: UndoChangeDocument, variables: { entity, id, version } });
      await client.refetchQueries({ include: 'active' });
      await onUndone?.();
      if (!data) return;
      const detail = data.undoChange.keptCount > 0 ? stays(data.undoChange) : undefined;
      if (data.undoChange.restored > 0) notify.success('The change was undone', undefined, detail);
      else toasts.show({ kind: 'error', text: 'Nothing was undone.', detail });
    } catch (error) {
      notify.failure(refusalOf(error) ?? 'Failed to undo the change. Please try again.', error);
    }
  }

  return (point: Point, onUndone?: () => unknown): ToastAction & { run: () => void } => ({
    label: 'Undo',
    run: () => void undo(point, onUndone),
  });
}
