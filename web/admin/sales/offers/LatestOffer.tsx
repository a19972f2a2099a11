import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { CopyLink } from '../../parts/inputs/CopyLink.tsx';
import { fullDate, turkishDay } from '../../parts/texts/dates.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import * as words from '../../../words/admin/en/offers.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { OfferLetter } from './OfferLetter.tsx';
import { mailText } from './mailText.ts';
import { RemindBuyer } from './RemindBuyer.tsx';
import { canRemind, whyRemind } from './reminding.ts';
import { moneyText } from '../numbers.ts';
import { offerPdf } from './useShowOffer.ts';

/** Shows the last offer above the lines, with what comes next: to read its PDF, to send it, to copy the buyer's link. */
export function LatestOffer({ enquiry, onRefetch }: { enquiry: EnquiryToRead; onRefetch: () => Promise<unknown> }) {
  const [offer] = enquiry.offers;
  const [now] = useState(() => Date.now());
  if (!offer) return null;
  const { number, sentAt, mail } = offer;
  const why = whyRemind(enquiry, offer, now);
  const pdf = sentAt
    ? { href: offer.pdfPath, text: words.openPdf, label: words.openPdfOf(number) }
    : { href: offer.previewPath, text: words.previewPdf, label: words.previewPdfOf(number) };
  return (
    <Box component="section" aria-label={words.lastOffer} sx={look}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, fontSize: 14.5 }}>
        <Sentence
          text={words.offerValidUntil}
          parts={{
            number: <b className="code">{number}</b>,
            net: <b>₺ {moneyText(offer.sums.net)}</b>,
            day: turkishDay(offer.validUntil),
          }}
        />
        <Box sx={{ fontSize: 13.5, color: sentAt ? 'text.secondary' : 'warning.main', fontWeight: sentAt ? 400 : 600 }}>
          {sentAt ? !mail && words.sentOn(fullDate(sentAt)) : words.notSentYet}
          {mail && <Box sx={{ color: mail.state === 'FAILED' ? 'warning.main' : undefined }}>{mailText(mail)}</Box>}
        </Box>
        {why && <Box sx={{ fontSize: 13.5, color: 'warning.main', fontWeight: 600 }}>{why}</Box>}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', rowGap: 1, columnGap: 0.75 }}>
        <Button
          size="small"
          variant="outlined"
          href={pdf.href}
          target="_blank"
          rel="noreferrer"
          aria-label={pdf.label}
          startIcon={<PictureAsPdfOutlined />}
          {...offerPdf}
        >
          {pdf.text}
        </Button>
        <OfferLetter offer={offer} enquiry={enquiry} />
        {sentAt && canRemind(enquiry, offer) && (
          <RemindBuyer offer={{ ...offer, sentAt }} enquiry={enquiry} onRefetch={onRefetch} />
        )}
        <CopyLink path={enquiry.statusPath} detail={sentAt ? undefined : words.buyerFindsOfferOnceSent} />
      </Stack>
    </Box>
  );
}

const look = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  px: { xs: 2, md: 3 },
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'surface.sunken',
} as const;
