import MailOutlined from '@mui/icons-material/MailOutlineOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useSendsMailQuery, type OfferShownFragment } from '../../../graphql/generated/operations.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { offerMail } from './offerMail.ts';
import { SendOffer } from './SendOffer.tsx';

/** Sends the letter with an offer. Where the site has no mail server, the sender's own mail program is opened. */
export function OfferLetter({ offer, enquiry }: { offer: OfferShownFragment; enquiry: EnquiryToRead }) {
  const sendsMail = useSendsMailQuery().data?.sendsMail ?? false;
  const [open, setOpen] = useState(false);
  const label = sendsMail && offer.mail ? 'E-mail again' : 'E-mail';
  const button = { size: 'small', startIcon: <MailOutlined />, 'aria-label': `${label} with ${offer.number}` } as const;
  if (!sendsMail) {
    return (
      <Button {...button} href={offerMail(enquiry, offer, window.location.origin)}>
        {label}
      </Button>
    );
  }
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <SendOffer offer={offer} enquiry={enquiry} onClose={() => setOpen(false)} />}
    </>
  );
}
