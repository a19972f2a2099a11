import { Box, Typography } from '@mui/material';
import { usePeopleListQuery } from './people.generated.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/accounts.ts';
import { AskForTwoStep } from './AskForTwoStep.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { InviteForm } from './InviteForm.tsx';
import { PersonRow } from './PersonRow.tsx';
import { RoleTable } from './RoleTable.tsx';

const listLook = { m: 0, p: 0, listStyle: 'none' };

/** Lists the people who work in the admin area, with their roles, and the open invitations. */
export function PeopleList() {
  const query = usePeopleListQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage title={words.people}>
      <Box sx={columnsLook}>
        <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
          <Panel>
            <InviteForm />
          </Panel>
          <Panel>
            <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={4} />}>
              {({ people, twoStepRule }) => (
                <Box component="ul" aria-label={words.people} sx={listLook}>
                  {people.map((person) => (
                    <PersonRow key={person.id} person={person} due={twoStepRule.dueAt} />
                  ))}
                </Box>
              )}
            </Loaded>
          </Panel>
          {query.data && query.data.invitations.length > 0 && (
            <section aria-labelledby="invitations">
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 1.5 }}>
                <Typography id="invitations" variant="h5" component="h2">
                  {words.invitations}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {words.aLinkWorksOnceAndFor72Hours}
                </Typography>
              </Box>
              <Panel>
                <Box component="ul" aria-label={words.invitations} sx={listLook}>
                  {query.data.invitations.map((invitation) => (
                    <InvitationRow key={invitation.id} invitation={invitation} />
                  ))}
                </Box>
              </Panel>
            </section>
          )}
          {query.data && <AskForTwoStep rule={query.data.twoStepRule} />}
        </Box>
        <RoleTable />
      </Box>
    </AdminPage>
  );
}

const columnsLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 340px' },
  alignItems: 'start',
  gap: 2.5,
};
