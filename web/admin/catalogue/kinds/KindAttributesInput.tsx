import { Box, Checkbox, FormControlLabel, FormHelperText, OutlinedInput, Typography } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { MoveButtons } from '../../parts/lists/MoveButtons.tsx';
import { AddSpec } from '../specs/AddSpec.tsx';
import { useDefinitions } from '../specs/useDefinitions.ts';
import { marks, type KindRow } from './kindRows.ts';

const unmarked = { required: false, filterable: false, column: false, key: false };

/** The attributes of a kind, in their order, each with its heading and what is done with it. */
export function KindAttributesInput({ name, label, error }: InputProps) {
  const { attributes } = useDefinitions();
  const { field } = useController<Record<string, unknown>>({ name });
  const headingId = useId();
  const rows = field.value as KindRow[];
  const change = (place: number, next: Partial<KindRow>) =>
    field.onChange(rows.map((row, at) => (at === place ? { ...row, ...next } : row)));
  const left = attributes.filter(({ id }) => !rows.some((row) => row.attributeId === id));

  function add(attributeId: string) {
    const attribute = left.find(({ id }) => id === attributeId);
    if (attribute) field.onChange([...rows, { attributeId, name: attribute.name, group: '', ...unmarked }]);
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
          <OutlinedInput
            value={row.group}
            size="small"
            placeholder="Heading"
            onChange={({ target }) => change(place, { group: target.value })}
            slotProps={{ input: { 'aria-label': `Heading of ${row.name}`, lang: 'tr', maxLength: 60 } }}
            sx={{ minHeight: 40, fontSize: { md: 15 } }}
          />
          <MoveButtons name={row.name} place={place} items={rows} onChange={field.onChange} />
          <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {marks.map(([mark, text]) => (
              <FormControlLabel
                key={mark}
                label={<Typography variant="body2">{text}</Typography>}
                control={
                  <Checkbox
                    size="small"
                    checked={row[mark]}
                    onChange={({ target }) => change(place, { [mark]: target.checked })}
                  />
                }
              />
            ))}
          </Box>
        </Box>
      ))}
      <AddSpec attributes={left} onAdd={add} button="Add attribute" />
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
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: { xs: 1, sm: 0 },
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  // On a phone the heading has a line of its own, below the name and its buttons.
  '& > div:nth-of-type(1)': { gridArea: { xs: '2 / 1 / auto / -1', sm: 'auto' } },
  '& > div:nth-of-type(2)': { gridArea: { xs: '1 / 2', sm: 'auto' } },
};
