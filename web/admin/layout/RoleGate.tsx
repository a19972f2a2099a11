import { Link, Outlet, useLocation } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { AdminPage } from '../components/AdminPage.tsx';
import { Panel } from '../components/Panel.tsx';
import { homeOf, mayOpen } from '../session/mayOpen.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { roleNames } from '../texts/roles.ts';

/** Says so, in place of a screen that belongs to other roles. */
export function RoleGate() {
  const { role } = useSession();
  const { pathname } = useLocation();
  if (mayOpen(role, pathname)) return <Outlet />;
  return (
    <AdminPage title="Not for your role">
      <Panel>
        <EmptyState
          title={`This page is not part of the role ${roleNames[role]}`}
          hint="If you need it for your work, ask an owner of the site for another role."
          action={<Link to={homeOf(role)}>Go to {role === 'SALES' ? 'messages' : 'products'}</Link>}
        />
      </Panel>
    </AdminPage>
  );
}
