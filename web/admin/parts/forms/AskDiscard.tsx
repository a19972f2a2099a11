import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import type { useUnsaved } from './useUnsaved.ts';

export function AskDiscard({ unsaved }: { unsaved: ReturnType<typeof useUnsaved> }) {
  return (
    <ConfirmDialog
      open={unsaved.asking}
      title="Discard your changes?"
      text="What you typed has not been saved."
      confirm="Discard"
      cancel="Keep editing"
      onConfirm={unsaved.discard}
      onCancel={unsaved.keepEditing}
    />
  );
}
