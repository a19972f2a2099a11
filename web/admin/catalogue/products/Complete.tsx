import { Box, Tooltip } from '@mui/material';
import type { ProductListQuery } from './products.generated.ts';
import { Meter } from '../../parts/page/Meter.tsx';
import * as words from '../../../words/admin/en/products.ts';

type Completeness = ProductListQuery['products']['nodes'][number]['completeness'];

/** How much of what a product should state is there; pointing at it names what is missing. */
export function Complete({ of: { percent, missing } }: { of: Completeness }) {
  const gaps = missing.length > 0 ? words.missingMissing(missing.join(', ')) : '';
  return (
    <Tooltip title={gaps}>
      <Box sx={{ width: 64, fontSize: 13.5, lineHeight: '20px' }}>
        <Box component="span" sx={{ display: 'block', mb: 0.5 }}>
          {`${percent} %`}
        </Box>
        <Meter percent={percent} width={64} />
        {gaps && <span className="visually-hidden">{gaps}</span>}
      </Box>
    </Tooltip>
  );
}
