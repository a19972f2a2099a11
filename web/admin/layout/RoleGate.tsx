import { Link, Outlet } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import type { Role } from '../../graphql/generated/operations.ts';
import { AdminPage } from '../components/AdminPage.tsx';
import { Panel } from '../components/Panel.tsx';
import { useHome } from '../session/screens.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { roleNames } from '../texts/roles.ts';

/** Shows a screen to its `roles`. Others read that it is not part of their role. */
export function RoleGate({ roles }: { roles: readonly Role[] }) {
  const { role } = useSession();
  const home = useHome(role);
  if (roles.includes(role)) return <Outlet />;
  return (
    <AdminPage title="Not for your role">
      <Panel>
        <EmptyState
          title={`This page is not part of the role ${roleNames[role]}`}
          hint="If you need it for your work, ask an owner of the site for another role."
          action={<Link to={home.to}>Go to {home.label.toLowerCase()}</Link>}
        />
      </Panel>
    </AdminPage>
  );
}
