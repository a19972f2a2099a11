import { Alert } from '@mui/material';
import { useNightlyBackupQuery } from './nightlyBackup.generated.ts';
import { useMayOpen } from '../../session/screens.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { fullDate } from '../texts/dates.ts';
import * as words from '../../../words/admin/en/parts.ts';

/** Stands on the first screen after signing in, since nobody would look for a failed backup. */
export function BackupNotice() {
  const { data } = useNightlyBackupQuery({
    fetchPolicy: 'cache-and-network',
    skip: !useMayOpen(useSession().roles)('/admin/backups'),
  });
  const { failedAt, failure, madeAt } = data?.nightlyBackup ?? {};
  if (!failedAt || !failure) return null;
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {madeAt
        ? words.nightlyBackupFailed(fullDate(failedAt), failure, fullDate(madeAt))
        : words.firstBackupFailed(fullDate(failedAt), failure)}
    </Alert>
  );
}
