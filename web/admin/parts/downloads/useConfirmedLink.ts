import type { MouseEvent } from 'react';
import { useSession } from '../../session/SessionProvider.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../toasts/useNotify.ts';

/**
 * Some downloads need a confirmed sign-in, and the browser's own download would fail without a word. This asks for the
 * password first and then follows the link.
 */
export function useConfirmedLink() {
  const { signInAgain } = useSession();
  const notify = useNotify();
  return async (event: MouseEvent<HTMLAnchorElement>) => {
    // The click below calls this handler again.
    if (!event.isTrusted) return;
    event.preventDefault();
    const link = event.currentTarget;
    try {
      const { status } = await fetch(link.href, { method: 'HEAD' });
      if (status === 401 && !(await signInAgain('confirm'))) return;
      link.click();
    } catch (error) {
      notify.failure(shared.loadDownloadFailed, error);
    }
  };
}
