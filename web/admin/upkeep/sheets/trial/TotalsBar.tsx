import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { countText } from '../../../../../common/text/locale.ts';
import * as words from '../../../../words/admin/en/fileImports.ts';
import { PlainList } from '../../../parts/lists/PlainList.tsx';

interface Part {
  label: string;
  count: number;
  color: string;
  /** It is shown in place of the label. */
  text?: ReactNode;
}

interface Props {
  /** Those without a row are left out. */
  parts: Part[];
  /** It stands at the right end. */
  end?: { count: number; label: string };
}

/** Counts by outcome. The numbers carry the meaning; the bar only illustrates it. */
export function TotalsBar({ parts: all, end }: Props) {
  const parts = all.filter(({ count }) => count > 0);
  return (
    <>
      <Box aria-hidden sx={{ display: 'flex', gap: '2px', height: 8, mb: 1.5 }}>
        {parts.map(({ label, count, color }) => (
          <Box key={label} sx={{ flex: `${count} 1 0`, minWidth: 6, bgcolor: color }} />
        ))}
      </Box>
      <Stack
        component={PlainList}
        direction="row"
        aria-label={words.totals}
        className="wraps"
        sx={{ columnGap: 3, rowGap: 0.75 }}
      >
        {parts.map(({ label, count, color, text }) => (
          <Box component="li" key={label} sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75 }}>
            <Box sx={{ width: 9, height: 9, bgcolor: color }} />
            <Total count={count} label={text ?? label} />
          </Box>
        ))}
        {end && (
          <Box component="li" sx={{ display: 'flex', alignItems: 'baseline', gap: 0.75, ml: { sm: 'auto' } }}>
            <Total {...end} />
          </Box>
        )}
      </Stack>
    </>
  );
}

const Total = ({ count, label }: { count: number; label: ReactNode }) => (
  <>
    <Typography component="span" className="head-type strong">
      {countText(count)}
    </Typography>
    <Typography className="muted" component="span" variant="body2">
      {label}
    </Typography>
  </>
);
