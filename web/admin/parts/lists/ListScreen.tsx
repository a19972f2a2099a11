import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { pageEdges } from '../page/pageEdges.ts';
import * as words from '../../../words/admin/en/parts.ts';

interface Props {
  title: string;
  /** The name of the entry that is open at its address, for the title of the window. */
  opened?: string | undefined;
  /** The views of the list, as tabs beside the title. */
  tabs?: ReactNode;
  action?: ReactNode;
  /** Stands above the lines of the list: what somebody has to know first. */
  notices?: ReactNode;
  /** Says below the list what it is for. */
  note?: ReactNode;
  /** The line of filters, the rows and the selection. */
  children: ReactNode;
}

/**
 * The frame of every list: a head of 56 pixels with title, views and actions, and below it, from edge to edge, the line of
 * filters and the rows.
 */
export function ListScreen({ title, opened, tabs, action, notices, note, children }: Props) {
  return (
    <Box sx={frameLook}>
      <title>{[opened, title, words.admin].filter(Boolean).join(' · ')}</title>
      <Box sx={{ ...headLook, display: { xs: tabs || action ? 'flex' : 'block', md: 'flex' } }}>
        <Typography variant="h4" component="h1" tabIndex={-1} sx={titleLook}>
          {title}
        </Typography>
        {tabs ?? <Box sx={{ flex: 1 }} />}
        {action && <Box sx={actionsLook}>{action}</Box>}
      </Box>
      {notices && <Box sx={{ '& .MuiAlert-root': { m: { xs: '0 16px 12px', md: '0 24px 12px' } } }}>{notices}</Box>}
      {children}
      {note && (
        <Typography variant="body2" component="div" sx={noteLook}>
          {note}
        </Typography>
      )}
    </Box>
  );
}

const frameLook = {
  m: pageEdges,
  minHeight: { xs: 'calc(100dvh - 56px)', md: '100dvh' },
  pb: '88px',
  bgcolor: 'background.paper',
};

const headLook = {
  alignItems: 'center',
  // On a phone actions go below tabs that need the whole width.
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  gap: { xs: '0 12px', md: 1.5 },
  minHeight: { md: 56 },
  px: { xs: 2, md: 3 },
};

/** On narrow screens the bar above shows the title. */
const titleLook = {
  flex: 'none',
  fontSize: 22,
  overflowWrap: 'anywhere',
  position: { xs: 'absolute', md: 'static' },
  clipPath: { xs: 'inset(50%)', md: 'none' },
} as const;

const actionsLook = {
  display: 'flex',
  flex: 'none',
  maxWidth: '100%',
  ml: 'auto',
  flexWrap: 'nowrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1,
  py: { xs: 1, md: 0 },
  '& .MuiButton-root': { minWidth: 0, height: { xs: 44, md: 32 }, px: 1.5, fontSize: { md: 14 } },
} as const;

const noteLook = { maxWidth: '80ch', p: { xs: '16px', md: '16px 24px' }, color: 'text.secondary' };
