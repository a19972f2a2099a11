import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The surface of lists and forms. `fill`: on wide screens as high as the room that is left, so that what is inside scrolls. */
export function Panel({ fill = false, children }: { fill?: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.33,
        overflow: 'clip',
        ...(fill && filling),
      }}
    >
      {children}
    </Box>
  );
}

/** In a column on wide screens: takes the room that is left, and hands it on to what fills it in turn. */
export const filling = {
  display: { md: 'flex' },
  flexDirection: 'column',
  flex: { md: 1 },
  minHeight: { md: 0 },
} as const;
