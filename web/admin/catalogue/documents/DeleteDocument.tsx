import { Typography } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { useDeleteThing } from '../../parts/deletion/useUndo.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/documents.ts';
import { lossOf, type ListedDocument } from './usedBy.ts';
import { Quiet } from '../../parts/texts/Quiet.tsx';

/** Says which products use the document before it is deleted. */
export function DeleteDocument({ document, onClose }: { document: ListedDocument; onClose: () => void }) {
  const { id, title } = document;
  const notify = useNotify();
  const [remove, { loading }] = useDeleteThing('DOCUMENT', { refetchQueries: ['DocumentList'] });

  async function deleteIt() {
    try {
      const undo = await remove(id);
      notify.success(words.documentDeletedSuccessfully, undo);
      focusHeading();
    } catch (error) {
      notify.failure(words.failedToDeleteDocument, error);
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      title={words.deleteDocument}
      text={words.areYouSureYouWantToDelete}
      confirm={words.remove}
      busy={loading}
      onConfirm={() => void deleteIt()}
      onCancel={onClose}
    >
      <Typography className="strong" sx={{ mt: 1.5 }} lang={siteLanguage}>
        {title}
      </Typography>
      <Quiet>{words.lossAndBin(lossOf(document))}</Quiet>
    </ConfirmDialog>
  );
}
