import { Box } from '@mui/material';
import type { TrialRow } from './sheetTypes.ts';

/** Shows the price of the file where KDV was added to it, below the price of the site. */
export const NetPrice = ({ row: { netPrice } }: { row: TrialRow }) =>
  netPrice == null ? null : (
    <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {netPrice} + KDV
    </Box>
  );
