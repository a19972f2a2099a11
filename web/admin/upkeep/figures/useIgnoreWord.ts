import { useHeedWordMutation, useIgnoreWordMutation } from '../../../graphql/generated/operations.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';

const refetchQueries = ['SearchesWithoutHit'];

/** Takes a word off the list; the notice offers to take that back. */
export function useIgnoreWord() {
  const notify = useNotify();
  const [ignore] = useIgnoreWordMutation({ refetchQueries, awaitRefetchQueries: true });
  const [heed] = useHeedWordMutation({ refetchQueries });

  async function undo(word: string) {
    try {
      await heed({ variables: { word } });
      notify.success(`“${word}” is on the list again`);
    } catch (error) {
      notify.failure('This was not taken back. Please try again.', error);
    }
  }

  return async (word: string) => {
    try {
      await ignore({ variables: { word } });
      focusHeading();
      notify.success(`“${word}” is ignored`, { label: 'Undo', run: () => void undo(word) });
    } catch (error) {
      notify.failure('The word was not ignored. Please try again.', error);
    }
  };
}
