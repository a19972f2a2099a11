import { Button } from '@mui/material';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSetMessageSuspectedSpamMutation, type MessageToReadQuery } from '../../graphql/generated/operations.ts';
import { focusHeading } from '../components/focusHeading.ts';
import { texts } from '../texts/texts.ts';
import { useNotify } from '../toasts/useNotify.ts';

/** Puts a message into the other folder; the way back is offered with the notice. */
export function SpamButton({ message }: { message: NonNullable<MessageToReadQuery['message']> }) {
  const { id, suspectedSpam } = message;
  const notify = useNotify();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [set] = useSetMessageSuspectedSpamMutation({ refetchQueries: ['NewMessageCount', 'MessageList'] });

  /** Whether it is there now. */
  async function put(spam: boolean, back?: () => void) {
    try {
      await set({ variables: { id, suspectedSpam: spam } });
      const text = spam ? texts.messages.isSpam : texts.messages.isNoSpam;
      notify.success(text, back && { label: 'Undo', run: back });
      return true;
    } catch (error) {
      notify.failure(texts.messages.spamFailed, error);
      return false;
    }
  }

  async function move() {
    if (!(await put(!suspectedSpam, () => void put(suspectedSpam)))) return;
    // It is in the list no more; the next one opens.
    await navigate({ pathname: '/admin/messages', search }, { replace: true });
    focusHeading();
  }

  return (
    <Button size="small" sx={{ px: 1 }} onClick={() => void move()}>
      {suspectedSpam ? 'Not spam' : 'Spam'}
    </Button>
  );
}
