import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useInvitationToAcceptQuery } from './people.generated.ts';
import { rolesText } from '../../../../common/enumWords.ts';
import { Brand } from '../../parts/page/Brand.tsx';
import { FieldSkeletons } from '../../parts/page/FieldSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/accounts.ts';
import { AcceptForm } from './AcceptForm.tsx';

/** The link of an invitation leads here. The token after the '#' is never sent as part of an address. */
export function InvitationPage() {
  const [token] = useState(() => window.location.hash.slice(1));
  const query = useInvitationToAcceptQuery({ variables: { token }, fetchPolicy: 'network-only' });
  return (
    <Box component="main" className="sunken" sx={{ minHeight: '100vh', p: { xs: 2, md: 5 } }}>
      <title>{words.invitationAdmin}</title>
      <Box sx={{ maxWidth: 480, mx: 'auto' }}>
        <Box sx={{ mb: 3 }}>
          <Brand />
        </Box>
        <Panel>
          <Box sx={{ p: { xs: 2.5, md: 4 } }}>
            <Typography variant="h4" component="h1" sx={{ mb: 1, fontSize: 28 }}>
              {words.welcome}
            </Typography>
            <Loaded query={query} failed={shared.loadFailed} skeleton={<FieldSkeletons heights={[44, 44]} />}>
              {({ invitation }) =>
                invitation ? (
                  <>
                    <Typography className="muted" sx={{ mb: 3 }}>
                      {words.youAreInvited(invitation.email, invitation.roles.length, rolesText(invitation.roles))}
                    </Typography>
                    <AcceptForm token={token} email={invitation.email} />
                  </>
                ) : (
                  <EmptyState
                    title={words.thisLinkDoesNotWorkAnyMore}
                    hint={words.itWorksOnceAndFor72Hours}
                    action={<a href="/admin/login">{words.signIn}</a>}
                  />
                )
              }
            </Loaded>
          </Box>
        </Panel>
      </Box>
    </Box>
  );
}
