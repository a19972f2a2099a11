import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { CopyLink } from '../../parts/inputs/CopyLink.tsx';
import { fullDate, turkishDay } from '../../parts/texts/dates.ts';
import { useColleagueName, type EnquiryToRead } from '../enquiry.ts';
import { signed } from '../numbers.ts';
import * as words from '../../../words/admin/en/offers.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { AcceptedBy } from '../orders/AcceptedBy.tsx';
import { OfferLetter } from './OfferLetter.tsx';
import { RemindBuyer } from './RemindBuyer.tsx';
import { canRemind, whyRemind } from './reminding.ts';
import { offerPdf } from './useShowOffer.ts';
import type { OfferShownFragment } from './offers.generated.ts';

/** Shows the last offer above the lines, with what comes after it was sent: its PDF, its letter, the buyer's link. */
export function LatestOffer({ enquiry, onRefetch }: { enquiry: EnquiryToRead; onRefetch: () => Promise<unknown> }) {
  const [offer] = enquiry.offers;
  const [now] = useState(() => Date.now());
  const nameOf = useColleagueName();
  if (!offer) return null;
  const { number, sentAt, mail } = offer;
  const why = whyRemind(enquiry, offer, now);
  return (
    <Box className="row wraps" component="section" aria-label={words.lastOffer} sx={look}>
      <Box className="shrinks near-type" sx={{ flex: '1 1 220px' }}>
        <Sentence
          text={words.offerValidUntil}
          parts={{
            number: <b className="code">{number}</b>,
            net: <b>{signed(offer.sums.net, offer.currency)}</b>,
            day: turkishDay(offer.validUntil),
          }}
        />
        <Box
          className="small-type"
          sx={{ color: sentAt ? 'text.secondary' : 'warning.main', fontWeight: sentAt ? 400 : 600 }}
        >
          {sentAt ? !mail && words.sentOn(fullDate(sentAt)) : words.notSentYet}
          {mail && (
            <Box sx={{ color: mail.state === 'FAILED' ? 'warning.main' : undefined }}>{mailText(mail, nameOf)}</Box>
          )}
        </Box>
        {why && <Box className="small-type strong warns">{why}</Box>}
      </Box>
      <Stack direction="row" sx={buttonsLook}>
        {sentAt && (
          <>
            <Button
              size="small"
              href={offer.pdfPath}
              target="_blank"
              rel="noreferrer"
              aria-label={words.openPdfOf(number)}
              {...offerPdf}
            >
              {words.openPdf}
            </Button>
            <OfferLetter offer={offer} enquiry={enquiry} />
          </>
        )}
        {sentAt && enquiry.email !== '' && canRemind(enquiry, offer) && (
          <RemindBuyer offer={{ ...offer, sentAt }} enquiry={enquiry} onRefetch={onRefetch} />
        )}
        <AcceptedBy enquiry={enquiry} />
        <CopyLink path={enquiry.statusPath} detail={sentAt ? undefined : words.buyerFindsOfferOnceSent} />
      </Stack>
    </Box>
  );
}

/** They are what one does now and then, so they are quiet. */
const buttonsLook = {
  flexWrap: 'wrap',
  alignItems: 'center',
  mx: -1,
  '& .MuiButton-root': { height: 32, minWidth: 0, px: 1, fontSize: 14 },
  '& .MuiButton-startIcon': { display: 'none' },
} as const;
const look = {
  columnGap: 2,
  rowGap: 1,
  px: 'var(--inset)',
  py: 0.5,
  borderBottom: 'var(--hairline)',
  bgcolor: 'surface.sunken',
} as const;

/** Says what became of the letter with an offer. */
export function mailText(
  { state, failure, admin, createdAt }: NonNullable<OfferShownFragment['mail']>,
  nameOf: (who: string) => string,
) {
  const said = words.mailStates[state](nameOf(admin), fullDate(createdAt));
  const why = failure && words.mailFailures[failure];
  return why ? `${said}. ${why}` : said;
}
