import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The white sheet that lists and forms lie on. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1.33, overflow: 'clip' }}>
      {children}
    </Box>
  );
}
