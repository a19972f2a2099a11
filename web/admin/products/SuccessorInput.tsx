import { Autocomplete, OutlinedInput } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSuccessorNameQuery, useSuccessorOptionsQuery } from '../../graphql/generated/operations.ts';
import type { InputProps } from '../forms/formFields.ts';
import { Field } from '../inputs/Field.tsx';

interface Option {
  id: string;
  name: string;
}

/** The product that took the place of one that is no longer made, found as one types. Asked for only there. */
export function SuccessorInput({ name, label, error }: InputProps) {
  const { setValue } = useFormContext();
  const chosen = useWatch<Record<string, string | null>>({ name });
  const isDiscontinued = useWatch<Record<string, unknown>>({ name: 'availability' }) === 'DISCONTINUED';
  const [typed, setTyped] = useState('');
  const known = useNamed(chosen);
  const { data, previousData } = useSuccessorOptionsQuery({ variables: { search: typed }, skip: typed.trim() === '' });
  if (!isDiscontinued && error === undefined) return null;
  const found: Option[] = (data ?? previousData)?.products.nodes ?? [];
  return (
    <Field label={label} error={error} hint="What took its place: type a name or a code">
      {({ id, describedBy }) => (
        <Autocomplete
          id={id}
          value={known}
          options={typed.trim() === '' ? [] : found}
          // The server has found them, by more than their names.
          filterOptions={(options) => options}
          getOptionLabel={(option) => option.name}
          getOptionKey={(option) => option.id}
          isOptionEqualToValue={(option, value) => option.id === value.id}
          noOptionsText={typed.trim() === '' ? 'Type a name or a code' : 'No product is found'}
          onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
          onChange={(_, option) => setValue(name, option?.id ?? null, { shouldDirty: true, shouldValidate: true })}
          renderInput={({ slotProps, ...params }) => (
            <OutlinedInput
              {...slotProps.input}
              fullWidth
              size="small"
              disabled={params.disabled}
              error={error !== undefined}
              slotProps={{ input: { ...slotProps.htmlInput, lang: 'tr', 'aria-describedby': describedBy } }}
            />
          )}
        />
      )}
    </Field>
  );
}

function useNamed(id: string | null | undefined): Option | null {
  const { data } = useSuccessorNameQuery({ variables: { id: id ?? '' }, skip: !id });
  return id ? (data?.product ?? { id, name: '' }) : null;
}

export function ProductName({ id }: { id: unknown }) {
  return useNamed(typeof id === 'string' ? id : null)?.name ?? 'None';
}
