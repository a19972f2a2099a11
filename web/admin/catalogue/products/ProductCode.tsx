import { Box } from '@mui/material';
import type { ProductRowFragment } from '../../../graphql/generated/operations.ts';

/** The code beside the name in a list: the firm's own one, or the manufacturer's. */
export function ProductCode({ product }: { product: Pick<ProductRowFragment, 'stockCode' | 'manufacturerCode'> }) {
  const code = product.stockCode ?? product.manufacturerCode;
  return (
    code && (
      <Box component="span" className="code" lang="und" sx={look}>
        {code}
      </Box>
    )
  );
}

const look = {
  display: 'inline-block',
  ml: 1,
  fontSize: '0.8125rem',
  fontWeight: 400,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
};
