import { Box } from '@mui/material';
import { useMeQuery } from '../../graphql/generated/operations.ts';
import { AdminPage } from '../components/AdminPage.tsx';
import { FormSection } from '../components/FormSection.tsx';
import { Panel } from '../components/Panel.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { SessionList } from './SessionList.tsx';

export function AccountPage() {
  const me = useMeQuery().data?.me;
  return (
    <AdminPage title="Account">
      <Box sx={{ maxWidth: 760 }}>
        <Panel>
          <FormSection title="Password">
            <ChangePassword email={me?.email ?? ''} />
          </FormSection>
          <FormSection title="Open sessions">
            <SessionList />
          </FormSection>
        </Panel>
      </Box>
    </AdminPage>
  );
}
