import MailOutlined from '@mui/icons-material/MailOutlineOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useSendsMailQuery, type OfferShownFragment } from './offers.generated.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { EnquiryToRead } from '../enquiry.ts';
import * as words from '../../../words/admin/en/offers.ts';
import { offerMail } from './offerMail.ts';
import { SendOffer } from './SendOffer.tsx';

/**
 * Sends an offer to the buyer, and later its letter once more. Where the site has no mail server, the letter opens in
 * the sender's own mail program after the offer was sent.
 */
export function OfferLetter({ offer, enquiry }: { offer: OfferShownFragment; enquiry: EnquiryToRead }) {
  const sendsMail = useSendsMailQuery().data?.sendsMail ?? false;
  const { signature } = useSession();
  const [open, setOpen] = useState(false);
  const label = offer.sentAt === null ? words.sendToBuyer : sendsMail && offer.mail ? words.mailAgain : words.mail;
  const name = { size: 'small', 'aria-label': `${label}: ${offer.number}` } as const;
  if (offer.sentAt !== null && !sendsMail) {
    return (
      <Button
        {...name}
        variant="outlined"
        startIcon={<MailOutlined />}
        href={offerMail(enquiry, offer, { origin: window.location.origin, signature })}
      >
        {label}
      </Button>
    );
  }
  return (
    <>
      <Button
        {...name}
        variant={offer.sentAt === null ? 'contained' : 'outlined'}
        startIcon={offer.sentAt === null ? <SendOutlined /> : <MailOutlined />}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && <SendOffer offer={offer} enquiry={enquiry} sendsMail={sendsMail} onClose={() => setOpen(false)} />}
    </>
  );
}
