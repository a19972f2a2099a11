import { Box } from '@mui/material';

/** A number that a press calls, above a row that leads elsewhere. It never breaks. */
export const Phone = ({ phone }: { phone: string }) => (
  <Box
    component="a"
    href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
    sx={{ position: 'relative', zIndex: 1, whiteSpace: 'nowrap', '&&': { color: 'inherit' } }}
  >
    {phone}
  </Box>
);
