import { Typography } from '@mui/material';
import { useDeleteDocumentMutation } from '../../graphql/generated/operations.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { focusHeading } from '../components/focusHeading.ts';
import { texts } from '../texts/texts.ts';
import { useNotify } from '../toasts/useNotify.ts';
import { lossOf, type ListedDocument } from './usedBy.ts';

/** Says who uses it before it goes. */
export function DeleteDocument({ document, onClose }: { document: ListedDocument; onClose: () => void }) {
  const { id, title } = document;
  const notify = useNotify();
  const [remove, { loading }] = useDeleteDocumentMutation({ refetchQueries: ['DocumentList'] });

  async function deleteIt() {
    try {
      await remove({ variables: { id } });
      notify.success(texts.documents.deleted);
      focusHeading();
    } catch (error) {
      notify.failure(texts.documents.deleteFailed, error);
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title="Delete document"
      text="Are you sure you want to delete this document?"
      confirm="Delete"
      busy={loading}
      onConfirm={() => void deleteIt()}
      onCancel={onClose}
    >
      <Typography sx={{ mt: 1.5, fontWeight: 600 }} lang="tr">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {lossOf(document)} This cannot be undone.
      </Typography>
    </ConfirmDialog>
  );
}
