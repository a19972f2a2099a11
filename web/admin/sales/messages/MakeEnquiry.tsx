import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { Button } from '@mui/material';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { useTakeEnquiry } from '../inbox/useTakeEnquiry.ts';
import * as words from '../../../words/admin/en/enquiries.ts';
import type { MessageToReadQuery } from './messages.generated.ts';

/** Makes an enquiry of a message: its lines are read as a pasted list is, and what is unsure is asked in the sheet that opens. */
export function MakeEnquiry({ message }: { message: NonNullable<MessageToReadQuery['message']> }) {
  const { id, name, email, company, message: text } = message;
  const { take, open, loading } = useTakeEnquiry();
  const notify = useNotify();

  async function make() {
    try {
      const taken = await take({ channel: 'MESSAGE', name, email, company, messageId: id, text });
      notify.success(words.enquiryTaken);
      if (taken) await open(taken);
    } catch (error) {
      notify.failure(words.failedToTakeTheEnquiry, error);
    }
  }

  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<RequestQuoteOutlined />}
      disabled={loading}
      onClick={() => void make()}
    >
      {words.makeAnEnquiry}
    </Button>
  );
}
