import { refusalOf } from '../errors/refusalOf.ts';
import { focusHeading } from './focusHeading.ts';
import { useNotify } from '../toasts/useNotify.ts';

/** Removes what nothing uses; where something does, the refusal says what, and is shown as it is. */
export function useDeletion(notices: { deleted: string; failed: string }) {
  const notify = useNotify();
  return async (remove: () => Promise<unknown>) => {
    try {
      await remove();
      focusHeading();
      notify.success(notices.deleted);
    } catch (error) {
      notify.failure(refusalOf(error) ?? notices.failed, error);
    }
  };
}
