import { Box, Tooltip } from '@mui/material';
import type { ProductListQuery } from './products.generated.ts';
import * as words from '../../../words/admin/en/products.ts';

type Completeness = ProductListQuery['products']['nodes'][number]['completeness'];

/** How many percent of what a product should state is there; pointing at it names what is missing. */
export function Complete({ of: { percent, missing } }: { of: Completeness }) {
  const gaps = missing.length > 0 ? words.missingMissing(missing.join(', ')) : '';
  return (
    <Tooltip title={gaps}>
      <Box component="span" className="small-type">
        {percent}
        <span className="visually-hidden">{` % ${gaps}`}</span>
      </Box>
    </Tooltip>
  );
}
