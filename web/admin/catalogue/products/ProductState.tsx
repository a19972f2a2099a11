import { Box, Chip } from '@mui/material';
import type { ProductRowFragment } from './products.generated.ts';
import { StateChip } from '../../parts/status/StateChip.tsx';
import { waitingLook } from '../waiting/ThingState.tsx';
import { language } from '../../../words/admin/en/locale.ts';
import * as words from '../../../words/admin/en/products.ts';

/** Says why a published product is not on the site; undefined where it is. */
export const hiddenBecause = ({ category }: Pick<ProductRowFragment, 'category'>) =>
  category && category.status !== 'PUBLISHED' ? words.categoryNotPublished : undefined;

type Product = Pick<ProductRowFragment, 'category' | 'status' | 'waiting'>;

/** Tells whether visitors see all of a product, so that nothing is left to preview. */
export const isWhollyOnSite = (product: Product) =>
  product.status === 'PUBLISHED' && !product.waiting && hiddenBecause(product) === undefined;

/** Stands beside the name of a product that is not plainly published, or has changes that wait. */
export function ProductState({ product }: { product: ProductRowFragment }) {
  const because = hiddenBecause(product);
  const waiting = product.waiting?.fields.length ?? 0;
  if (product.status === 'PUBLISHED' && because === undefined && waiting === 0) return null;
  return (
    <Box component="span" lang={language} className="plain" sx={{ display: 'inline-flex', gap: 0.75, ml: 0.5 }}>
      <StateChip status={product.status} because={because} />
      {waiting > 0 && <Chip component="span" size="small" label={words.waitingWaiting(waiting)} sx={waitingLook} />}
    </Box>
  );
}
