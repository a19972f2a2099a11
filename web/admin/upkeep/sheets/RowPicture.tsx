import { Box } from '@mui/material';
import { Picture } from '../../../components/Picture.tsx';
import type { PictureOf } from './rowPictures.ts';

/** The picture of the product that a row means; its place is kept until it is there. */
export const RowPicture = ({ product }: { product: PictureOf | undefined }) => (
  <Box aria-hidden sx={{ flex: 'none', width: 44, height: 33, borderRadius: 0.67, overflow: 'hidden' }}>
    {product && <Picture alt="" image={product.image} picture={product.picture} sizes="44px" upTo={320} />}
  </Box>
);
