import { Link, Outlet } from 'react-router-dom';
import { EmptyState } from '../../../components/EmptyState.tsx';
import type { Role } from '../../../graphql/generated/schema.ts';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { rolesText } from '../../../../common/enumWords.ts';
import { isFor, useHome } from '../../session/screens.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import * as words from '../../../words/admin/en/layout.ts';
import { smallLetters } from '../../session/officeLetters.ts';

/** Shows a screen to people with one of its roles. Others read that it is not part of theirs. */
export function RoleGate({ roles: may }: { roles: readonly Role[] }) {
  const { roles } = useSession();
  const home = useHome(roles);
  if (isFor(may, roles)) return <Outlet />;
  return (
    <AdminPage title={words.notForYourRole}>
      <Panel>
        <EmptyState
          title={words.notPartOfRoles(roles.length, rolesText(roles))}
          hint={words.ifYouNeedItForYourWorkAsk}
          action={<Link to={home.to}>{words.goTo(smallLetters(home.label))}</Link>}
        />
      </Panel>
    </AdminPage>
  );
}
