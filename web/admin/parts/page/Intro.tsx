import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Says below the heading of a screen what it is for. */
export const Intro = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" sx={{ mb: 2, maxWidth: '65ch', color: 'text.secondary' }}>
    {children}
  </Typography>
);
