import { Button, DialogActions, DialogContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BusyButton } from '../inputs/BusyButton.tsx';
import * as words from '../../../words/admin/en/parts.ts';
import { PageDialog } from './PageDialog.tsx';

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  text,
  children,
  confirm,
  cancel = words.cancel,
  busy = false,
  ready = true,
  onConfirm,
  onCancel,
}: {
  open: boolean;
  title: string;
  text: string;
  children?: ReactNode;
  confirm: string;
  cancel?: string;
  busy?: boolean;
  /** False while something has still to be typed or chosen. */
  ready?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}) {
  return (
    <PageDialog open={open} title={title} width={480} small onClose={onCancel}>
      <DialogContent sx={{ p: '0 28px 24px' }}>
        <Typography>{text}</Typography>
        {children}
      </DialogContent>
      <DialogActions disableSpacing sx={{ p: '16px 28px', gap: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="outlined" size="small" autoFocus onClick={onCancel}>
          {cancel}
        </Button>
        <BusyButton color="error" busy={busy} disabled={!ready} onClick={onConfirm}>
          {confirm}
        </BusyButton>
      </DialogActions>
    </PageDialog>
  );
}
