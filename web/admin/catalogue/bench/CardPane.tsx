import { Box, Typography } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { siteLanguage } from '../../../../common/text/locale.ts';
import { ImagePreview } from '../../parts/images/ImagePreview.tsx';
import * as words from '../../../words/admin/en/bench.ts';
import { TypedPrice, useTypedProduct } from './ListedRow.tsx';

/** Shows the product as a card of a list, with what is typed. */
export function CardPane() {
  const { name, code, priced } = useTypedProduct();
  const [image, description] = useWatch({ name: ['image', 'description'] }) as [(string | null)?, string?];
  return (
    <Box component="figure" aria-label={words.asACard} className="framed on-paper" sx={cardLook} lang={siteLanguage}>
      <ImagePreview address={image ?? null} />
      <Box sx={{ p: 2 }}>
        <Typography component="p" className="strong breaks">
          {name}
        </Typography>
        {code && (
          <Typography variant="body2" className="code muted">
            {code}
          </Typography>
        )}
        <Typography className="muted clips" variant="body2" sx={textLook}>
          {description}
        </Typography>
        <Box className="head-type strong" sx={{ mt: 1.5 }}>
          <TypedPrice {...priced} />
        </Box>
      </Box>
    </Box>
  );
}

const cardLook = {
  width: 280,
  maxWidth: 'calc(100% - 40px)',
  m: 2.5,
  '& > [aria-hidden]': { width: '100%', border: 0, borderBottom: 'var(--hairline)' },
} as const;

const textLook = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', mt: 1 } as const;
