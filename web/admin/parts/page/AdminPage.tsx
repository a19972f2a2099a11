import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ScreenHead, type ScreenHeadProps } from './ScreenHead.tsx';

/** The padding of a screen. At its end there is room for a notice, so that none covers the last row or moves it. */
export const pagePadding = { xs: '16px 16px 88px', md: '20px 24px 88px' };

/** The margin of what reaches the edges of the window, over that padding. */
export const pageEdges = { xs: '-16px -16px -88px', md: '-20px -24px -88px' };

/** The margin of a bar that ends a screen: it reaches the same edges, and the room for a notice lies above it. */
export const barEdges = { xs: '64px -16px -88px', md: '64px -24px -88px' };

interface Props extends Omit<ScreenHeadProps, 'tabs'> {
  children: ReactNode;
}

/** A screen of panels: what is no single list. */
export const AdminPage = ({ children, ...head }: Props) => (
  <Box sx={{ m: pageEdges }}>
    <Box className="on-paper" sx={headLook}>
      <ScreenHead {...head} />
    </Box>
    <Box sx={{ p: pagePadding }}>{children}</Box>
  </Box>
);

const headLook = { borderBottom: { md: 1 }, borderColor: { md: 'divider' } };

/**
 * Call it when the focused element is removed: Tab then continues from the heading, and not from the top of the page.
 */
export const focusHeading = () => void setTimeout(() => document.querySelector<HTMLElement>('main h1')?.focus());
