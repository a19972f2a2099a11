import { Box } from '@mui/material';
import type { ProductRowFragment } from '../../../graphql/generated/operations.ts';
import { StateChip } from '../../parts/status/StateChip.tsx';
import { hiddenBecause } from './hiddenBecause.ts';

/** Stands under the name of a product that is not plainly published. */
export function ProductState({ product }: { product: ProductRowFragment }) {
  const because = hiddenBecause(product);
  if (product.status === 'PUBLISHED' && because === undefined) return null;
  return (
    <Box lang="en" sx={{ mt: 0.5, fontWeight: 400 }}>
      <StateChip status={product.status} because={because} />
    </Box>
  );
}
