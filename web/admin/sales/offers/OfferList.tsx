import { Box, Typography } from '@mui/material';
import type { EnquiryToRead } from '../enquiry.ts';
import * as words from '../../../words/admin/en/offers.ts';
import { OfferMade } from './OfferMade.tsx';

/** Lists the offers, the last one first. Each opens to show its lines. */
export const OfferList = ({ enquiry }: { enquiry: EnquiryToRead }) => (
  <Box component="section" sx={{ px: 'var(--inset)', pt: 2.5 }}>
    <Typography variant="subtitle2" component="h3" className="dense-type" sx={{ mb: 1 }}>
      {words.offers}
    </Typography>
    {enquiry.offers.map((offer, place) => (
      <OfferMade key={offer.id} offer={offer} isLast={place === 0} />
    ))}
  </Box>
);
