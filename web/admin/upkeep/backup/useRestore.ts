import { useEffect, useState } from 'react';
import {
  usePreviewRestoreMutation,
  useRestoreBackupMutation,
  type PreviewRestoreMutation,
} from './backup.generated.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import { refusalOf } from '../../parts/errors/refusalOf.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/backup.ts';
import { waitForSite } from './waitForSite.ts';

type Plan = PreviewRestoreMutation['previewRestore'];

/** Checks a backup at once, and restores it on request. The page is then loaded from the restored site. */
export function useRestore(name: string, onClose: () => void) {
  const notify = useNotify();
  const [preview] = usePreviewRestoreMutation();
  const [send] = useRestoreBackupMutation();
  const [plan, setPlan] = useState<Plan>();
  const [refusal, setRefusal] = useState<string>();
  const [restoring, setRestoring] = useState(false);

  useEffect(() => {
    let isLeft = false;
    preview({ variables: { name, job: crypto.randomUUID() } })
      .then(({ data }) => !isLeft && setPlan(data?.previewRestore))
      .catch((error: unknown) => {
        if (!isLeft) setRefusal(refusalOf(error) ?? words.failedToCheckTheBackup);
        logUnexpected(error);
      });
    return () => void (isLeft = true);
  }, [preview, name]);

  async function restore() {
    setRestoring(true);
    try {
      await send({ variables: { name, job: crypto.randomUUID() } });
      await waitForSite();
      location.reload();
    } catch (error) {
      onClose();
      notify.failure(refusalOf(error) ?? words.failedToRestoreTheBackup, error);
    }
  }

  return { plan, refusal, restoring, restore };
}
