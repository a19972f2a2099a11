import { useApolloClient } from '@apollo/client/react';
import { UndoChangeDocument, type UndoChangeMutation } from './undoChange.generated.ts';
import type { HistoryEntity } from '../../../graphql/generated/schema.ts';
import { refusalOf } from '../errors/refusalOf.ts';
import type { ToastAction } from '../toasts/Toast.tsx';
import { useToasts } from '../toasts/ToastProvider.tsx';
import { useNotify } from '../toasts/useNotify.ts';
import * as words from '../../../words/admin/en/history.ts';

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
  const more = keptCount > names.length ? [words.moreKeptCount(keptCount - names.length)] : [];
  return words.leftAsItIs([...names, ...more].join('; '));
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
      if (data.undoChange.restored > 0) notify.success(words.theChangeWasUndone, undefined, detail);
      else toasts.show({ kind: 'error', text: words.nothingWasUndone, detail });
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToUndoTheChange, error);
    }
  }

  return (point: Point, onUndone?: () => unknown): ToastAction & { run: () => void } => ({
    label: words.undo,
    run: () => void undo(point, onUndone),
  });
}
