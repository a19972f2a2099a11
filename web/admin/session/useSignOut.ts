import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { MeDocument, useSignOutMutation } from '../../graphql/generated/operations.ts';
import { texts } from '../texts.ts';
import { useToast } from '../toasts/ToastProvider.tsx';

/** Ends the session on the server, forgets everything that was loaded and goes to the sign-in page. */
export function useSignOut() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [signOut] = useSignOutMutation();
  return async () => {
    try {
      await signOut();
    } catch {
      toast({ kind: 'error', text: texts.signOut.failed });
      return;
    }
    await navigate('/admin/login');
    await client.clearStore();
    client.writeQuery({ query: MeDocument, data: { me: null } });
  };
}
