import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { Picture } from '../../../components/Picture.tsx';

type Props = Pick<ComponentProps<typeof Picture>, 'image' | 'picture'> & { onOpen: () => void };

/** Opens the product by mouse. Keyboards and screen readers skip it, since the name beside it does the same. */
export function Thumbnail({ image, picture, onOpen }: Props) {
  return (
    <Box
      aria-hidden
      onClick={onOpen}
      sx={{ flex: 'none', width: 64, height: 48, borderRadius: 0.67, overflow: 'hidden', cursor: 'pointer' }}
    >
      <Picture alt="" image={image} picture={picture} sizes="64px" upTo={320} />
    </Box>
  );
}
