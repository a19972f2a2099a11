import { OutlinedInput, type OutlinedInputProps } from '@mui/material';
import { Field, type FieldProps } from './Field.tsx';

type Own = Omit<FieldProps, 'children'>;
type Passed = Pick<
  OutlinedInputProps,
  | 'name'
  | 'type'
  | 'multiline'
  | 'minRows'
  | 'maxRows'
  | 'autoComplete'
  | 'autoFocus'
  | 'defaultValue'
  | 'value'
  | 'startAdornment'
  | 'endAdornment'
  | 'onChange'
  | 'onBlur'
  | 'placeholder'
  | 'lang'
>;

/** A labelled line or area of text. It takes what react-hook-form's `register` returns. */
export function TextInput({
  ref,
  inputMode,
  label,
  isLabelHidden,
  optional,
  hint,
  error,
  lang,
  ...passed
}: Own & Passed & { ref?: React.Ref<HTMLInputElement>; inputMode?: 'decimal' | 'numeric' | 'email' | 'tel' | 'url' }) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} optional={optional} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <OutlinedInput
          {...passed}
          id={id}
          size="small"
          fullWidth
          inputRef={ref}
          sx={{ fontSize: { md: 15 } }}
          slotProps={{ input: { 'aria-describedby': describedBy, inputMode, lang } }}
        />
      )}
    </Field>
  );
}
