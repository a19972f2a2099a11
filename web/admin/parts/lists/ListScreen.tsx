import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { pageEdges } from '../page/AdminPage.tsx';
import { ScreenHead, type ScreenHeadProps } from '../page/ScreenHead.tsx';

interface Props extends Omit<ScreenHeadProps, 'above'> {
  /** Stands above the lines of the list: what somebody has to know first. */
  notices?: ReactNode;
  /** Says below the list what it is for. */
  note?: ReactNode;
  /** The line of filters, the rows and the selection. */
  children: ReactNode;
}

/** The frame of every list: its head, and below it, from edge to edge, the line of filters and the rows. */
export function ListScreen({ notices, note, children, ...head }: Props) {
  return (
    <Box className="on-paper" sx={frameLook}>
      <ScreenHead {...head} />
      {notices && <Box sx={{ '& .MuiAlert-root': { m: { xs: '0 16px 12px', md: '0 24px 12px' } } }}>{notices}</Box>}
      {children}
      {note && (
        <Typography className="muted" variant="body2" component="div" sx={noteLook}>
          {note}
        </Typography>
      )}
    </Box>
  );
}

const frameLook = { m: pageEdges, minHeight: { xs: 'calc(100dvh - 56px)', md: '100dvh' }, pb: '88px' };

const noteLook = { maxWidth: '80ch', p: { xs: '16px', md: '16px 24px' } };
