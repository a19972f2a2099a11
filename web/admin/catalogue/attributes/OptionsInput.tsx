import { Box, Button, FormHelperText, OutlinedInput, Typography } from '@mui/material';
import { useId } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { siteLanguage } from '../../../../common/text/locale.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { MoveButtons } from '../../parts/lists/MoveButtons.tsx';
import * as words from '../../../words/admin/en/attributes.ts';
import type { OptionRow } from './optionRows.ts';

/** Names, orders, adds and removes the options of an attribute. An option that products have cannot be removed. */
export function OptionsInput({ name, label, error }: InputProps) {
  const kind = useWatch<Record<string, unknown>>({ name: 'kind' });
  const { field } = useController<Record<string, unknown>>({ name });
  const headingId = useId();
  if (kind !== 'OPTION') return null;
  const rows = field.value as OptionRow[];
  const rename = (place: number, next: string) =>
    field.onChange(rows.map((row, at) => (at === place ? { ...row, name: next } : row)));
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Typography variant="subtitle2" component="h3" id={headingId} sx={{ mb: 1 }}>
        {label}
      </Typography>
      {rows.map((row, place) => (
        <Box key={row.id ?? `new ${place}`} sx={rowLook}>
          <OutlinedInput
            value={row.name}
            size="small"
            fullWidth
            onChange={({ target }) => rename(place, target.value)}
            slotProps={{ input: { 'aria-label': words.optionPlace(place + 1), lang: siteLanguage } }}
            sx={{ minHeight: 40, fontSize: { md: 15 } }}
          />
          <Typography className="muted unbroken" variant="caption">
            {row.productCount > 0 && words.productCount(row.productCount)}
          </Typography>
          <MoveButtons
            name={row.name || `option ${place + 1}`}
            place={place}
            items={rows}
            onChange={field.onChange}
            kept={row.productCount > 0 ? words.productsHaveItMerge : undefined}
          />
        </Box>
      ))}
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
      <Button
        variant="outlined"
        size="small"
        onClick={() => field.onChange([...rows, { id: null, name: '', productCount: 0 }])}
        sx={{ mt: 1 }}
      >
        {words.addOption}
      </Button>
    </Box>
  );
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 1,
  py: 0.5,
};
