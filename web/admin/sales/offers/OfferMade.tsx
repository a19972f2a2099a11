import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { OfferShownFragment } from '../../../graphql/generated/operations.ts';
import { fullDate } from '../../parts/texts/dates.ts';
import { type EnquiryToRead, adminName, amount } from '../enquiry.ts';
import { OfferLetter } from './OfferLetter.tsx';
import { moneyText, numberText } from './typedLines.ts';

interface Props {
  offer: OfferShownFragment;
  enquiry: EnquiryToRead;
  /** The buyer sees only the last offer. */
  isLast: boolean;
}

/** Shows an offer that was made, with its PDF and its letter. */
export function OfferMade({ offer, enquiry, isLast }: Props) {
  const terms = [offer.deliveryTerms, offer.paymentTerms, offer.notes].filter(Boolean).join('\n');
  return (
    <Box sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 200px', fontSize: 14.5 }}>
          <b className="code">{offer.number}</b>, ₺ {moneyText(offer.sums.net)} + KDV
          <Box sx={{ fontSize: 13.5, color: 'text.secondary' }}>
            {fullDate(offer.createdAt)}
            {!isLast && ', replaced'}
            {offer.mail && (
              <Box sx={{ color: offer.mail.state === 'FAILED' ? 'warning.main' : undefined }}>
                {mailText(offer.mail)}
              </Box>
            )}
          </Box>
        </Box>
        <Button
          size="small"
          href={offer.pdfPath}
          target="_blank"
          rel="noreferrer"
          aria-label={`PDF of ${offer.number}`}
          startIcon={<PictureAsPdfOutlined />}
        >
          PDF
        </Button>
        {isLast && <OfferLetter offer={offer} enquiry={enquiry} />}
      </Stack>
      <Box component="details" sx={detailsLook}>
        <summary>{offer.lines.length === 1 ? 'The line' : `The ${offer.lines.length} lines`}</summary>
        <Box component="ol" lang="tr" sx={{ m: 0, py: 1, pl: 3 }}>
          {offer.lines.map(({ id, name, quantity, salesUnit, price, discount, vatRate, net }) => (
            <li key={id}>
              {name}, {amount(quantity, salesUnit)}, {moneyText(price)}
              {discount ? `, %${numberText(discount)} iskonto` : ''}, KDV %{vatRate}: <b>{moneyText(net)}</b>
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

const mailStates = { WAITING: 'waiting for the mail server', SENT: 'e-mailed', FAILED: 'not e-mailed' } as const;
const mailFailures = {
  REFUSED: '. The mail server refused the address: call the buyer, or look for the right address.',
  GIVEN_UP: '. The mail server did not take it for two days: the setting SMTP_URL of the server may be wrong.',
  HELD_BACK: '',
} as const;

const mailText = ({ state, failure, admin, createdAt }: NonNullable<OfferShownFragment['mail']>) =>
  `${mailStates[state]}, ${adminName(admin)}, ${fullDate(createdAt)}${failure ? mailFailures[failure] : ''}`;

const detailsLook = { fontSize: 14, overflowWrap: 'anywhere', '& summary': { cursor: 'pointer', py: 0.5 } } as const;
