import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import { FormControl, FormHelperText, FormLabel } from '@mui/material';
import { useId, type ReactNode } from 'react';
import * as words from '../../../words/admin/en/inputs.ts';

export interface FieldProps {
  label: string;
  /** True where the text beside the control says what it is, so that only screen readers read the label. */
  isLabelHidden?: boolean;
  optional?: boolean;
  hint?: string;
  error?: string;
  children: (ids: { id: string; labelId: string; describedBy: string | undefined }) => ReactNode;
}

/** A control with its label above and one sentence below, connected for screen readers. */
export function Field({ label, isLabelHidden, optional, hint, error, children }: FieldProps) {
  const id = useId();
  const help = error ?? hint;
  const describedBy = help ? `${id}-help` : undefined;
  return (
    <FormControl error={error !== undefined} fullWidth sx={clearOfBars}>
      <FormLabel htmlFor={id} id={`${id}-label`} {...(isLabelHidden && { className: 'visually-hidden' })}>
        {label}
        {optional && (
          <span className="muted" style={{ fontWeight: 400 }}>
            {' '}
            {words.optional}
          </span>
        )}
      </FormLabel>
      {children({ id, labelId: `${id}-label`, describedBy })}
      {help && (
        <FormHelperText id={describedBy}>
          {error && <ErrorOutlined className="icon-18" />}
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** In pixels. When a field is scrolled to, the sentence below it and a bar at the bottom have to fit, too. */
const clearOfBars = { '& input, & textarea, & select': { scrollMarginBottom: 'calc(150px + var(--toasts, 0px))' } };
