import { Navigate } from 'react-router-dom';
import { OpenInbox } from '../../sales/inbox/OpenInbox.tsx';
import { todayAddress, useHome } from '../../session/screens.ts';
import { useSession } from '../../session/SessionProvider.tsx';

/** Opens the screen that the person has chosen to begin with, or else the first one of the roles. */
export function RoleHome() {
  const { roles, startsWithToday } = useSession();
  const { to } = useHome(roles);
  if (startsWithToday) return <Navigate to={todayAddress} replace />;
  return to === '/admin/messages' ? <OpenInbox /> : <Navigate to={to} replace />;
}
