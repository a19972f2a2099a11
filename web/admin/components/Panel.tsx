import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The surface of lists and forms. */
export function Panel({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1.33, overflow: 'clip' }}>
      {children}
    </Box>
  );
}
