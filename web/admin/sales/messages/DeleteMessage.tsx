import { useApolloClient } from '@apollo/client/react';
import { Typography } from '@mui/material';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDeleteMessageMutation, type MessageToReadQuery } from '../../../graphql/generated/operations.ts';
import { useUndo } from '../../parts/deletion/useUndo.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';

interface Props {
  message: NonNullable<MessageToReadQuery['message']>;
  onClose: () => void;
}

export function DeleteMessage({ message: { id, name, subject }, onClose }: Props) {
  const client = useApolloClient();
  const notify = useNotify();
  const undo = useUndo('MESSAGE');
  const navigate = useNavigate();
  const { search } = useLocation();
  const [remove, { loading }] = useDeleteMessageMutation({ refetchQueries: ['InboxCounts'] });

  async function deleteIt() {
    try {
      await remove({ variables: { id } });
      await navigate({ pathname: '/admin/messages', search }, { replace: true });
      client.cache.evict({ id: client.cache.identify({ __typename: 'Message', id }) });
      notify.success('Message deleted successfully', undo(id));
      focusHeading();
    } catch (error) {
      onClose();
      notify.failure('Failed to delete message', error);
    }
  }

  return (
    <ConfirmDialog
      open
      title="Delete message"
      text="Are you sure you want to delete this message?"
      confirm="Delete"
      busy={loading}
      onConfirm={() => void deleteIt()}
      onCancel={onClose}
    >
      <Typography sx={{ mt: 1.5, fontWeight: 600 }} lang="tr">
        {subject}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        From <span lang="tr">{name}</span>. It stays in the bin for 30 days.
      </Typography>
    </ConfirmDialog>
  );
}
