import { Button } from '@mui/material';
import { useState } from 'react';
import type { EnquiryToRead } from '../enquiry.ts';
import * as words from '../../../words/admin/en/orders.ts';
import { RecordAcceptance } from './RecordAcceptance.tsx';

/** The offer whose acceptance can be recorded: the last one that was sent, as long as there is no order. */
export const acceptableOffer = ({ offers, orders }: Pick<EnquiryToRead, 'offers' | 'orders'>) =>
  orders.some(({ state }) => state !== 'CANCELLED') ? undefined : offers.find(({ sentAt }) => sentAt !== null);

/** Makes the order of an offer that its buyer has accepted by telephone, by mail or on paper. */
export function AcceptedBy({ enquiry }: { enquiry: EnquiryToRead }) {
  const [isOpen, setOpen] = useState(false);
  const offer = acceptableOffer(enquiry);
  if (!offer) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.acceptedByBuyer}
      </Button>
      {isOpen && <RecordAcceptance offer={offer} enquiry={enquiry} onClose={() => setOpen(false)} />}
    </>
  );
}
