import { Box } from '@mui/material';
import { useState } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { usePersonalDataQuery, usePrivacyNoticeVersionQuery } from './personalData.generated.ts';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Intro } from '../../parts/page/ScreenHead.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as words from '../../../words/admin/en/personalData.ts';
import { LanguagesButton } from '../../catalogue/translations/LanguagesButton.tsx';
import { FindPerson } from './FindPerson.tsx';
import { FoundEntries } from './FoundEntries.tsx';
import { ReturnedErasures } from './ReturnedErasures.tsx';

/** Finds, exports and erases the data about one person. The person stands in no address, and so in no log. */
export function PersonalDataPage() {
  const [contact, setContact] = useState('');
  const query = usePersonalDataQuery({ variables: { contact }, skip: contact === '', fetchPolicy: 'no-cache' });
  const notice = usePrivacyNoticeVersionQuery().data?.privacyNotice;
  const wrong = query.error ? fieldErrors(query.error).fields.contact : undefined;
  return (
    <AdminPage
      title={words.personalData}
      action={
        notice && (
          <LanguagesButton
            entity="PRIVACY_NOTICE"
            id={notice.version}
            name={words.privacyNotice}
            label={words.languagesOfNotice}
          />
        )
      }
    >
      <Intro>{words.forPeopleWhoAskWhichData}</Intro>
      <ReturnedErasures />
      <Panel>
        <Box sx={{ p: 2.5 }}>
          <FindPerson
            error={wrong}
            busy={query.loading}
            onFind={(next) => (next === contact ? void query.refetch() : setContact(next))}
          />
        </Box>
        {contact !== '' && !wrong && (
          <Box className="ruled">
            <Loaded query={query} failed={words.failedToSearch} skeleton={<RowSkeletons rows={3} />}>
              {({ personalData }) => (
                <FoundEntries
                  // The choice must not survive another search.
                  key={personalData.map(({ id }) => id).join()}
                  contact={contact}
                  entries={personalData}
                  onErased={() => void query.refetch()}
                />
              )}
            </Loaded>
          </Box>
        )}
      </Panel>
    </AdminPage>
  );
}
