import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { Box } from '@mui/material';

interface Picture {
  image: string | null;
  picture: { variants: { url: string; width: number }[] } | null;
}

const width = 64;

/** A product's picture in the size of a table row; the name beside it says what it shows. */
export function Thumbnail({ image, picture }: Picture) {
  const sharp = picture?.variants.find((variant) => variant.width >= 2 * width)?.url ?? image;
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width,
        height: 48,
        borderRadius: 0.67,
        overflow: 'hidden',
        bgcolor: 'surface.plate',
        color: 'text.secondary',
      }}
    >
      {sharp ? (
        <Box
          component="img"
          src={sharp}
          alt=""
          loading="lazy"
          sx={(theme) => ({
            width: '100%',
            height: '100%',
            objectFit: 'cover',
            ...theme.applyStyles('dark', { filter: 'brightness(.84)' }),
          })}
        />
      ) : (
        <ImageOutlined />
      )}
    </Box>
  );
}
