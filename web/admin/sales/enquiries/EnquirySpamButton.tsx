import { Button } from '@mui/material';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSetEnquirySuspectedSpamMutation } from './enquiries.generated.ts';
import { focusHeading } from '../../parts/page/AdminPage.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import * as words from '../../../words/admin/en/enquiries.ts';

/** Moves an enquiry into or out of suspected spam; the notice offers to undo it. */
export function EnquirySpamButton({ enquiry: { id, suspectedSpam } }: { enquiry: EnquiryToRead }) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [set] = useSetEnquirySuspectedSpamMutation({ refetchQueries: ['InboxCounts', 'EnquiryList'] });

  /** Resolves to whether it was moved. */
  async function put(spam: boolean, back?: () => void) {
    try {
      await set({ variables: { id, suspectedSpam: spam } });
      const text = spam ? words.movedToSuspectedSpam : words.movedBackToEnquiries;
      notify.success(text, back && { label: words.undo, run: back });
      return true;
    } catch (error) {
      notify.failure(words.failedToMoveEnquiry, error);
      return false;
    }
  }

  async function move() {
    if (!(await put(!suspectedSpam, () => void put(suspectedSpam)))) return;
    // It has left the list, and the next one opens.
    await navigate({ pathname: '/admin/messages/enquiries', search }, { replace: true });
    focusHeading();
  }

  return (
    <Button size="small" className="near-type" sx={{ height: 32, minWidth: 0, px: 1 }} onClick={() => void move()}>
      {suspectedSpam ? words.notSpam : words.spam}
    </Button>
  );
}
