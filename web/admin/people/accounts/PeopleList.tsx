import { Box, Typography } from '@mui/material';
import { usePeopleListQuery } from './people.generated.ts';
import { ListScreen } from '../../parts/lists/ListScreen.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import * as words from '../../../words/admin/en/accounts.ts';
import { AskForTwoStep } from './AskForTwoStep.tsx';
import { InvitationRow } from './InvitationRow.tsx';
import { InviteForm } from './InviteForm.tsx';
import { PersonRow } from './PersonRow.tsx';
import { RoleTable } from './RoleTable.tsx';
import { Quiet } from '../../parts/texts/Quiet.tsx';
import { PlainList } from '../../parts/lists/PlainList.tsx';

/** Lists the people who work in the admin area, with their roles, and the open invitations. */
export function PeopleList() {
  const query = usePeopleListQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <ListScreen title={words.people}>
      <Box className="ruled" sx={columnsLook}>
        <Box className="shrinks">
          <InviteForm />
          <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={4} />}>
            {({ people, twoStepRule }) => (
              <PlainList aria-label={words.people} sx={listLook}>
                {people.map((person) => (
                  <PersonRow key={person.id} person={person} due={twoStepRule.dueAt} />
                ))}
              </PlainList>
            )}
          </Loaded>
          {query.data && query.data.invitations.length > 0 && (
            <section aria-labelledby="invitations">
              <Box className="wraps" sx={headingLook}>
                <Typography id="invitations" variant="h5" component="h2">
                  {words.invitations}
                </Typography>
                <Quiet>{words.aLinkWorksOnceAndFor72Hours}</Quiet>
              </Box>
              <PlainList aria-label={words.invitations} sx={listLook}>
                {query.data.invitations.map((invitation) => (
                  <InvitationRow key={invitation.id} invitation={invitation} />
                ))}
              </PlainList>
            </section>
          )}
          {query.data && <AskForTwoStep rule={query.data.twoStepRule} />}
        </Box>
        <RoleTable />
      </Box>
    </ListScreen>
  );
}

const listLook = {
  borderBottom: 'var(--hairline)',
  '& > li': { px: 'var(--inset)' },
};
const headingLook = {
  alignItems: 'baseline',
  columnGap: 1.5,
  p: { xs: '20px 16px 8px', md: '20px 24px 8px' },
};
const columnsLook = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 380px' },
  alignItems: 'start',
};
