import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useMeQuery, type MeQuery } from './signIn.generated.ts';
import { JumpQuestion } from '../../parts/jumps/JumpQuestion.tsx';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import { LoadFailure } from '../../parts/page/LoadFailure.tsx';
import { PageLoading } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { loginAddress } from '../../session/loginAddress.ts';
import { isForOthers } from '../../session/officeLanguage.ts';
import { SessionProvider } from '../../session/SessionProvider.tsx';
import { SetUpTwoStep } from './SetUpTwoStep.tsx';
import { SignInAgain } from './SignInAgain.tsx';

/**
 * Shows the admin to people who are signed in, and leads others to the sign-in page. When a session ends, the page is
 * hidden with everything typed on it, and a dialog asks to sign in again. This is a convenience: the server guards the
 * data.
 */
export function AdminGate() {
  const { data, error, refetch } = useMeQuery();
  const { pathname, search } = useLocation();
  const [entered, setEntered] = useState<NonNullable<MeQuery['me']>>();
  // The scripts of a page are those of one language. Later, a change waits until the person has nothing typed (OwnLanguage.tsx).
  const isForOther = !entered && isForOthers(data?.me?.language);
  if (data?.me && data.me !== entered && !isForOther) setEntered(data.me);
  // True until the recovery codes are kept. Looking at the phone meanwhile asks the server again, which is satisfied by
  // then.
  const [settingUp, setSettingUp] = useState(false);
  if (data?.me?.owesTwoStep && !settingUp) setSettingUp(true);
  // The socket reports an ended session, but not to a computer that was asleep or behind a proxy without sockets.
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') refetch().catch(logUnexpected);
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [refetch]);

  useEffect(() => {
    if (isForOther) window.location.reload();
  }, [isForOther]);

  if (isForOther) return <PageLoading />;
  if (entered) {
    return (
      <SessionProvider admin={entered} lost={data?.me === null} SignInAgain={SignInAgain}>
        {settingUp ? (
          <SetUpTwoStep onDone={() => void refetch().then(() => setSettingUp(false), logUnexpected)} />
        ) : (
          <JumpQuestion>
            <Outlet />
          </JumpQuestion>
        )}
      </SessionProvider>
    );
  }
  if (data) return <Navigate to={loginAddress(pathname + search)} replace />;
  if (error) {
    return (
      <Box component="main" sx={{ p: 3 }}>
        <LoadFailure error={error} text={shared.loadFailed} onRetry={() => void refetch()} />
      </Box>
    );
  }
  return <PageLoading />;
}
