import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack
      component="section"
      aria-label={title}
      data-section={title}
      spacing={2.5}
      sx={{ p: { xs: 2, md: '24px 28px 28px' }, '& + &': { borderTop: 'var(--hairline)' } }}
    >
      <Typography variant="h5" component="h2" tabIndex={-1}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
