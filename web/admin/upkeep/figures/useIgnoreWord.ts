import { useHeedWordMutation, useIgnoreWordMutation } from './figures.generated.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/figures.ts';

const refetchQueries = ['SearchesWithoutHit'];

/** Takes a word off the list; the notice offers to take that back. */
export function useIgnoreWord() {
  const notify = useNotify();
  const [ignore] = useIgnoreWordMutation({ refetchQueries, awaitRefetchQueries: true });
  const [heed] = useHeedWordMutation({ refetchQueries });

  async function undo(word: string) {
    try {
      await heed({ variables: { word } });
      notify.success(words.isOnTheListAgain(word));
    } catch (error) {
      notify.failure(words.thisWasNotTakenBack, error);
    }
  }

  return async (word: string) => {
    try {
      await ignore({ variables: { word } });
      focusHeading();
      notify.success(words.isIgnored(word), { label: words.undo, run: () => void undo(word) });
    } catch (error) {
      notify.failure(words.theWordWasNotIgnored, error);
    }
  };
}
