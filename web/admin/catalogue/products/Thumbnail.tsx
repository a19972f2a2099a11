import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { Picture } from '../../../components/Picture.tsx';
import { SectionSymbol } from '../../../components/SectionSymbol.tsx';

type Props = Pick<ComponentProps<typeof Picture>, 'image' | 'picture'> & {
  /** The section of its kind, which is clear at this size. It also stands for a picture that is missing. */
  section?: string | null | undefined;
  /** For a row of 36 pixels. */
  dense?: boolean;
  onOpen: () => void;
};

/** Opens the product by mouse. Keyboards and screen readers skip it, since the name beside it does the same. */
export function Thumbnail({ image, picture, section, dense = false, onOpen }: Props) {
  const isSign = section && (dense || !image);
  return (
    <Box aria-hidden onClick={onOpen} sx={{ ...look, ...(dense ? denseLook : undefined) }}>
      {isSign ? (
        <SectionSymbol section={section} />
      ) : (
        <Picture alt="" image={image} picture={picture} sizes={dense ? '36px' : '64px'} upTo={320} />
      )}
    </Box>
  );
}

const look = {
  flex: 'none',
  display: 'grid',
  alignItems: 'center',
  width: 64,
  height: 48,
  borderRadius: 0.67,
  overflow: 'hidden',
  cursor: 'pointer',
  '& .section-symbol': { justifySelf: 'center', m: 0, width: 36, height: 27, color: 'text.primary' },
} as const;
const denseLook = {
  width: 36,
  height: 27,
  '& .section-symbol': { justifySelf: 'center', m: 0, width: 28, height: 21, color: 'text.primary' },
} as const;
