import { Box, DialogActions, Typography } from '@mui/material';
import type { ReactNode, KeyboardEvent } from 'react';

/**
 * Returns a handler that saves at Ctrl+S, and at Cmd+S on a Mac. The browser's own dialog, which saves the page as a
 * file, never opens.
 */
export const saveKey = (save: () => void) => (event: KeyboardEvent) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
  event.preventDefault();
  // To React, a dialog that this form has opened is inside it.
  if (event.currentTarget.contains(event.target as Node)) save();
};

interface Props {
  /** Says at the left what the buttons do. */
  note?: ReactNode;
  /** Says at the left why nothing was done; it is read out. */
  problem?: ReactNode;
  /** Buttons at the left. */
  aside?: ReactNode;
  /** The buttons at the right, the main one last. */
  children: ReactNode;
}

/** The foot of every dialog. On a phone two buttons share a row. */
export const DialogFoot = ({ note, problem, aside, children }: Props) => (
  <DialogActions disableSpacing className="ruled" sx={footLook}>
    {note && (
      <Typography className="muted" variant="caption" sx={{ flex: '1 1 240px' }}>
        {note}
      </Typography>
    )}
    {problem !== undefined && (
      <Typography role="alert" variant="body2" className="fails" sx={{ flex: '1 1 200px' }}>
        {problem}
      </Typography>
    )}
    {aside && <Box className="grows">{aside}</Box>}
    {children}
  </DialogActions>
);

const footLook = {
  flexWrap: 'wrap',
  gap: { xs: 1, sm: 1.5 },
  p: { xs: '12px 20px', sm: '16px 28px' },
  '& > .MuiButton-root': { flex: { xs: '1 1 40%', sm: 'none' }, whiteSpace: { sm: 'nowrap' } },
} as const;
