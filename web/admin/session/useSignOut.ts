import { useSignOutMutation } from '../../graphql/generated/operations.ts';
import { texts } from '../texts.ts';
import { useToast } from '../toasts/ToastProvider.tsx';

/** Ends the session on the server. The sign-in page is loaded anew, so that nothing of the desk stays in memory. */
export function useSignOut() {
  const toast = useToast();
  const [signOut] = useSignOutMutation();
  return async () => {
    try {
      await signOut();
      window.location.assign('/admin/login');
    } catch {
      toast({ kind: 'error', text: texts.signOut.failed });
    }
  };
}
