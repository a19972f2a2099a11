import { Button } from '@mui/material';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRemindBuyerMutation } from '../letters/letters.generated.ts';
import { useSendsMailQuery, type OfferShownFragment } from './offers.generated.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { EnquiryToRead } from '../enquiry.ts';
import { LetterDialog } from '../letters/LetterDialog.tsx';
import * as words from '../../../words/admin/en/offers.ts';
import { lettersIn } from '../../../words/admin/toBuyers.ts';
import { valuesOf } from './letterValues.ts';
import { reminderText } from './reminding.ts';

interface Props {
  offer: OfferShownFragment & { sentAt: string };
  enquiry: EnquiryToRead;
  onRefetch: () => Promise<unknown>;
}

/** Opens a prepared letter that reminds the buyer of an offer. Nothing is sent by itself. */
export function RemindBuyer({ offer, enquiry, onRefetch }: Props) {
  const sendsMail = useSendsMailQuery().data?.sendsMail ?? false;
  const own = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  // Another screen asks for the letter, which a reload must not open once more after it was closed.
  const isAsked = (location.state as { remind?: string } | null)?.remind === offer.id;
  const [openedAt, setOpenedAt] = useState(() => (isAsked ? Date.now() : undefined));
  const [remind] = useRemindBuyerMutation();
  const { id, number, sentAt, validUntil } = offer;
  const signature = own.signature || own.name || offer.preparedBy;
  const reminder = {
    ...{ name: enquiry.name, number, sentAt, validUntil, signature, language: enquiry.language },
    address: window.location.origin + offer.pdfPath,
  };
  return (
    <>
      <Button
        size="small"
        aria-label={words.remindOf(number)}
        onClick={() => setOpenedAt(Date.now())}
        sx={{ px: 1, minWidth: 0 }}
      >
        {words.remind}
      </Button>
      {openedAt !== undefined && (
        <LetterDialog
          title={words.remindOfOffer(number)}
          receiver={enquiry}
          values={valuesOf(enquiry, signature)}
          sendsMail={sendsMail}
          occasion={{
            name: `reminder:${id}`,
            begun: {
              subject: lettersIn(enquiry.language).reminderSubject(number),
              text: reminderText(reminder, openedAt),
            },
            letters: enquiry.letters,
            send: (letter) => remind({ variables: { id, ...letter } }),
            refetch: onRefetch,
          }}
          onClose={() => {
            setOpenedAt(undefined);
            if (isAsked) void navigate(location, { replace: true, state: null });
          }}
        />
      )}
    </>
  );
}
