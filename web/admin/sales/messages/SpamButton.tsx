import { Button } from '@mui/material';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSetMessageSuspectedSpamMutation, type MessageToReadQuery } from './messages.generated.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import * as words from '../../../words/admin/en/messages.ts';

/** Moves a message into or out of suspected spam; the notice offers to undo it. */
export function SpamButton({ message }: { message: NonNullable<MessageToReadQuery['message']> }) {
  const { id, suspectedSpam } = message;
  const notify = useNotify();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [set] = useSetMessageSuspectedSpamMutation({ refetchQueries: ['InboxCounts', 'MessageList'] });

  /** Resolves to whether it was moved. */
  async function put(spam: boolean, back?: () => void) {
    try {
      await set({ variables: { id, suspectedSpam: spam } });
      const text = spam ? words.movedToSuspectedSpam : words.movedBackToMessages;
      notify.success(text, back && { label: words.undo, run: back });
      return true;
    } catch (error) {
      notify.failure(words.failedToMoveMessage, error);
      return false;
    }
  }

  async function move() {
    if (!(await put(!suspectedSpam, () => void put(suspectedSpam)))) return;
    // It has left the list, and the next one opens.
    await navigate({ pathname: '/admin/messages', search }, { replace: true });
    focusHeading();
  }

  return (
    <Button size="small" sx={{ px: 1 }} onClick={() => void move()}>
      {suspectedSpam ? words.notSpam : words.spam}
    </Button>
  );
}
