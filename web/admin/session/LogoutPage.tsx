import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSignOutMutation } from '../../graphql/generated/operations.ts';
import { Waiting } from '../layout/Waiting.tsx';
import { texts } from '../texts.ts';
import { useToast } from '../toasts/ToastProvider.tsx';
import { pressed } from './useSignOut.ts';

/** Ends the session on the server. The sign-in page is then loaded anew, so that nothing of the desk stays in memory. */
export const LogoutPage = () => (useLocation().state === pressed ? <SigningOut /> : <Navigate to="/admin" replace />);

function SigningOut() {
  const toast = useToast();
  const navigate = useNavigate();
  const [signOut] = useSignOutMutation();
  const leave = useEffectEvent(async () => {
    try {
      await signOut();
      window.location.replace('/admin/login');
    } catch {
      toast({ kind: 'error', text: texts.signOut.failed });
      void navigate(-1);
    }
  });
  useEffect(() => void leave(), []);
  return <Waiting />;
}
