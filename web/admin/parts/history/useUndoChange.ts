import { useApolloClient } from '@apollo/client/react';
import { TokensOfVersionsDocument, UndoDocument, type UndoMutation } from './undo.generated.ts';
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
type Undone = UndoMutation['undo'];
type Undoing = ToastAction & { run: () => void };

/** A notice has room for this many names. */
const mostNames = 5;

/** Names what stays as it is, each with the fields that were changed again. */
function stays({ kept, keptCount }: Undone): string {
  const names = kept.slice(0, mostNames).map(({ name, fields }) => `${name} (${fields.join(', ') || 'deleted'})`);
  const more = keptCount > names.length ? [words.moreKeptCount(keptCount - names.length)] : [];
  return words.leftAsItIs([...names, ...more].join('; '));
}

/** Returns what takes a step back by its token; `tokenOf` finds out the token when the step is to be undone. */
function useUndoing() {
  const client = useApolloClient();
  const notify = useNotify();
  const toasts = useToasts();

  return async (tokenOf: () => Promise<string>, onUndone?: () => unknown) => {
    try {
      const { data } = await client.mutate({ mutation: UndoDocument, variables: { token: await tokenOf() } });
      await client.refetchQueries({ include: 'active' });
      await onUndone?.();
      if (!data) return;
      const { restored, removed, keptCount } = data.undo;
      const detail = keptCount > 0 ? stays(data.undo) : undefined;
      if (restored + removed > 0) notify.success(words.theChangeWasUndone, undefined, detail);
      else toasts.show({ kind: 'error', text: words.nothingWasUndone, detail });
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToUndoTheChange, error);
    }
  };
}

/**
 * Returns the action of a notice that takes a step back by its token, with all that was changed in it. The screen that made it
 * may be closed by then.
 */
export function useUndoStep() {
  const undo = useUndoing();
  return (token: string, onUndone?: () => unknown): Undoing => ({
    label: words.undo,
    run: () => void undo(() => Promise.resolve(token), onUndone),
  });
}

/** Does the same for what was saved, whose answer has its version and no token. */
export function useUndoChange(entity: HistoryEntity) {
  const client = useApolloClient();
  const undo = useUndoing();

  async function tokenOf({ id, version }: Point) {
    const { data } = await client.query({
      query: TokensOfVersionsDocument,
      variables: { entity, id },
      fetchPolicy: 'network-only',
    });
    const made = data?.history.nodes.find((node) => node.version === version);
    if (!made?.undoToken) throw new Error('The change is not among the last ones of the history.');
    return made.undoToken;
  }

  return (point: Point, onUndone?: () => unknown): Undoing => ({
    label: words.undo,
    run: () => void undo(() => tokenOf(point), onUndone),
  });
}
