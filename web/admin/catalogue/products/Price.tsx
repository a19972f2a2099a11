import { Box } from '@mui/material';
import { PriceText } from '../../../components/PriceText.tsx';
import type { ProductRowFragment } from './products.generated.ts';
import * as words from '../../../words/admin/en/products.ts';

type Priced = Pick<ProductRowFragment, 'price' | 'salesUnit' | 'priceQuantity'>;

interface Props {
  product: Priced;
  /** Says that the tax is in it, where no heading does. */
  stated?: boolean;
}

export function Price({ product: { price, salesUnit, priceQuantity }, stated = false }: Props) {
  return (
    <Box component="span" sx={{ '& .muted': { whiteSpace: 'nowrap' }, '& .price': { fontWeight: 500 } }}>
      {price === null ? (
        <span className="muted">{words.onRequest}</span>
      ) : (
        <>
          <PriceText price={price} salesUnit={salesUnit} priceQuantity={priceQuantity} />
          {stated && <span className="muted"> {words.withKdv}</span>}
        </>
      )}
    </Box>
  );
}
