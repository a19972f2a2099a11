import { Box } from '@mui/material';
import * as words from '../../../words/admin/en/bench.ts';
import { useProductDrawingQuery } from '../specs/drawing.generated.ts';

/** Says below the sections how complete the product is, as it is stored. */
export function CompleteShare({ id }: { id: string }) {
  const { data } = useProductDrawingQuery({ variables: { id } });
  const share = data?.product?.completeness;
  if (!share) return null;
  return (
    <Box sx={look}>
      <b>{words.percentComplete(share.percent)}</b> <span>{words.complete}</span>
    </Box>
  );
}

const look = {
  mt: 1.25,
  pt: 1.5,
  pl: '38px',
  borderTop: 'var(--hairline)',
  lineHeight: 1.3,
  '& b': { display: 'block', fontSize: 18, fontWeight: 600 },
  '& span': { color: 'text.secondary', fontSize: 13.5 },
} as const;
