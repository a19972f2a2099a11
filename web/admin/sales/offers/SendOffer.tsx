import { useApolloClient } from '@apollo/client/react';
import { Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { fieldErrors } from '../../../graphql/fieldErrors.ts';
import { EnquiryToReadDocument } from '../enquiries/enquiries.generated.ts';
import { useSendOfferMutation, type OfferShownFragment } from './offers.generated.ts';
import { logUnexpected } from '../../parts/errors/logUnexpected.ts';
import { ActDialog } from '../../parts/forms/ActDialog.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import * as shared from '../../../words/admin/en/shared.ts';
import { useNotify } from '../../parts/toasts/useNotify.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { EnquiryToRead } from '../enquiry.ts';
import { Content } from '../../parts/texts/Content.tsx';
import * as words from '../../../words/admin/en/offers.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { offerLetter } from './offerMail.ts';
import { useShowOffer } from './useShowOffer.ts';

/** Returns whether the browser lets the address of a page of this site be copied. */
async function copied(path: string) {
  try {
    await navigator.clipboard.writeText(`${window.location.origin}${path}`);
    return true;
  } catch (error) {
    logUnexpected(error);
    return false;
  }
}

interface Props {
  offer: OfferShownFragment;
  enquiry: EnquiryToRead;
  sendsMail: boolean;
  onClose: () => void;
}

/** Sends an offer. Where the site sends mail, its letter is shown, to be read and changed before. */
export function SendOffer({ offer, enquiry, sendsMail: isMailed, onClose }: Props) {
  const sendsMail = isMailed && enquiry.email !== '';
  const client = useApolloClient();
  const notify = useNotify();
  const { signature } = useSession();
  const showOffer = useShowOffer(enquiry.id);
  const isFirst = offer.sentAt === null;
  const [text, setText] = useState(() =>
    offerLetter(enquiry, offer, { origin: window.location.origin, signature }).join('\n'),
  );
  const [reminds, setReminds] = useState(offer.reminds);
  const [send, { loading }] = useSendOfferMutation({ refetchQueries: ['InboxCounts'] });

  const reminding = reminds === offer.reminds ? {} : { remind: reminds };

  async function sendIt(letter: string | null) {
    try {
      await send({ variables: { id: offer.id, text: letter, version: enquiry.version, ...reminding } });
      // A buyer without an address gets the link by WhatsApp, or wherever it is pasted.
      const isCopied = enquiry.email === '' && (await copied(enquiry.statusPath));
      notify.success(letter !== null ? words.offerIsOnItsWay : isCopied ? words.linkIsCopied : words.pageShowsOffer);
      onClose();
      await showOffer('OFFERED');
    } catch (error) {
      const isStale = fieldErrors(error).general?.code === 'CONFLICT';
      notify.failure(isStale ? shared.enquiriesStale : words.failedToSendTheOffer, error);
      if (isStale) await client.refetchQueries({ include: [EnquiryToReadDocument] });
    }
  }

  return (
    <ActDialog
      title={(isFirst ? words.sendOffer : words.mailOffer)(offer.number)}
      width={640}
      small={!sendsMail}
      typed={[text, reminds]}
      act={sendsMail ? words.sendMail : enquiry.email ? words.send : words.sendAndCopy}
      busy={loading}
      ready={!sendsMail || text.trim() !== ''}
      onAct={() => sendIt(sendsMail ? text : null)}
      other={
        sendsMail &&
        isFirst && (
          <Button variant="outlined" size="small" disabled={loading} onClick={() => void sendIt(null)}>
            {words.sendWithoutMail}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Typography className="breaks" sx={{ mb: 2 }}>
        <Sentence
          text={sendsMail ? words.toBuyerWithPdf : enquiry.email ? words.toBuyer : words.toBuyerAlone}
          parts={{
            name: <Content>{enquiry.name}</Content>,
            email: enquiry.email,
          }}
        />{' '}
        {isFirst && words.pageShowsOfferFromThenOn}
      </Typography>
      {sendsMail ? (
        <TextInput
          label={words.letter}
          lang={siteLanguage}
          multiline
          minRows={10}
          defaultValue={text}
          onChange={({ target }) => setText(target.value)}
        />
      ) : (
        <Typography className="muted">{enquiry.email ? words.siteSendsNoMail : words.sendTheLink}</Typography>
      )}
      {sendsMail && (
        <FormControlLabel
          control={<Checkbox checked={reminds} onChange={(_, isOn) => setReminds(isOn)} />}
          label={words.remindBeforeEnd}
          sx={{ mt: 1.5 }}
        />
      )}
    </ActDialog>
  );
}
