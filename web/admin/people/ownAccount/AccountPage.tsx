import { Box } from '@mui/material';
import { useMeQuery } from '../signIn/signIn.generated.ts';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { FormSection } from '../../parts/page/FormSection.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import { Passkeys } from '../passkeys/Passkeys.tsx';
import { TwoStep } from '../secondFactor/TwoStep.tsx';
import * as words from '../../../words/admin/en/ownAccount.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { OwnLanguage } from './OwnLanguage.tsx';
import { OwnName } from './OwnName.tsx';
import { SessionList } from './SessionList.tsx';
import { StartWithToday } from './StartWithToday.tsx';

export function AccountPage() {
  const me = useMeQuery().data?.me;
  return (
    <AdminPage title={words.account}>
      <Box sx={columnsLook}>
        <Panel>
          <FormSection title={words.nameAndSignature}>
            <OwnName />
          </FormSection>
        </Panel>
        <Panel>
          <FormSection title={words.start}>
            <StartWithToday />
            {me && <OwnLanguage language={me.language} />}
          </FormSection>
        </Panel>
        <Panel>
          <FormSection title={words.password}>
            <ChangePassword email={me?.email ?? ''} />
          </FormSection>
        </Panel>
        <Panel>
          <FormSection title={words.twoStepSignIn}>
            <TwoStep />
          </FormSection>
        </Panel>
        <Panel>
          <FormSection title={words.passkeys}>
            <Passkeys />
          </FormSection>
        </Panel>
        <Panel>
          <FormSection title={words.openSessions}>
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
