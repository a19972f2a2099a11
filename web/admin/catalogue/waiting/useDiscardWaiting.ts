import { useApolloClient } from '@apollo/client/react';
import { useDeleteThing } from '../../parts/deletion/useUndo.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/waiting.ts';

interface Discarding {
  kind: 'WAITING' | 'WAITING_VALUES';
  onDone: () => void;
}

/** Discards what waits, which can be undone. */
export function useDiscardWaiting({ kind, onDone }: Discarding) {
  const client = useApolloClient();
  const notify = useNotify();
  const [remove, { loading: busy }] = useDeleteThing(kind);

  return {
    busy,
    /** `id` names the changes in the bin. */
    async discard(id: string) {
      try {
        const undo = await remove(id);
        // They are gone, also where a list beside the form cannot be read again.
        await client.refetchQueries({ include: 'active' }).catch(logUnexpected);
        notify.success(words.theChangesWereDiscarded, undo);
        onDone();
      } catch (error) {
        notify.failure(words.failedToDiscardTheChanges, error);
      }
    },
  };
}
