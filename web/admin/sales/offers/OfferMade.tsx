import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { inUnits } from '../../../../common/measures/salesUnits.ts';
import type { OfferShownFragment } from '../../../graphql/generated/operations.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { amount } from '../enquiry.ts';
import { kinds } from './lineKinds.ts';
import { OfferRequests } from './OfferRequests.tsx';
import { mailText } from './mailText.ts';
import { moneyText, numberText } from '../numbers.ts';

interface Props {
  offer: OfferShownFragment;
  /** The last one stands above the lines with its buttons. */
  isLast: boolean;
}

/** Shows the lines and the terms of an offer, and of an earlier one also its PDF and its letter. */
export function OfferMade({ offer, isLast }: Props) {
  const terms = [offer.deliveryTerms, offer.paymentTerms, offer.notes].filter(Boolean).join('\n');
  return (
    <Box sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 200px', fontSize: 14.5 }}>
          <b className="code">{offer.number}</b>, ₺ {moneyText(offer.sums.net)} + KDV
          <Box sx={{ fontSize: 13.5, color: 'text.secondary' }}>
            {fullDate(offer.createdAt)}
            {!isLast && (offer.sentAt ? ', replaced' : ', never sent')}
            {!isLast && offer.mail && (
              <Box sx={{ color: offer.mail.state === 'FAILED' ? 'warning.main' : undefined }}>
                {mailText(offer.mail)}
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
            aria-label={`PDF of ${offer.number}`}
            startIcon={<PictureAsPdfOutlined />}
          >
            PDF
          </Button>
        )}
      </Stack>
      <OfferRequests offer={offer} />
      <Box component="details" sx={detailsLook}>
        <summary>{offer.lines.length === 1 ? 'The line' : `The ${offer.lines.length} lines`}</summary>
        <Box component="ol" lang="tr" sx={{ m: 0, py: 1, pl: 3 }}>
          {offer.lines.map(({ id, kind, name, quantity, salesUnit, price, priceQuantity, discount, vatRate, net }) => (
            <li key={id}>
              {name}, {amount(quantity, salesUnit)}, {moneyText(price)}
              {priceQuantity !== null && ` / ${inUnits(priceQuantity, salesUnit)}`}
              {discount ? `, %${numberText(discount)} iskonto` : ''}, KDV %{vatRate}: <b>{moneyText(net)}</b>
              {kind !== 'PLAIN' && ` (${kinds[kind]})`}
            </li>
          ))}
        </Box>
        {terms && (
          <Typography variant="body2" lang="tr" sx={{ whiteSpace: 'pre-line', color: 'text.secondary' }}>
            {terms}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const detailsLook = { fontSize: 14, overflowWrap: 'anywhere', '& summary': { cursor: 'pointer', py: 0.5 } } as const;
