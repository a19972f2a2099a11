import { Box } from '@mui/material';
import { useMeQuery } from '../../../graphql/generated/operations.ts';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { FormSection } from '../../parts/page/FormSection.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { Passkeys } from '../passkeys/Passkeys.tsx';
import { TwoStep } from '../secondFactor/TwoStep.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { OwnName } from './OwnName.tsx';
import { SessionList } from './SessionList.tsx';
import { StartWithToday } from './StartWithToday.tsx';

export function AccountPage() {
  const me = useMeQuery().data?.me;
  return (
    <AdminPage title="Account">
      <Box sx={columnsLook}>
        <Panel>
          <FormSection title="Name and signature">
            <OwnName />
          </FormSection>
        </Panel>
        <Panel>
          <FormSection title="Start">
            <StartWithToday />
          </FormSection>
        </Panel>
        <Panel>
          <FormSection title="Password">
            <ChangePassword email={me?.email ?? ''} />
          </FormSection>
        </Panel>
        <Panel>
          <FormSection title="Two-step sign-in">
            <TwoStep />
          </FormSection>
        </Panel>
        <Panel>
          <FormSection title="Passkeys">
            <Passkeys />
          </FormSection>
        </Panel>
        <Panel>
          <FormSection title="Open sessions">
            <SessionList />
          </FormSection>
        </Panel>
      </Box>
    </AdminPage>
  );
}

/** Two columns fill windows that would be half empty otherwise. */
const columnsLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 760px)', xl: 'repeat(2, minmax(0, 760px))' },
  alignItems: 'start',
  gap: 2.5,
};
