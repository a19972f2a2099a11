import { Menu } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** The button that opened it; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

/** A menu at its button. It stands in `main`: what is on a page belongs into one of its landmarks. */
export const PageMenu = ({ anchor, onClose, children }: Props) => (
  <Menu anchorEl={anchor} container={() => document.getElementById('content')} open={anchor !== null} onClose={onClose}>
    {children}
  </Menu>
);
