import { useState } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { useMakeBackupMutation } from './backup.generated.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/backup.ts';

/** Makes a backup. `job` is the id of the one in progress. */
export function useMakeBackup() {
  const [job, setJob] = useState<string>();
  const notify = useNotify();
  const [send] = useMakeBackupMutation({ refetchQueries: ['BackupList'], awaitRefetchQueries: true });

  async function make() {
    const id = crypto.randomUUID();
    setJob(id);
    try {
      const { data } = await send({ variables: { job: id } });
      const missing = data?.makeBackup.missing.length ?? 0;
      notify.success(missing > 0 ? words.theBackupWasMadeWithout(missing) : words.theBackupWasMadeRestored);
    } catch (error) {
      if (fieldErrors(error).general?.code === 'CANCELED') notify.success(words.theBackupWasCanceled);
      else notify.failure(words.failedToMakeTheBackup, error);
    } finally {
      setJob(undefined);
    }
  }

  return { job, make };
}
