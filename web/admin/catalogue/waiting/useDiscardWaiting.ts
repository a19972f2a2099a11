import { useDeleteThing } from '../../parts/deletion/useUndo.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/waiting.ts';

interface Discarding {
  kind: 'WAITING' | 'WAITING_VALUES';
  onDone: () => void;
}

/** Discards what waits, which can be undone. */
export function useDiscardWaiting({ kind, onDone }: Discarding) {
  const notify = useNotify();
  const [remove, { loading: busy }] = useDeleteThing(kind, { refetchQueries: 'active', awaitRefetchQueries: true });

  return {
    busy,
    /** `id` names the changes in the bin. */
    async discard(id: string) {
      try {
        const undo = await remove(id);
        notify.success(words.theChangesWereDiscarded, undo);
        onDone();
      } catch (error) {
        notify.failure(words.failedToDiscardTheChanges, error);
      }
    },
  };
}
