import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type ComponentProps, type FocusEvent } from 'react';
import { ErrorIcon } from '../../../components/icons.tsx';
import './Form.css';
import * as words from '../../../words/tr/common.ts';

interface FormFieldProps {
  name: string;
  label: string;
  /** One sentence that says how to correct the field. */
  error?: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  defaultValue?: string;
  /** Whether the field has the focus when the page opens. */
  autoFocus?: boolean;
  optional?: boolean;
  /** The id of a list of texts to choose from while typing; any other text can be typed, too. */
  list?: string;
  onFocus?: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  /** The number of lines; with it the field is a textarea. */
  rows?: number;
}

/** MUI passes every field the type of an input, which a textarea must not have. */
const Textarea = ({ type: _, ...props }: ComponentProps<'textarea'> & { type?: string }) => <textarea {...props} />;

export function FormField({ name, label, error, optional = false, rows, list, ...input }: FormFieldProps) {
  const id = useId();
  return (
    <div className={rows ? 'form-field form-field-wide' : 'form-field'}>
      <FormLabel htmlFor={id}>
        {label} {optional && <span className="optional">{words.optional}</span>}
      </FormLabel>
      <OutlinedInput
        id={id}
        name={name}
        fullWidth
        error={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
        {...(rows && { multiline: true, inputComponent: Textarea, rows })}
        slotProps={{ input: { 'aria-required': !optional, ...(list && { list }) } }}
        {...input}
      />
      {error && (
        <FormHelperText id={`${id}-error`} error>
          <ErrorIcon />
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
