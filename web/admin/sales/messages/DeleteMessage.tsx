import { useApolloClient } from '@apollo/client/react';
import { Typography } from '@mui/material';
import { useLocation, useNavigate } from 'react-router-dom';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { type MessageToReadQuery } from './messages.generated.ts';
import { useDeleteThing } from '../../parts/deletion/useUndo.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/messages.ts';
import { Sentence } from '../../../components/Sentence.tsx';

interface Props {
  message: NonNullable<MessageToReadQuery['message']>;
  onClose: () => void;
}

export function DeleteMessage({ message: { id, name, subject }, onClose }: Props) {
  const client = useApolloClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [remove, { loading }] = useDeleteThing('MESSAGE', { refetchQueries: ['InboxCounts'] });

  async function deleteIt() {
    try {
      const undo = await remove(id);
      await navigate({ pathname: '/admin/messages', search }, { replace: true });
      client.cache.evict({ id: client.cache.identify({ __typename: 'Message', id }) });
      notify.success(words.messageDeletedSuccessfully, undo);
      focusHeading();
    } catch (error) {
      onClose();
      notify.failure(words.failedToDeleteMessage, error);
    }
  }

  return (
    <ConfirmDialog
      open
      title={words.deleteMessage}
      text={words.areYouSureYouWantToDelete}
      confirm={words.remove}
      busy={loading}
      onConfirm={() => void deleteIt()}
      onCancel={onClose}
    >
      <Typography className="strong" sx={{ mt: 1.5 }} lang={siteLanguage}>
        {subject}
      </Typography>
      <Typography className="muted" variant="body2">
        <Sentence text={words.fromItStaysInTheBinFor30Days} parts={{ name: <Content>{name}</Content> }} />
      </Typography>
    </ConfirmDialog>
  );
}
