import { Button, DialogContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BusyButton } from '../inputs/BusyButton.tsx';
import * as words from '../../../words/admin/en/parts.ts';
import { DialogFoot } from './DialogFoot.tsx';
import { PageDialog } from './PageDialog.tsx';

/** Asks before something that cannot be undone. The focus is at Cancel, and Ctrl+S does not confirm. */
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
      <form
        noValidate
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          // To React, a form in a dialog is inside the form of the page.
          event.stopPropagation();
          if (ready && !busy) onConfirm();
        }}
      >
        <DialogContent sx={{ p: { xs: '0 20px 20px', sm: '0 28px 24px' } }}>
          <Typography>{text}</Typography>
          {children}
        </DialogContent>
        <DialogFoot>
          <Button variant="outlined" size="small" autoFocus onClick={onCancel}>
            {cancel}
          </Button>
          <BusyButton type="submit" color="error" busy={busy} disabled={!ready}>
            {confirm}
          </BusyButton>
        </DialogFoot>
      </form>
    </PageDialog>
  );
}
