import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { pageEdges, pagePadding } from './pageEdges.ts';
import { ScreenHead, type ScreenHeadProps } from './ScreenHead.tsx';

interface Props extends Omit<ScreenHeadProps, 'tabs'> {
  children: ReactNode;
}

/** A screen of panels: what is no single list. */
export const AdminPage = ({ children, ...head }: Props) => (
  <Box sx={{ m: pageEdges }}>
    <Box sx={headLook}>
      <ScreenHead {...head} />
    </Box>
    <Box sx={{ p: pagePadding }}>{children}</Box>
  </Box>
);

const headLook = { bgcolor: 'background.paper', borderBottom: { md: 1 }, borderColor: { md: 'divider' } };

/**
 * Call it when the focused element is removed: Tab then continues from the heading, and not from the top of the page.
 */
export const focusHeading = () => void setTimeout(() => document.querySelector<HTMLElement>('main h1')?.focus());
