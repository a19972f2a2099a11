import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { LoadFailure } from '../components/LoadFailure.tsx';
import { useMeQuery } from '../../graphql/generated/operations.ts';
import { Waiting } from '../layout/Waiting.tsx';
import { texts } from '../texts.ts';
import { loginAddress } from './loginAddress.ts';

/** Waits until it is known who is there, then shows the desk or asks to sign in. For comfort: the server guards. */
export function AdminGate() {
  const { data, error, refetch } = useMeQuery();
  const { pathname, search } = useLocation();
  if (data?.me) return <Outlet />;
  if (data) return <Navigate to={loginAddress(pathname + search)} replace />;
  if (error) return <LoadFailure error={error} text={texts.load.failed} onRetry={() => void refetch()} />;
  return <Waiting />;
}
