import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Box, FormHelperText, OutlinedInput, Select } from '@mui/material';
import { useId, type ChangeEvent, type FocusEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { TypedLine } from './offerLines.ts';

interface Props {
  place: number;
  name: Exclude<keyof TypedLine, 'productId'>;
  label: string;
  /** It stands below the field until there is an error. */
  hint?: string;
  /** Numbers stand at the right, and are selected when the field gets the focus: what is typed replaces them. */
  isNumber?: boolean;
  /** The border is seen only while the field is used. */
  isQuiet?: boolean;
  /** They make the field a select. */
  options?: { value: string; label: string }[];
  lang?: string;
  onTyped?: (text: string) => void;
}

/** A field of a line, as high as a row of a table allows. The table's head is its label; on a phone it has its own. */
export function LineCell({ place, name, label, hint, isNumber, isQuiet, options, lang, onTyped }: Props) {
  const { register, formState, getFieldState } = useFormContext<{ lines: TypedLine[] }>();
  const path = `lines.${place}.${name}` as const;
  const { ref, ...field } = register(path, {
    onChange: (event: ChangeEvent<HTMLInputElement>) => onTyped?.(event.target.value),
  });
  const error = getFieldState(path, formState).error?.message;
  const help = error ?? hint;
  const helpId = useId();
  const said = { 'aria-label': label, 'aria-describedby': help ? helpId : undefined, 'data-column': name, lang };
  const look = {
    ...field,
    inputRef: ref,
    size: 'small',
    fullWidth: true,
    error: error !== undefined,
    sx: isQuiet ? { ...cellLook, ...quietLook } : cellLook,
  } as const;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="span" aria-hidden="true" sx={labelLook}>
        {label}
      </Box>
      {options ? (
        <Select native IconComponent={ExpandMoreOutlined} {...look} slotProps={{ input: said }}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      ) : (
        <OutlinedInput {...look} slotProps={{ input: { ...said, ...(isNumber && numberProps) } }} />
      )}
      {help && (
        <FormHelperText id={helpId} error={error !== undefined} sx={helpLook}>
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
const labelLook = { display: { md: 'none' }, fontSize: 13, fontWeight: 600, color: 'text.secondary' };
const cellLook = {
  fontSize: 15,
  minHeight: { md: 34 },
  '& input': { height: 20, px: 1, py: { xs: 1.5, md: 0.75 } },
  '& select': { py: { xs: 1.5, md: 0.75 }, pl: 1 },
};
const quietLook = {
  minHeight: { md: 26 },
  '& input': { ...cellLook['& input'], py: { xs: 1.5, md: '3px' } },
  '&:not(:hover, .Mui-focused, .Mui-error) .MuiOutlinedInput-notchedOutline': { borderWidth: { md: 0 } },
};
const helpLook = { m: 0, mt: '1px', fontSize: 12, lineHeight: '15px', justifyContent: 'flex-end' };
