import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { filling } from './filling.ts';

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
