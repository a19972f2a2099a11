import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { fieldErrors } from '../../graphql/fieldErrors.ts';
import { useSession } from '../session/SessionProvider.tsx';
import type { ToastContent } from './Toast.tsx';
import { useToast } from './ToastProvider.tsx';

/** Milliseconds between a success and the reload of what is on screen. */
export const reloadAfter = 1500;

/** How the desk says what came of an action: a success reloads the data on screen 1.5 s later. */
export function useReport() {
  const client = useApolloClient();
  const toast = useToast();
  const session = useSession();
  return useMemo(
    () => ({
      success(text: string, action?: ToastContent['action']) {
        toast({ kind: 'success', text, action });
        // A query that fails shows that itself.
        setTimeout(() => void client.refetchQueries({ include: 'active' }).catch(() => undefined), reloadAfter);
      },
      failure(error: unknown, text: string) {
        if (fieldErrors(error).general?.code === 'UNAUTHENTICATED') session.signInAgain();
        else toast({ kind: 'error', text });
      },
    }),
    [client, toast, session],
  );
}
