import { Box } from '@mui/material';
import { Picture } from '../../../components/Picture.tsx';
import type { PictureOf } from './rowPictures.ts';

/** Shows the picture of a row's product. Its place is kept while it is loading. */
export const RowPicture = ({ product }: { product: PictureOf | undefined }) => (
  <Box aria-hidden sx={{ flex: 'none', width: 44, height: 33, borderRadius: 0.67, overflow: 'hidden' }}>
    {product && <Picture alt="" image={product.image} picture={product.picture} sizes="44px" upTo={320} />}
  </Box>
);
