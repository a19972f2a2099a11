import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { inUnits } from '../../../../common/measures/salesUnits.ts';
import type { OfferShownFragment } from './offers.generated.ts';
import { Disclosure } from '../../parts/page/Disclosure.tsx';
import { fullDate } from '../../parts/texts/dates.ts';
import { amount, useColleagueName } from '../enquiry.ts';
import * as words from '../../../words/admin/en/offers.ts';
import * as turkish from '../../../words/admin/ofStaff.ts';
import { Sentence } from '../../../components/Sentence.tsx';
import { kinds } from '../lines/LineMore.tsx';
import { OfferRequests } from './OfferRequests.tsx';
import { mailText } from './LatestOffer.tsx';
import { discountText, moneyText, signed } from '../numbers.ts';

interface Props {
  offer: OfferShownFragment;
  /** The last one stands above the lines with its buttons. */
  isLast: boolean;
}

/** Shows the lines and the terms of an offer, and of an earlier one also its PDF and its letter. */
export function OfferMade({ offer, isLast }: Props) {
  const nameOf = useColleagueName();
  const terms = [offer.deliveryTerms, offer.paymentTerms, offer.notes].filter(Boolean).join('\n');
  return (
    <Box className="ruled near-type" sx={{ py: 1 }}>
      <Row className="wraps" spacing={1}>
        <Box sx={{ flex: '1 1 200px' }}>
          <Sentence
            text={words.offerWithNet}
            parts={{ number: <b className="code">{offer.number}</b>, net: signed(offer.sums.net, offer.currency) }}
          />
          <Box className="muted small-type">
            {madeText(offer, isLast)}
            {!isLast && offer.mail && (
              <Box sx={{ color: offer.mail.state === 'FAILED' ? 'warning.main' : undefined }}>
                {mailText(offer.mail, nameOf)}
              </Box>
            )}
          </Box>
        </Box>
        {!isLast && (
          <Button
            size="small"
            href={offer.previewPath}
            target="_blank"
            rel="noreferrer"
            aria-label={words.pdfOf(offer.number)}
            startIcon={<PictureAsPdfOutlined />}
          >
            {words.pdf}
          </Button>
        )}
      </Row>
      <OfferRequests offer={offer} />
      <Disclosure summary={words.theLines(offer.lines.length)}>
        <Box component="ol" className="bulleted" lang={siteLanguage} sx={{ py: 1 }}>
          {offer.lines.map(({ id, kind, name, quantity, salesUnit, price, priceQuantity, vatRate, net, ...less }) => (
            <li key={id}>
              <Sentence
                text={words.lineMade}
                parts={{
                  name,
                  amount: amount(quantity, salesUnit),
                  price: moneyText(price),
                  inUnits: priceQuantity !== null && ` / ${inUnits(priceQuantity, salesUnit)}`,
                  discount: less.discount ? `, ${turkish.discount(discountText(less))}` : '',
                  vatRate,
                  net: <b>{moneyText(net)}</b>,
                  kind: kind !== 'PLAIN' && ` (${kinds[kind]})`,
                }}
              />
            </li>
          ))}
        </Box>
        {terms && (
          <Typography className="muted as-typed" variant="body2" lang={siteLanguage}>
            {terms}
          </Typography>
        )}
      </Disclosure>
    </Box>
  );
}

const madeText = ({ createdAt, sentAt }: Props['offer'], isLast: boolean) => {
  const date = fullDate(createdAt);
  if (isLast) return date;
  return sentAt ? words.madeAndReplaced(date) : words.madeAndNeverSent(date);
};
