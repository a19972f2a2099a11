import { Box, Typography } from '@mui/material';
import { Row } from '../../parts/page/Row.tsx';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { Picture } from '../../../components/Picture.tsx';
import type { NamedProduct } from './namedFiles.ts';

/** A product with its picture, its name and its code. */
export const NamedProductLine = ({ product: { name, stockCode, image, picture } }: { product: NamedProduct }) => (
  <Row className="shrinks" spacing={1.25}>
    <Box aria-hidden className="rigid clips" sx={{ width: 40, height: 30, borderRadius: 0.67 }}>
      <Picture alt="" image={image} picture={picture} sizes="40px" upTo={320} />
    </Box>
    <Box className="shrinks">
      <Typography variant="body2" lang={siteLanguage} className="strong breaks" sx={{ whiteSpace: 'normal' }}>
        {name}
      </Typography>
      {stockCode && (
        <Typography variant="caption" component="p" className="code muted">
          {stockCode}
        </Typography>
      )}
    </Box>
  </Row>
);
