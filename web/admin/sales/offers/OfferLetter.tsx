import MailOutlined from '@mui/icons-material/MailOutlineOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useSendsMailQuery, type OfferShownFragment } from './offers.generated.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { EnquiryToRead } from '../enquiry.ts';
import * as words from '../../../words/admin/en/offers.ts';
import { offerMail } from './offerMail.ts';
import { SendOffer } from './SendOffer.tsx';

/**
 * Sends the letter of an offer that was sent, once more or for the first time. Where the site has no mail server, it opens in the
 * sender's own mail program.
 */
export function OfferLetter({ offer, enquiry }: { offer: OfferShownFragment; enquiry: EnquiryToRead }) {
  const sendsMail = useSendsMailQuery().data?.sendsMail ?? false;
  const { signature } = useSession();
  const [open, setOpen] = useState(false);
  const label = sendsMail && offer.mail ? words.mailAgain : words.mail;
  const name = { size: 'small', 'aria-label': `${label}: ${offer.number}` } as const;
  if (enquiry.email === '') return null;
  if (!sendsMail) {
    return (
      <Button
        {...name}
        startIcon={<MailOutlined />}
        href={offerMail(enquiry, offer, { origin: window.location.origin, signature })}
      >
        {label}
      </Button>
    );
  }
  return (
    <>
      <Button {...name} startIcon={<MailOutlined />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <SendOffer offer={offer} enquiry={enquiry} sendsMail={sendsMail} onClose={() => setOpen(false)} />}
    </>
  );
}
