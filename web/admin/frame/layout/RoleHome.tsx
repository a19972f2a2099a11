import { Navigate } from 'react-router-dom';
import { todayAddress, useHome } from '../../session/screens.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { useInboxCountsQuery } from '../../sales/inbox/inbox.generated.ts';
import { whereNew } from '../../sales/inbox/folders.ts';

/**
 * Leads to the folder that holds something new, once the counts are known. Where they cannot be loaded, it leads to the
 * messages, which then say so.
 */
export function OpenInbox() {
  const { data, loading } = useInboxCountsQuery();
  return loading ? null : <Navigate to={whereNew(data)} replace />;
}

/** Opens the screen that the person has chosen to begin with, or else the first one of the roles. */
export function RoleHome() {
  const { roles, startsWithToday } = useSession();
  const { to } = useHome(roles);
  if (startsWithToday) return <Navigate to={todayAddress} replace />;
  return to === '/admin/messages' ? <OpenInbox /> : <Navigate to={to} replace />;
}
