import type { BinEntity } from '../../../graphql/generated/schema.ts';
import { refusalOf } from '../errors/refusalOf.ts';
import { focusHeading } from '../page/AdminPage.tsx';
import { useNotify } from '../toasts/useNotify.ts';
import { useUndo } from './useUndo.ts';

/**
 * Deletes something and offers to undo it. When something else uses it, the server's refusal says what, and is shown
 * unchanged.
 */
export function useDeletion(entity: BinEntity, notices: { deleted: string; failed: string }) {
  const notify = useNotify();
  const undo = useUndo(entity);
  return async (id: string, remove: () => Promise<unknown>) => {
    try {
      await remove();
      focusHeading();
      notify.success(notices.deleted, undo(id));
    } catch (error) {
      notify.failure(refusalOf(error) ?? notices.failed, error);
    }
  };
}
