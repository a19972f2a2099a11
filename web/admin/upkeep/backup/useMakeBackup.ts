import { useState } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { useMakeBackupMutation } from '../../../graphql/generated/operations.ts';
import { counted } from '../../parts/texts/counted.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';

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
      notify.success(
        missing > 0
          ? `The backup was made without ${counted(missing, 'picture')}, which the disk does not have`
          : 'The backup was made, restored for a trial and compared',
      );
    } catch (error) {
      if (fieldErrors(error).general?.code === 'CANCELED') notify.success('The backup was canceled');
      else notify.failure('Failed to make the backup. Please try again.', error);
    } finally {
      setJob(undefined);
    }
  }

  return { job, make };
}
