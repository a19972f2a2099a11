import { useApolloClient } from '@apollo/client/react';
import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { useState } from 'react';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import {
  EnquiryToReadDocument,
  useSendOfferMutation,
  type OfferShownFragment,
} from '../../../graphql/generated/operations.ts';
import { PageDialog } from '../../parts/dialogs/PageDialog.tsx';
import { BusyButton } from '../../parts/inputs/BusyButton.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { texts } from '../../parts/texts/texts.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { offerLetter } from './offerMail.ts';

interface Props {
  offer: OfferShownFragment;
  enquiry: EnquiryToRead;
  onClose: () => void;
}

/** Shows the letter with an offer, to be read and changed before it is sent. */
export function SendOffer({ offer, enquiry, onClose }: Props) {
  const client = useApolloClient();
  const notify = useNotify();
  const [text, setText] = useState(() => offerLetter(enquiry, offer, window.location.origin).join('\n'));
  const [send, { loading }] = useSendOfferMutation();

  async function sendIt() {
    try {
      await send({ variables: { id: offer.id, text, version: enquiry.version } });
      notify.success('The offer is on its way to the buyer.');
      onClose();
    } catch (error) {
      const isStale = fieldErrors(error).general?.code === 'CONFLICT';
      notify.failure(isStale ? texts.enquiries.stale : 'Failed to send the offer. Please try again.', error);
      if (isStale) await client.refetchQueries({ include: [EnquiryToReadDocument] });
    }
  }

  return (
    <PageDialog open title={`E-mail offer ${offer.number}`} onClose={onClose}>
      <DialogContent sx={{ p: '0 28px 24px' }}>
        <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          To <span lang="tr">{enquiry.name}</span>, {enquiry.email}, with the PDF.
        </Typography>
        <TextInput
          label="Letter"
          lang="tr"
          multiline
          minRows={10}
          defaultValue={text}
          onChange={({ target }) => setText(target.value)}
        />
      </DialogContent>
      <DialogActions disableSpacing sx={{ p: '16px 28px', gap: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="outlined" size="small" onClick={onClose}>
          Cancel
        </Button>
        <BusyButton busy={loading} disabled={text.trim() === ''} onClick={() => void sendIt()}>
          Send
        </BusyButton>
      </DialogActions>
    </PageDialog>
  );
}
