import { Box, FormHelperText, Typography } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { MoveButtons } from '../../parts/lists/MoveButtons.tsx';
import { AddSpec } from '../specs/AddSpec.tsx';
import { useDefinitions } from '../specs/useDefinitions.ts';
import type { ColumnRow } from './columnRows.ts';

/** What the products of a family differ by, in the order of their table's columns. */
export function FamilyColumnsInput({ name, label, error }: InputProps) {
  const { attributes } = useDefinitions();
  const { field } = useController<Record<string, unknown>>({ name });
  const headingId = useId();
  const rows = field.value as ColumnRow[];
  const left = attributes.filter(({ id }) => !rows.some((row) => row.attributeId === id));

  function add(attributeId: string) {
    const attribute = left.find(({ id }) => id === attributeId);
    if (attribute) field.onChange([...rows, { attributeId, name: attribute.name }]);
  }

  return (
    <Box role="group" aria-labelledby={headingId}>
      <Typography variant="subtitle2" component="h3" id={headingId} sx={{ mb: 1 }}>
        {label}
      </Typography>
      {rows.map((row, place) => (
        <Box key={row.attributeId} role="group" aria-label={row.name} sx={rowLook}>
          <Typography variant="body2" lang="tr" sx={{ fontWeight: 600, minWidth: 0 }}>
            {row.name}
          </Typography>
          <MoveButtons name={row.name} place={place} items={rows} onChange={field.onChange} />
        </Box>
      ))}
      <AddSpec attributes={left} onAdd={add} button="Add column" />
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1.5,
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
};
