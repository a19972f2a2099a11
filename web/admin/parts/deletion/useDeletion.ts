import type { EntityKind } from '../../../graphql/generated/schema.ts';
import { refusalOf } from '../errors/refusalOf.ts';
import { focusHeading } from '../page/AdminPage.tsx';
import { useNotify } from '../toasts/useNotify.ts';
import { useDeleteThing } from './useUndo.ts';

/**
 * Deletes something and offers to undo it. When something else uses it, the server's refusal says what, and is shown
 * unchanged.
 */
export function useDeletion(kind: EntityKind, notices: { deleted: string; failed: string }) {
  const notify = useNotify();
  const [remove] = useDeleteThing(kind, { refetchQueries: 'active' });
  return async (id: string) => {
    try {
      const undo = await remove(id);
      focusHeading();
      notify.success(notices.deleted, undo);
    } catch (error) {
      notify.failure(refusalOf(error) ?? notices.failed, error);
    }
  };
}
