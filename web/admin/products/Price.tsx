import { Box } from '@mui/material';
import { PriceText } from '../../components/PriceText.tsx';

export function Price({ price }: { price: number | null }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', '& .price': { fontWeight: 500 } }}>
      {price === null ? <span className="muted">On request</span> : <PriceText price={price} />}
    </Box>
  );
}
