import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useState, type ComponentProps } from 'react';
import { useSendsMailQuery } from '../offers/offers.generated.ts';
import { useBottomBar } from '../../parts/page/useBottomBar.ts';
import { useNarrow } from '../../parts/page/useNarrow.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { type EnquiryToRead, amount } from '../enquiry.ts';
import { replyAddress } from '../messages/replyAddress.ts';
import { OfferDialog } from '../offers/OfferDialog.tsx';
import * as words from '../../../words/admin/en/enquiries.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';
import { AnswerEnquiry } from './AnswerEnquiry.tsx';

/** The bar is outside the scrolling part, so that it is always in sight. */
export function EnquiryBar({ enquiry, onRefetch }: Omit<ComponentProps<typeof OfferDialog>, 'onClose'>) {
  const own = useSession();
  const sendsMail = useSendsMailQuery().data?.sendsMail ?? false;
  const [offering, setOffering] = useState(false);
  const [writing, setWriting] = useState(false);
  const bar = useBottomBar(!useNarrow());
  return (
    <Box ref={bar} sx={barLook}>
      {enquiry.suspectedSpam ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.suspectedSpamChooseNotSpam}
        </Typography>
      ) : sendsMail ? (
        <Button {...reply} onClick={() => setWriting(true)} />
      ) : (
        <>
          <Button size="small" onClick={() => setWriting(true)}>
            {words.noteAnswer}
          </Button>
          <Button {...reply} href={mailTo(enquiry, own.signature || own.name)} />
        </>
      )}
      <Button variant="contained" size="small" startIcon={<RequestQuoteOutlined />} onClick={() => setOffering(true)}>
        {enquiry.offers.length > 0 ? words.newRevision : words.makeOffer}
      </Button>
      {writing && (
        <AnswerEnquiry
          enquiry={enquiry}
          sendsMail={sendsMail}
          onRefetch={onRefetch}
          onClose={() => setWriting(false)}
        />
      )}
      {offering && <OfferDialog enquiry={enquiry} onRefetch={onRefetch} onClose={() => setOffering(false)} />}
    </Box>
  );
}

const reply = {
  variant: 'outlined',
  size: 'small',
  startIcon: <ReplyOutlined />,
  children: words.replyByEMail,
} as const;

function mailTo({ name, email, number, message, createdAt, rows }: EnquiryToRead, signature: string) {
  const asked = rows.map(({ code, name, quantity, salesUnit }) =>
    [code, name, quantity !== null && amount(quantity, salesUnit)].filter(Boolean).join(', '),
  );
  const quoted = [...asked, message].filter(Boolean).join('\n');
  const subject = turkish.answerSubject(number);
  return replyAddress({ name, email, subject, message: quoted, createdAt }, signature);
}

const barLook = {
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1.25,
  minHeight: 68,
  px: { xs: 2, md: 3 },
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
