import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { sidebarWidth } from '../layout/sidebarWidth.ts';

/** Where notices stand while no dialog is open: beside the menu, or across a phone. */
export const ToastCorner = ({ children }: { children: ReactNode }) => (
  <Box
    sx={(theme) => ({
      position: 'fixed',
      zIndex: theme.zIndex.snackbar,
      bottom: { xs: 0, md: 24 },
      left: { xs: 0, md: sidebarWidth + 24 },
      right: { xs: 0, md: 'auto' },
      pointerEvents: 'none',
      '& .MuiSnackbarContent-root': {
        pointerEvents: 'auto',
        mt: { xs: 0, md: 1 },
        minWidth: { md: 360 },
        maxWidth: { md: 520 },
      },
    })}
  >
    {children}
  </Box>
);
