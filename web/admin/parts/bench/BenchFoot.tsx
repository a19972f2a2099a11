import { Box, Button } from '@mui/material';
import { useState, type ComponentProps } from 'react';
import { AskDiscard } from '../forms/AskDiscard.tsx';
import type { FormDialog } from '../forms/FormDialog.tsx';
import type { Values } from '../forms/formFields.ts';
import { BusyButton } from '../inputs/BusyButton.tsx';
import * as formWords from '../../../words/admin/en/forms.ts';
import * as words from '../../../words/admin/en/bench.ts';
import { barLook, keysLook } from './benchLook.ts';
import { ChangedNames } from './ChangedNames.tsx';

type FormProps<Input> = ComponentProps<typeof FormDialog<Input>>;
interface Props<Input> extends Pick<
  FormProps<Input>,
  'edit' | 'submit' | 'sets' | 'onSubmit' | 'other' | 'aside' | 'foot' | 'history'
> {
  formId: string;
  canSave: boolean;
  isHistory: boolean;
  onCancel: () => void;
}

/** The foot of the bench names the changes, and holds what can be done with them. */
export function BenchFoot<Input>(props: Props<Input>) {
  const { edit, submit, sets, onSubmit, other, aside, foot, history, formId, canSave, isHistory, onCancel } = props;
  const { form, fields, draft, upload, isUnsaved, isBusy } = edit;
  const [asking, setAsking] = useState(false);
  const isStored = history !== undefined;
  const canDiscard = canSave && isStored && isUnsaved;
  const fill = (values: Values = {}) => {
    for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true });
  };
  return (
    <Box component="footer" sx={footLook} data-unsaved={isUnsaved || undefined}>
      {canSave && <ChangedNames fields={fields} />}
      <Box sx={buttonsLook}>
        {canSave && aside}
        <Button variant="outlined" size="small" onClick={() => (canDiscard ? setAsking(true) : onCancel())}>
          {isHistory ? formWords.close : canDiscard ? formWords.discard : formWords.cancel}
        </Button>
        {canSave && foot}
        {canSave && other && (
          <Button
            variant="outlined"
            size="small"
            onClick={() => {
              fill(other.sets);
              other.onSubmit?.();
              if (!isBusy) edit.submit();
            }}
          >
            {other.label}
          </Button>
        )}
        {canSave && (
          <BusyButton
            type="submit"
            form={formId}
            busy={isBusy}
            onClick={() => {
              fill(sets);
              onSubmit?.();
            }}
          >
            {submit}
            <Box component="kbd" aria-hidden sx={keysLook}>
              {words.saveKeys}
            </Box>
          </BusyButton>
        )}
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
  justifyContent: 'flex-end',
  gap: { xs: 1, sm: 1.25 },
  ml: 'auto',
  '& > *': { flex: { xs: '1 1 40%', sm: 'none' } },
  // What cannot be pressed yet would take a row of its own.
  '& > .Mui-disabled': { display: { xs: 'none', sm: 'inline-flex' } },
} as const;
