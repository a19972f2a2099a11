import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Lists names with their values. A fact without a value is left out. */
export function Facts({ facts, nameWidth }: { facts: readonly [string, ReactNode][]; nameWidth: number }) {
  return (
    <Box component="dl" sx={{ ...look, gridTemplateColumns: `${nameWidth}px minmax(0, 1fr)` }}>
      {facts.map(
        ([name, value]) =>
          value && (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Box>
          ),
      )}
    </Box>
  );
}

const look = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  fontSize: 14,
  overflowWrap: 'anywhere',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, whiteSpace: 'pre-line' },
} as const;
