import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { Select } from '@mui/material';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './Field.tsx';

interface Props extends UseFormRegisterReturn {
  label: string;
  options: { value: string; label: string }[];
  error?: string;
  hint?: string;
  /** The language of the options. */
  lang?: string;
  /** The label of the empty choice, where there is one. */
  none?: string;
}

/** A select in a form. The browser's own one is quick by keyboard, and familiar on a phone. */
export function SelectInput({ label, options, error, hint, lang, none, ref, name, onChange, onBlur }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <Select
          native
          id={id}
          name={name}
          onChange={(event) => void onChange(event)}
          onBlur={(event) => void onBlur(event)}
          inputRef={ref}
          size="small"
          IconComponent={ExpandMoreOutlined}
          sx={{ fontSize: { md: 15 } }}
          slotProps={{ input: { 'aria-describedby': describedBy, id } }}
        >
          {none === undefined ? <option value="" disabled hidden /> : <option value="">{none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={lang}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
