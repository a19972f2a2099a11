import type { BinEntity } from '../../../graphql/generated/schema.ts';
import { useState } from 'react';
import { useUndo } from '../../parts/deletion/useUndo.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/waiting.ts';

interface Discarding {
  entity: Extract<BinEntity, 'WAITING' | 'WAITING_VALUES'>;
  send: () => Promise<unknown>;
  onDone: () => void;
}

/** Discards what waits, which can be undone. */
export function useDiscardWaiting({ entity, send, onDone }: Discarding) {
  const notify = useNotify();
  const undo = useUndo(entity);
  const [busy, setBusy] = useState(false);

  return {
    busy,
    /** `id` names the changes in the bin. */
    async discard(id: string) {
      setBusy(true);
      try {
        await send();
        notify.success(words.theChangesWereDiscarded, undo(id));
        onDone();
      } catch (error) {
        notify.failure(words.failedToDiscardTheChanges, error);
      } finally {
        setBusy(false);
      }
    },
  };
}
