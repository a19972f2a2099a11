import { Box, Chip } from '@mui/material';
import type { ProductRowFragment } from './products.generated.ts';
import { StateChip } from '../../parts/status/StateChip.tsx';
import { waitingLook } from '../waiting/ThingState.tsx';
import { language } from '../../../words/admin/en/locale.ts';
import * as words from '../../../words/admin/en/products.ts';
import { hiddenBecause } from './visibility.ts';

/** Stands beside the name of a product that is not plainly published, or has changes that wait. */
export function ProductState({ product }: { product: ProductRowFragment }) {
  const because = hiddenBecause(product);
  const waiting = product.waiting?.fields.length ?? 0;
  if (product.status === 'PUBLISHED' && because === undefined && waiting === 0) return null;
  return (
    <Box component="span" lang={language} sx={{ display: 'inline-flex', gap: 0.75, ml: 0.5, fontWeight: 400 }}>
      <StateChip status={product.status} because={because} />
      {waiting > 0 && <Chip component="span" size="small" label={words.waitingWaiting(waiting)} sx={waitingLook} />}
    </Box>
  );
}
