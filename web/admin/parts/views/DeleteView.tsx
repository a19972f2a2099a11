import { Typography } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { useCreateViewMutation, useDeleteViewMutation, type ShownViewFragment } from './views.generated.ts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { refusalOf } from '../errors/refusalOf.ts';
import { focusHeading } from '../page/AdminPage.tsx';
import { useNotify } from '../toasts/useNotify.ts';
import * as words from '../../../words/admin/en/views.ts';
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
      notify.success(words.viewIsBack(name));
    } catch (error) {
      notify.failure(refusalOf(error) ?? words.failedToBringTheViewBack, error);
    }
  }

  async function deleteIt() {
    try {
      await remove({ variables: { id } });
      notify.success(words.viewDeleted, { label: words.undo, run: () => void undo() });
      focusHeading();
    } catch (error) {
      notify.failure(words.failedToDeleteTheView, error);
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={words.deleteView}
      text={forEveryone ? words.itGoesForEveryone : words.theListItselfStays}
      confirm={words.remove}
      busy={loading}
      onConfirm={() => void deleteIt()}
      onCancel={onClose}
    >
      <Typography className="strong breaks" sx={{ mt: 1.5 }} lang={siteLanguage}>
        {name}
      </Typography>
    </ConfirmDialog>
  );
}
