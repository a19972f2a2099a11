import { Typography } from '@mui/material';
import type { BackupListQuery } from '../../../graphql/generated/operations.ts';
import { BackupNotice } from '../../parts/notices/BackupNotice.tsx';
import { fullDate } from '../../parts/texts/dates.ts';

/** Tells about the nightly backup. The notice of a failure is the same as on the first screen. */
export function NightlyState({ nightly }: { nightly: BackupListQuery['nightlyBackup'] }) {
  const said = !nightly
    ? 'No backup is made automatically: the setting BACKUP_AT turns on a nightly one.'
    : nightly.failedAt
      ? undefined
      : nightly.madeAt
        ? `The last nightly backup succeeded on ${fullDate(nightly.madeAt)}.`
        : 'A backup is made each night. There is none so far.';
  return (
    <>
      <BackupNotice />
      {said && (
        <Typography variant="body2" sx={{ p: 2, color: 'text.secondary', borderBottom: 1, borderColor: 'divider' }}>
          {said}
        </Typography>
      )}
    </>
  );
}
