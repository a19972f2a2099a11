import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** Says that there is nothing here, and what to do about it. */
export function EmptyBox({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        minHeight: 180,
        p: 3,
        textAlign: 'center',
        border: '1px dashed',
        borderColor: 'outline',
        borderRadius: 1,
        '& a': { color: 'primary.main', fontWeight: 600 },
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
      {children}
    </Box>
  );
}
