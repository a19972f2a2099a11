import { useApolloClient } from '@apollo/client/react';
import { Typography } from '@mui/material';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDeleteThing } from '../../parts/deletion/useUndo.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/enquiries.ts';

export function DeleteEnquiry({ enquiry, onClose }: { enquiry: EnquiryToRead; onClose: () => void }) {
  const { id, name, number } = enquiry;
  const client = useApolloClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [remove, { loading }] = useDeleteThing('ENQUIRY', { refetchQueries: ['InboxCounts'] });

  async function deleteIt() {
    try {
      const undo = await remove(id);
      await navigate({ pathname: '/admin/messages/enquiries', search }, { replace: true });
      client.cache.evict({ id: client.cache.identify({ __typename: 'Enquiry', id }) });
      notify.success(words.enquiryDeletedSuccessfully, undo);
      focusHeading();
    } catch (error) {
      onClose();
      notify.failure(words.failedToDeleteEnquiry, error);
    }
  }

  return (
    <ConfirmDialog
      open
      title={words.deleteEnquiry}
      text={words.areYouSureYouWantToDelete}
      confirm={words.remove}
      busy={loading}
      onConfirm={() => void deleteIt()}
      onCancel={onClose}
    >
      <Typography className="strong" sx={{ mt: 1.5 }}>
        {number}, <Content>{name}</Content>
      </Typography>
      <Typography className="muted" variant="body2">
        {words.itsNotesAndOffersGo}
      </Typography>
    </ConfirmDialog>
  );
}
