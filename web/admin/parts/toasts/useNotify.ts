import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { logUnexpected } from '../errors/logUnexpected.ts';
import type { ToastAction } from './Toast.tsx';
import { useToasts } from './ToastProvider.tsx';

/** In milliseconds between a success and the reload of the shown data. */
export const reloadAfter = 1500;

/**
 * Tells the admin the result of an action. A success closes the failures that the same part of the page showed before.
 * The shown data is reloaded 1.5 s after it.
 */
export function useNotify() {
  const client = useApolloClient();
  const toasts = useToasts();
  return useMemo(() => {
    const source = {};
    return {
      success(text: string, action?: ToastAction | ToastAction[], detail?: string) {
        toasts.settle(source);
        toasts.show({ kind: 'success', text, detail, actions: action && [action].flat() });
        setTimeout(() => void client.refetchQueries({ include: 'active' }).catch(logUnexpected), reloadAfter);
      },
      failure(text: string, error: unknown) {
        toasts.show({ kind: 'error', text, source });
        logUnexpected(error);
      },
      /** Closes a failure that is over, also one that an earlier dialog showed, without a word about the success. */
      settle: (failure: string) => toasts.settle(source, failure),
    };
  }, [client, toasts]);
}
