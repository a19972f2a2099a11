import { Box, Typography } from '@mui/material';
import { EmptyState } from '../../components/EmptyState.tsx';
import { useBackupListQuery } from '../../graphql/generated/operations.ts';
import { AdminPage } from '../components/AdminPage.tsx';
import { BusyButton } from '../components/BusyButton.tsx';
import { Loaded } from '../components/Loaded.tsx';
import { Panel } from '../components/Panel.tsx';
import { RowSkeletons } from '../lists/RowSkeletons.tsx';
import { texts } from '../texts/texts.ts';
import { BackupTable } from './BackupTable.tsx';
import { MakingBackup } from './MakingBackup.tsx';
import { NightlyState } from './NightlyState.tsx';
import { useMakeBackup } from './useMakeBackup.ts';

export function BackupList() {
  const query = useBackupListQuery({ fetchPolicy: 'cache-and-network' });
  const { job, make } = useMakeBackup();
  return (
    <AdminPage
      title="Backups"
      action={
        <BusyButton busy={job !== undefined} onClick={() => void make()}>
          Make a backup now
        </BusyButton>
      }
    >
      <Typography variant="body2" sx={{ mb: 2, maxWidth: '65ch', color: 'text.secondary' }}>
        A backup holds the whole site, with accounts and messages: keep a copy of it on another machine, where nobody
        else can read it. How to restore one stands in docs/operating.md.
      </Typography>
      {job && <MakingBackup job={job} />}
      <Panel>
        <Loaded query={query} failed={texts.load.failed} skeleton={<RowSkeletons rows={5} />}>
          {({ backups, nightlyBackup }) => (
            <>
              <NightlyState nightly={nightlyBackup} />
              {backups.length > 0 ? (
                <BackupTable backups={backups} />
              ) : (
                <Box sx={{ p: 2 }}>
                  <EmptyState title="There is no backup yet" hint="Make one now; the site goes on meanwhile." />
                </Box>
              )}
            </>
          )}
        </Loaded>
      </Panel>
    </AdminPage>
  );
}
