import { useDiscardWaitingMutation } from '../../../graphql/generated/operations.ts';
import { useUndo } from '../../parts/deletion/useUndo.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';

/** Discards the waiting changes of a product, which can be undone. */
export function useDiscardWaiting(onDone: () => void) {
  const notify = useNotify();
  const undo = useUndo('WAITING');
  const [discard, { loading }] = useDiscardWaitingMutation();

  return {
    busy: loading,
    async discard(id: string) {
      try {
        await discard({ variables: { id } });
        notify.success('The changes were discarded. The site stays as it is.', undo(id));
        onDone();
      } catch (error) {
        notify.failure('Failed to discard the changes. Please try again.', error);
      }
    },
  };
}
