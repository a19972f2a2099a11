import { useAddRedirectMutation, useRemoveRedirectMutation, type RedirectRowFragment } from './redirects.generated.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/redirects.ts';

const refetchQueries = ['RedirectList'];

/** Removes without asking; the notice offers to undo it. */
export function useRemoveRedirect() {
  const notify = useNotify();
  const [remove] = useRemoveRedirectMutation({ refetchQueries });
  const [add] = useAddRedirectMutation({ refetchQueries });

  async function undo(input: { from: string; to: string }) {
    try {
      await add({ variables: { input } });
      notify.success(shared.redirectsSaved);
    } catch (error) {
      notify.failure(shared.redirectsSaveFailed, error);
    }
  }

  return async ({ from, to }: RedirectRowFragment) => {
    try {
      await remove({ variables: { from } });
      focusHeading();
      notify.success(words.theOldAddressWasRemoved, { label: words.undo, run: () => void undo({ from, to }) });
    } catch (error) {
      notify.failure(words.failedToRemoveTheAddress, error);
    }
  };
}
