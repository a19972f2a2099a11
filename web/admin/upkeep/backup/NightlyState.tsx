import { Typography } from '@mui/material';
import type { BackupListQuery } from './backup.generated.ts';
import { BackupNotice } from '../../parts/notices/BackupNotice.tsx';
import { fullDate } from '../../parts/texts/dates.ts';
import * as words from '../../../words/admin/en/backup.ts';

/** Tells about the nightly backup. The notice of a failure is the same as on the first screen. */
export function NightlyState({ nightly }: { nightly: BackupListQuery['nightlyBackup'] }) {
  const said = !nightly
    ? words.noBackupIsMadeAutomatically
    : nightly.failedAt
      ? undefined
      : nightly.madeAt
        ? words.theLastNightlyBackup(fullDate(nightly.madeAt))
        : words.aBackupIsMadeEachNight;
  return (
    <>
      <BackupNotice />
      {said && (
        <Typography className="muted ruled-below" variant="body2" sx={{ p: 2 }}>
          {said}
        </Typography>
      )}
    </>
  );
}
