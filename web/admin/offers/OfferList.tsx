import { Box, Typography } from '@mui/material';
import type { OfferShownFragment } from '../../graphql/generated/operations.ts';
import { amount } from '../enquiries/amount.ts';
import { fullDate } from '../texts/dates.ts';
import { moneyText, numberText } from './typedLines.ts';

/** The offers that were made, the last first; each opens to its lines. */
export const OfferList = ({ offers }: { offers: OfferShownFragment[] }) => (
  <Box component="section" sx={{ px: { xs: 2, md: 3 }, pt: 2.5 }}>
    <Typography variant="subtitle2" component="h3" sx={{ mb: 1, fontSize: 15 }}>
      Offers
    </Typography>
    {offers.map((offer, place) => (
      <Box component="details" key={offer.id} sx={offerLook}>
        <summary>
          <b className="code">{offer.number}</b>, ₺ {moneyText(offer.sums.net)} + KDV
          <Box component="span" sx={{ color: 'text.secondary' }}>
            , {fullDate(offer.createdAt)}
            {place > 0 && ', replaced'}
          </Box>
        </summary>
        <Box component="ol" lang="tr" sx={{ m: 0, py: 1, pl: 3 }}>
          {offer.lines.map(({ id, name, quantity, salesUnit, price, discount, vatRate, net }) => (
            <li key={id}>
              {name}, {amount(quantity, salesUnit)}, {moneyText(price)}
              {discount ? `, −%${numberText(discount)}` : ''}, KDV %{vatRate}: <b>{moneyText(net)}</b>
            </li>
          ))}
        </Box>
        <a href={offer.pdfPath} target="_blank" rel="noreferrer">
          {offer.number} as PDF
        </a>
        <Typography variant="body2" lang="tr" sx={{ whiteSpace: 'pre-line', color: 'text.secondary' }}>
          {[offer.deliveryTerms, offer.paymentTerms, offer.notes].filter(Boolean).join('\n')}
        </Typography>
      </Box>
    ))}
  </Box>
);

const offerLook = {
  fontSize: 14.5,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  '& summary': { cursor: 'pointer', py: 0.5 },
  overflowWrap: 'anywhere',
} as const;
