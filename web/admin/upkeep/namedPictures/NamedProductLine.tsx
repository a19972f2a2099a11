import { Box, Stack, Typography } from '@mui/material';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { Picture } from '../../../components/Picture.tsx';
import type { NamedProduct } from './namedFiles.ts';

/** A product with its picture, its name and its code. */
export const NamedProductLine = ({ product: { name, stockCode, image, picture } }: { product: NamedProduct }) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25, minWidth: 0 }}>
    <Box aria-hidden sx={{ flex: 'none', width: 40, height: 30, borderRadius: 0.67, overflow: 'hidden' }}>
      <Picture alt="" image={image} picture={picture} sizes="40px" upTo={320} />
    </Box>
    <Box sx={{ minWidth: 0 }}>
      <Typography
        variant="body2"
        lang={siteLanguage}
        sx={{ fontWeight: 600, overflowWrap: 'anywhere', whiteSpace: 'normal' }}
      >
        {name}
      </Typography>
      {stockCode && (
        <Typography variant="caption" component="p" className="code muted">
          {stockCode}
        </Typography>
      )}
    </Box>
  </Stack>
);
