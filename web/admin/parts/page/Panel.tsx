import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * The surface of lists and forms. With `fill` it takes the remaining height on wide screens, so that its content
 * scrolls.
 */
export function Panel({ fill = false, children }: { fill?: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.33,
        overflow: 'clip',
        // A frame within a frame says nothing.
        '& .empty-state': { minHeight: 112, borderColor: 'transparent' },
        ...(fill && filling),
      }}
    >
      {children}
    </Box>
  );
}

/** Takes the remaining height of a column on wide screens, and lets its own children do the same. */
export const filling = {
  display: { md: 'flex' },
  flexDirection: 'column',
  flex: { md: 1 },
  minHeight: { md: 0 },
} as const;
