import { Box, FormHelperText, OutlinedInput } from '@mui/material';
import { useId, type ChangeEvent, type FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { asTable } from './lineColumns.ts';
import type { TypedLine } from './offerLines.ts';

interface Props {
  place: number;
  name: Exclude<keyof TypedLine, 'productId'>;
  label: string;
  /** The label in few words, seen where no head of a table names the field. */
  short: string;
  /** It stands below the field until there is an error. */
  hint?: string;
  /** Numbers stand at the right, and are selected when the field gets the focus: what is typed replaces them. */
  isNumber?: boolean;
  onTyped?: (text: string) => void;
}

/** A field of a line, as high as a row of a table allows. The table's head is its label; on a phone it has its own. */
export function LineCell({ place, name, label, short, hint, isNumber, onTyped }: Props) {
  const { register, formState, getFieldState } = useFormContext<{ lines: TypedLine[] }>();
  const path = `lines.${place}.${name}` as const;
  const { ref, ...field } = register(path, {
    onChange: (event: ChangeEvent<HTMLInputElement>) => onTyped?.(event.target.value),
  });
  const error = getFieldState(path, formState).error?.message;
  const help = error ?? hint;
  const helpId = useId();
  const said = { 'aria-label': label, 'aria-describedby': help ? helpId : undefined, 'data-column': name };
  const look = {
    ...field,
    inputRef: ref,
    size: 'small',
    fullWidth: true,
    error: error !== undefined,
    sx: cellLook,
  } as const;
  return (
    <Box className="shrinks">
      <Box className="muted small-type" component="span" aria-hidden="true" sx={labelLook}>
        {short}
      </Box>
      <OutlinedInput
        {...look}
        slotProps={{ input: { ...said, ...(isNumber && numberProps), ...(name === 'discount' && plusKey) } }}
      />
      {help && (
        <FormHelperText id={helpId} error={error !== undefined} className="small-type at-end flush-end" sx={helpLook}>
          {help}
        </FormHelperText>
      )}
    </Box>
  );
}

const numberProps = {
  inputMode: 'decimal',
  style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  onFocus: ({ target }: FocusEvent<HTMLInputElement>) => target.select(),
} as const;
/** The keys for numbers of a telephone have no plus, which '40+10' needs. */
const plusKey = { inputMode: 'text' } as const;
const labelLook = { [asTable]: { display: 'none' } };
const cellLook = {
  fontSize: 15,
  minHeight: { xs: 44, md: 34 },
  '& input': { height: 20, px: 1, py: { xs: 1.5, md: 0.75 } },
};
const helpLook = { m: 0, mt: '2px', lineHeight: '16px' };
