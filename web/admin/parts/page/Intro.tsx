import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Explains the purpose of a screen below its heading. */
export const Intro = ({ children }: { children: ReactNode }) => (
  <Typography className="muted" variant="body2" sx={{ mb: 2, maxWidth: '65ch' }}>
    {children}
  </Typography>
);
