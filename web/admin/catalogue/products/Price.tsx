import { Box } from '@mui/material';
import { PriceText } from '../../../components/PriceText.tsx';
import type { ProductRowFragment } from '../../../graphql/generated/operations.ts';

type Priced = Pick<ProductRowFragment, 'price' | 'salesUnit' | 'priceQuantity'>;

export function Price({ product: { price, salesUnit, priceQuantity } }: { product: Priced }) {
  return (
    <Box component="span" sx={{ '& .muted': { whiteSpace: 'nowrap' }, '& .price': { fontWeight: 500 } }}>
      {price === null ? (
        <span className="muted">On request</span>
      ) : (
        <PriceText price={price} salesUnit={salesUnit} priceQuantity={priceQuantity} />
      )}
    </Box>
  );
}
