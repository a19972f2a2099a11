import { Button, DialogActions, DialogContent } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { BusyButton } from '../components/BusyButton.tsx';
import { PageDialog } from '../components/PageDialog.tsx';
import { AskDiscard } from './AskDiscard.tsx';
import { useUnsaved } from './useUnsaved.ts';

/** A form in a dialog: closing it asks first when something was typed. */
export function FormDialog({
  title,
  submit,
  unsaved,
  busy,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  /** The words of the button; without them there is nothing to send yet. */
  submit?: string;
  unsaved: boolean;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const formId = useId();
  const guard = useUnsaved(unsaved, onClose);
  return (
    <PageDialog open title={title} onClose={guard.close}>
      <DialogContent sx={{ p: '0 28px 24px' }}>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // A form in a dialog is, to React, inside the form of the page.
            event.stopPropagation();
            if (!busy) onSubmit();
          }}
        >
          {children}
        </form>
      </DialogContent>
      <DialogActions disableSpacing sx={{ p: '16px 28px', gap: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button variant="outlined" size="small" onClick={guard.close}>
          Cancel
        </Button>
        {submit && (
          <BusyButton type="submit" form={formId} busy={busy}>
            {submit}
          </BusyButton>
        )}
      </DialogActions>
      <AskDiscard unsaved={guard} />
    </PageDialog>
  );
}
