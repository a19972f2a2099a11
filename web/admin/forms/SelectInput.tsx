import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined';
import { MenuItem, Select } from '@mui/material';
import type { ReactNode } from 'react';
import { Controller, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { Field } from './Field.tsx';

interface Props<Values extends FieldValues, Checked> {
  label: string;
  name: FieldPathByValue<Values, string>;
  control: Control<Values, unknown, Checked>;
  options: { value: string; label: ReactNode }[];
  error?: string;
  /** Language of the options. */
  lang?: string;
}

export function SelectInput<Values extends FieldValues, Checked>(props: Props<Values, Checked>) {
  const { label, name, control, options, error, lang } = props;
  return (
    <Field label={label} error={error}>
      {({ labelId, describedBy }) => (
        <Controller
          name={name}
          control={control}
          render={({ field: { ref, ...field } }) => (
            <Select
              {...field}
              inputRef={ref}
              labelId={labelId}
              size="small"
              IconComponent={ExpandMoreOutlined}
              displayEmpty
              sx={{ fontSize: { md: 15 } }}
              SelectDisplayProps={{ 'aria-describedby': describedBy, lang }}
              MenuProps={{ slotProps: { list: { lang } } }}
            >
              {options.map((option) => (
                <MenuItem key={option.value} value={option.value}>
                  {option.label}
                </MenuItem>
              ))}
            </Select>
          )}
        />
      )}
    </Field>
  );
}
