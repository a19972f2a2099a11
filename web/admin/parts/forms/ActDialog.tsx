import { Button, DialogContent } from '@mui/material';
import { useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { AskDiscard } from './AskDiscard.tsx';
import { useUnsaved, type Guarded } from './useUnsaved.ts';
import { BusyButton } from '../inputs/BusyButton.tsx';
import * as words from '../../../words/admin/en/parts.ts';
import { DialogFoot, saveKey } from '../dialogs/DialogFoot.tsx';
import { PageDialog } from '../dialogs/PageDialog.tsx';

interface Props extends Pick<ComponentProps<typeof DialogFoot>, 'note' | 'problem' | 'aside'> {
  title: string;
  width?: ComponentProps<typeof PageDialog>['width'];
  /** False takes the whole window of a phone. */
  small?: boolean;
  /** The typed and chosen values. Closing asks first once it differs from what the dialog began with. */
  typed?: unknown;
  /** Guards what was typed where its owner keeps a draft of it. */
  guarded?: Omit<Guarded, 'onClose'>;
  /** The label of the button that does it. */
  act: string;
  busy?: boolean;
  /** False while something has still to be typed or chosen. */
  ready?: boolean;
  /** While its promise is pending, what it does may leave the page. */
  onAct: () => unknown;
  /** Another button, before the main one. */
  other?: ReactNode;
  /** The label of the button that leaves the dialog, and what it does where it does not close it. */
  cancel?: string;
  onCancel?: (() => void) | undefined;
  /** The content reaches from edge to edge. */
  edge?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog in which something is typed or chosen, and one thing is done with it. Enter and Ctrl+S do it; Escape, the cross
 * and Cancel close it, and so does Back, each of which asks first when something was typed.
 */
export function ActDialog({
  title,
  width = 480,
  small = true,
  typed,
  guarded,
  act,
  busy = false,
  ready = true,
  onAct,
  note,
  problem,
  aside,
  other,
  cancel = words.cancel,
  onCancel,
  edge = false,
  onClose,
  children,
}: Props) {
  const [before] = useState(() => JSON.stringify(typed));
  const isDone = useRef(false);
  const own = { isUnsaved: JSON.stringify(typed) !== before, isDone, onDiscard: () => void (isDone.current = true) };
  const guard = useUnsaved({ ...(guarded ?? own), onClose });
  const doIt = async () => {
    if (!ready || busy) return;
    isDone.current = true;
    await onAct();
    isDone.current = false;
  };
  return (
    <PageDialog
      open
      title={title}
      width={width}
      small={small}
      onClose={guard.close}
      onKeyDown={(event) => saveKey(() => void doIt())(event)}
    >
      <form
        noValidate
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          // To React, a form in a dialog is inside the form of the page.
          event.stopPropagation();
          void doIt();
        }}
      >
        <DialogContent sx={{ p: edge ? 0 : { xs: '4px 20px 20px', sm: '4px 28px 24px' } }}>{children}</DialogContent>
        <DialogFoot note={note} problem={problem} aside={aside}>
          <Button variant="outlined" size="small" onClick={onCancel ?? guard.close}>
            {cancel}
          </Button>
          {other}
          <BusyButton type="submit" busy={busy} disabled={!ready}>
            {act}
          </BusyButton>
        </DialogFoot>
      </form>
      <AskDiscard unsaved={guard} />
    </PageDialog>
  );
}
