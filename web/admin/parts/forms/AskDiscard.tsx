import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import * as words from '../../../words/admin/en/forms.ts';
import type { useUnsaved } from './useUnsaved.ts';

export function AskDiscard({ unsaved }: { unsaved: ReturnType<typeof useUnsaved> }) {
  return (
    <ConfirmDialog
      open={unsaved.asking}
      title={words.discardYourChanges}
      text={words.whatYouTypedHasNotBeenSaved}
      confirm={words.discard}
      cancel={words.keepEditing}
      onConfirm={unsaved.discard}
      onCancel={unsaved.keepEditing}
    />
  );
}
