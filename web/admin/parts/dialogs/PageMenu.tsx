import { Menu } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** The button that opened the menu; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

/** A menu at its button. It is inside `main`, since screen readers expect all content within a landmark. */
export const PageMenu = ({ anchor, onClose, children }: Props) => (
  <Menu anchorEl={anchor} container={() => document.getElementById('content')} open={anchor !== null} onClose={onClose}>
    {children}
  </Menu>
);
