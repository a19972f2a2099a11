import { Button } from '@mui/material';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import {
  useRemindBuyerMutation,
  useSendsMailQuery,
  type OfferShownFragment,
} from '../../../graphql/generated/operations.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import type { EnquiryToRead } from '../enquiry.ts';
import { LetterDialog } from '../letters/LetterDialog.tsx';
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
    ...{ name: enquiry.name, number, sentAt, validUntil, signature },
    address: window.location.origin + offer.pdfPath,
  };
  return (
    <>
      <Button
        size="small"
        aria-label={`Remind: ${number}`}
        onClick={() => setOpenedAt(Date.now())}
        sx={{ px: 1, minWidth: 0 }}
      >
        Remind
      </Button>
      {openedAt !== undefined && (
        <LetterDialog
          title={`Remind of offer ${number}`}
          receiver={enquiry}
          values={valuesOf(enquiry, signature)}
          sendsMail={sendsMail}
          occasion={{
            name: `reminder:${id}`,
            begun: { subject: `Hatırlatma: teklifimiz ${number}`, text: reminderText(reminder, openedAt) },
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
