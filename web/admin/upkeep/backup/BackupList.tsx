import { Box } from '@mui/material';
import { useState } from 'react';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { useBackupListQuery, type BackupRowFragment } from './backup.generated.ts';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { RowSkeletons } from '../../parts/lists/RowSkeletons.tsx';
import { AdminPage } from '../../parts/page/AdminPage.tsx';
import { Intro } from '../../parts/page/ScreenHead.tsx';
import { Loaded } from '../../parts/page/Loaded.tsx';
import { Panel } from '../../parts/page/Panel.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { ReturnedErasures } from '../personalData/ReturnedErasures.tsx';
import * as words from '../../../words/admin/en/backup.ts';
import { BackupTable } from './BackupTable.tsx';
import { LastRestore } from './LastRestore.tsx';
import { MakingBackup } from './MakingBackup.tsx';
import { NightlyState } from './NightlyState.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { useMakeBackup } from './useMakeBackup.ts';

export function BackupList() {
  const query = useBackupListQuery({ fetchPolicy: 'cache-and-network' });
  const { job, make } = useMakeBackup();
  const [restored, setRestored] = useState<BackupRowFragment>();
  const lastRestore = query.data?.lastRestore;
  return (
    <AdminPage
      title={words.backups}
      action={
        <BusyButton busy={job !== undefined} onClick={() => void make()}>
          {words.makeABackupNow}
        </BusyButton>
      }
    >
      <Intro>{words.aBackupHoldsTheWholeSite}</Intro>
      {lastRestore && <LastRestore last={lastRestore} />}
      <ReturnedErasures />
      {job && <MakingBackup job={job} />}
      <Panel>
        <Loaded query={query} failed={shared.loadFailed} skeleton={<RowSkeletons rows={5} />}>
          {({ backups, nightlyBackup }) => (
            <>
              <NightlyState nightly={nightlyBackup} />
              {backups.length > 0 ? (
                <BackupTable backups={backups} onRestore={setRestored} />
              ) : (
                <Box sx={{ p: 2 }}>
                  <EmptyState title={words.thereIsNoBackupYet} hint={words.makeOneNowTheSiteKeeps} />
                </Box>
              )}
            </>
          )}
        </Loaded>
      </Panel>
      {restored && <RestoreDialog backup={restored} onClose={() => setRestored(undefined)} />}
    </AdminPage>
  );
}
