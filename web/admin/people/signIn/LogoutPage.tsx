import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSignOutMutation } from './signIn.generated.ts';
import { PageLoading } from '../../parts/page/Loaded.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { tellSignedOut } from '../../session/otherTabs.ts';
import { signInAddress } from '../../session/loginAddress.ts';
import * as words from '../../../words/admin/en/signIn.ts';

/** Proves to the sign-out page that the button was pressed: a link from elsewhere signs nobody out. */
export const pressed = words.logOutLabel;

/** Signs out by navigating, so that unsaved changes ask first. */
export function useSignOut() {
  const navigate = useNavigate();
  return () => void navigate('/admin/logout', { state: pressed });
}

/**
 * Ends the session on the server. A full load of the sign-in page follows, so that nothing of the admin stays in
 * memory.
 */
export const LogoutPage = () => (useLocation().state === pressed ? <SigningOut /> : <Navigate to="/admin" replace />);

function SigningOut() {
  const notify = useNotify();
  const navigate = useNavigate();
  const [signOut] = useSignOutMutation();
  const leave = useEffectEvent(async () => {
    try {
      await signOut();
      tellSignedOut();
      window.location.replace(signInAddress);
    } catch (error) {
      notify.failure(words.failedToSignOut, error);
      void navigate(-1);
    }
  });
  useEffect(() => void leave(), []);
  return <PageLoading />;
}
