import type { MouseEvent } from 'react';
import { useSession } from '../../session/SessionProvider.tsx';
import { texts } from '../texts/texts.ts';
import { useNotify } from '../toasts/useNotify.ts';

/**
 * For links that the browser follows by itself, to files that ask to prove once more who one is: asks first, since the
 * browser's own download would fail without a word.
 */
export function useConfirmedLink() {
  const { signInAgain } = useSession();
  const notify = useNotify();
  return async (event: MouseEvent<HTMLAnchorElement>) => {
    // The press below comes here again.
    if (!event.isTrusted) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      const { status } = await fetch(link.href, { method: 'HEAD' });
      if (status === 401 && !(await signInAgain('confirm'))) return;
      link.click();
    } catch (error) {
      notify.failure(texts.load.downloadFailed, error);
    }
  };
}
