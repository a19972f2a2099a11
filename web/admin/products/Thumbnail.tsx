import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { Picture } from '../../components/Picture.tsx';

/** A product's picture in a row of the list. Hidden from screen readers, since the name stands beside it. */
export function Thumbnail({ image, picture }: Pick<ComponentProps<typeof Picture>, 'image' | 'picture'>) {
  return (
    <Box aria-hidden sx={{ flex: 'none', width: 64, height: 48, borderRadius: 0.67, overflow: 'hidden' }}>
      <Picture alt="" image={image} picture={picture} sizes="64px" />
    </Box>
  );
}
