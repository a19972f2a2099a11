import { Box } from '@mui/material';
import { useState } from 'react';
import { AskDiscard } from '../forms/AskDiscard.tsx';
import { FormButtons, type FormActs } from '../forms/FormButtons.tsx';
import type { Subject } from '../history/HistoryPanel.tsx';
import * as words from '../../../words/admin/en/forms.ts';
import { barLook } from './benchLook.ts';
import { ChangedNames } from './ChangedNames.tsx';

interface Props<Input> extends FormActs<Input> {
  /** Undefined for a new entry. */
  history?: Subject | undefined;
  formId: string;
  canSave: boolean;
  isHistory: boolean;
  onCancel: () => void;
}

/** The foot of the bench names the changes, and holds what can be done with them. */
export function BenchFoot<Input>(props: Props<Input>) {
  const { edit, history, canSave, isHistory, onCancel } = props;
  const { form, fields, draft, upload, isUnsaved } = edit;
  const [asking, setAsking] = useState(false);
  const isStored = history !== undefined;
  const canDiscard = canSave && isStored && isUnsaved;
  return (
    <Box component="footer" sx={footLook} data-unsaved={isUnsaved || undefined}>
      {canSave && <ChangedNames fields={fields} />}
      <Box className="at-end pushed" sx={buttonsLook}>
        <FormButtons
          {...props}
          cancel={{
            label: isHistory ? words.close : canDiscard ? words.discard : words.cancel,
            isSpare: canSave && !isHistory && !canDiscard,
            run: () => (canDiscard ? setAsking(true) : onCancel()),
          }}
        />
      </Box>
      <AskDiscard
        unsaved={{
          asking,
          close: () => setAsking(false),
          keepEditing: () => setAsking(false),
          discard() {
            setAsking(false);
            form.reset();
            draft.discarded();
            upload.cleanUp();
          },
        }}
      />
    </Box>
  );
}

const footLook = {
  ...barLook,
  minHeight: 64,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiButton-root': { minHeight: { xs: 44, sm: 40 } },
} as const;

/** On a phone two buttons share a row. */
const buttonsLook = {
  flex: { xs: '1 1 100%', sm: 'none' },
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  gap: { xs: 1, sm: 1.25 },
  '& > *': { flex: { xs: '1 1 40%', sm: 'none' } },
  '& > .Mui-disabled': { display: { xs: 'none', sm: 'inline-flex' } },
} as const;
