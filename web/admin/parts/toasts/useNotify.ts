import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { logUnexpected } from '../errors/logUnexpected.ts';
import type { ToastAction } from './Toast.tsx';
import { useToast } from './ToastProvider.tsx';

/** In milliseconds between a success and the reload of the shown data. */
export const reloadAfter = 1500;

/** Tells the admin the result of an action. The shown data is reloaded 1.5 s after a success. */
export function useNotify() {
  const client = useApolloClient();
  const toast = useToast();
  return useMemo(
    () => ({
      success(text: string, action?: ToastAction | ToastAction[], detail?: string) {
        toast({ kind: 'success', text, detail, actions: action && [action].flat() });
        setTimeout(() => void client.refetchQueries({ include: 'active' }).catch(logUnexpected), reloadAfter);
      },
      failure(text: string, error: unknown) {
        toast({ kind: 'error', text });
        logUnexpected(error);
      },
    }),
    [client, toast],
  );
}
