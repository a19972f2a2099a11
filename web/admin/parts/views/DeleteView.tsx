import { Typography } from '@mui/material';
import {
  useCreateViewMutation,
  useDeleteViewMutation,
  type ShownViewFragment,
} from '../../../graphql/generated/operations.ts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { refusalOf } from '../errors/refusalOf.ts';
import { focusHeading } from '../page/AdminPage.tsx';
import { useNotify } from '../toasts/useNotify.ts';
import { useArrange } from './useArrange.ts';
import type { Views } from '../lists/useViews.ts';

interface Props {
  views: Views;
  view: ShownViewFragment;
  onClose: () => void;
}

/** Deletes a view. Undo saves it once more, in its former place. */
export function DeleteView({ views, view, onClose }: Props) {
  const { list, nodes } = views;
  const { id, name, query, forEveryone } = view;
  const notify = useNotify();
  const arrange = useArrange(views);
  const afterwards = { refetchQueries: ['ViewList'], awaitRefetchQueries: true };
  const [remove, { loading }] = useDeleteViewMutation(afterwards);
  const [create] = useCreateViewMutation(afterwards);

  async function undo() {
    try {
      const { data } = await create({ variables: { list, input: { name, query, forEveryone } } });
      const again = data && { ...view, id: data.saved.id };
      if (again) await arrange(nodes.map((one) => (one.id === id ? again : one)));
      notify.success(`View “${name}” is back`);
    } catch (error) {
      notify.failure(refusalOf(error) ?? 'Failed to bring the view back. Please try again.', error);
    }
  }

  async function deleteIt() {
    try {
      await remove({ variables: { id } });
      notify.success('View deleted', { label: 'Undo', run: () => void undo() });
      focusHeading();
    } catch (error) {
      notify.failure('Failed to delete the view. Please try again.', error);
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title="Delete view"
      text={forEveryone ? 'It goes for everyone. The list itself stays.' : 'The list itself stays.'}
      confirm="Delete"
      busy={loading}
      onConfirm={() => void deleteIt()}
      onCancel={onClose}
    >
      <Typography sx={{ mt: 1.5, fontWeight: 600, overflowWrap: 'anywhere' }} lang="tr">
        {name}
      </Typography>
    </ConfirmDialog>
  );
}
