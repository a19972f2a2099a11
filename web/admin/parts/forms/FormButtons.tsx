import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { BusyButton } from '../inputs/BusyButton.tsx';
import * as words from '../../../words/admin/en/bench.ts';
import type { Values } from './formFields.ts';
import type { EditForm } from './useEditForm.ts';

export interface FormActs<Input> {
  edit: EditForm<Input>;
  /** The label of the button that sends the form. */
  submit: string;
  /** The fields that the button fills in first. */
  sets?: Values | undefined;
  /** Called before the button sends the form. */
  onSubmit?: (() => void) | undefined;
  /** Another button that sends the form, with what it does first. */
  other?: { label: string; sets?: Values; onSubmit?: () => void } | undefined;
  /** A further button, before the others. */
  aside?: ReactNode;
  /** Further buttons beside the one that sends the form. */
  foot?: ReactNode;
}

interface Props<Input> extends FormActs<Input> {
  /** The id of the form; undefined for buttons that stand in it. */
  formId?: string;
  /** False while the form is loaded, or its history is shown. */
  canSave?: boolean;
  /** The button that leaves the form, where it can be left; a spare one is left out on a phone, whose head leaves it, too. */
  cancel?: { label: string; run: () => void; isSpare?: boolean };
}

/** The buttons of every form: in a dialog, on the bench and on a page. */
export function FormButtons<Input>(props: Props<Input>) {
  const { edit, submit, sets, onSubmit, other, aside, foot, formId, canSave = true, cancel } = props;
  const fill = (values: Values = {}) => {
    for (const [name, value] of Object.entries(values)) edit.form.setValue(name, value, { shouldDirty: true });
  };
  const leave = cancel && (
    <Button variant="outlined" size="small" className={cancel.isSpare ? 'not-on-phones' : ''} onClick={cancel.run}>
      {cancel.label}
    </Button>
  );
  if (!canSave) return leave;
  return (
    <>
      {aside}
      {leave}
      {foot}
      {other && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => {
            fill(other.sets);
            other.onSubmit?.();
            if (!edit.isBusy) edit.submit();
          }}
        >
          {other.label}
        </Button>
      )}
      <BusyButton
        type="submit"
        form={formId}
        busy={edit.isBusy}
        onClick={() => {
          fill(sets);
          onSubmit?.();
        }}
      >
        {submit}
        <Box component="kbd" aria-hidden className="small-type" sx={keysLook}>
          {words.saveKeys}
        </Box>
      </BusyButton>
    </>
  );
}

/** The keys of a button. */
const keysLook = {
  display: { xs: 'none', md: 'inline' },
  ml: 1.25,
  px: 0.625,
  border: '1px solid currentColor',
  borderRadius: 0.5,
  fontFamily: 'inherit',
  fontWeight: 500,
  lineHeight: 1.4,
  opacity: 0.85,
} as const;
