import { Navigate } from 'react-router-dom';
import { OpenInbox } from '../../sales/inbox/OpenInbox.tsx';
import { useHome } from '../../session/screens.ts';
import { useSession } from '../../session/SessionProvider.tsx';

/** Opens the first screen of the person's roles. */
export function RoleHome() {
  const { to } = useHome(useSession().roles);
  return to === '/admin/messages' ? <OpenInbox /> : <Navigate to={to} replace />;
}
