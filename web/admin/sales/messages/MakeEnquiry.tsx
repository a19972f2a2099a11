import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Sentence } from '../../../components/Sentence.tsx';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { ConfirmDialog } from '../../parts/dialogs/ConfirmDialog.tsx';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { useTakeEnquiry } from '../inbox/useTakeEnquiry.ts';
import * as words from '../../../words/admin/en/enquiries.ts';
import type { MessageToReadQuery } from './messages.generated.ts';

type Message = NonNullable<MessageToReadQuery['message']>;

/**
 * Makes an enquiry of a message: its lines are read as a pasted list is, and what is unsure is asked in the sheet that opens. Of two
 * people who press, the second sees which enquiry there is.
 */
export function MakeEnquiry({ message }: { message: Message }) {
  const { id, name, email, company, message: text, enquiries } = message;
  const { take, open, loading } = useTakeEnquiry();
  const notify = useNotify();
  /** Says which enquiry there is, while it is asked whether another one is meant. */
  const [said, setSaid] = useState<string>();

  async function make(again: boolean) {
    setSaid(undefined);
    try {
      const taken = await take({ channel: 'MESSAGE', name, email, company, messageId: id, text, again });
      notify.success(words.enquiryTaken);
      if (taken) await open(taken);
    } catch (error) {
      const { general } = fieldErrors(error);
      if (general?.code === 'CONFLICT') setSaid(general.message);
      else notify.failure(words.failedToTakeTheEnquiry, error);
    }
  }

  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<RequestQuoteOutlined />}
        disabled={loading}
        onClick={() => void make(false)}
      >
        {words.makeAnEnquiry}
      </Button>
      <ConfirmDialog
        open={said !== undefined}
        title={words.makeAnotherTitle}
        text={words.makeAnotherText(said ?? '')}
        confirm={words.makeAnother}
        onConfirm={() => void make(true)}
        onCancel={() => setSaid(undefined)}
      >
        <MadeOfIt enquiries={enquiries} />
      </ConfirmDialog>
    </>
  );
}

/** Leads to the enquiries that were made of a message. */
export const MadeOfIt = ({ enquiries }: Pick<Message, 'enquiries'>) =>
  enquiries.map(({ id, number }) => (
    <div key={id}>
      <Sentence
        text={words.alreadyMade}
        parts={{ number: <Link to={`/admin/messages/enquiries/${encodeURIComponent(id)}`}>{number}</Link> }}
      />
    </div>
  ));
