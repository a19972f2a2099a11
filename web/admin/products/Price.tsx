import { Typography } from '@mui/material';
import { priceText } from './price.ts';

export function Price({ price }: { price: number | null }) {
  if (price === null) {
    return (
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        On request
      </Typography>
    );
  }
  return <span style={{ whiteSpace: 'nowrap' }}>₺ {priceText(price)}</span>;
}
