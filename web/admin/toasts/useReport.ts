import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import type { ToastContent } from './Toast.tsx';
import { useToast } from './ToastProvider.tsx';

/** Milliseconds between a success and the reload of what is on screen. */
export const reloadAfter = 1500;

/** How the desk says what came of an action: a success reloads the data on screen 1.5 s later. */
export function useReport() {
  const client = useApolloClient();
  const toast = useToast();
  return useMemo(
    () => ({
      success(text: string, action?: ToastContent['action']) {
        toast({ kind: 'success', text, action });
        // A query that fails shows that itself.
        setTimeout(() => void client.refetchQueries({ include: 'active' }).catch(() => undefined), reloadAfter);
      },
      failure(text: string) {
        toast({ kind: 'error', text });
      },
    }),
    [client, toast],
  );
}
