import { Box, Button, FormHelperText } from '@mui/material';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { useFormRows } from '../../parts/forms/useFormRows.ts';
import { blankReference } from './crossReferencesRule.ts';
import { CrossReferenceRow } from './CrossReferenceRow.tsx';

const most = 100;

/** Holds the codes of other makers by which a product is found. The focus stays where the person works. */
export function CrossReferencesInput({ name, label, error }: InputProps) {
  const { fields, append, move, removeAt, list, addButton } = useFormRows(name);

  return (
    <Box role="group" aria-label={label}>
      <Box component="ol" ref={list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {fields.map(({ id }, place) => (
          <CrossReferenceRow
            key={id}
            path={`${name}.${place}`}
            place={place}
            count={fields.length}
            onMove={(to) => move(place, to)}
            onRemove={() => removeAt(place)}
          />
        ))}
      </Box>
      {fields.length < most && (
        <Button
          ref={addButton}
          variant="outlined"
          size="small"
          sx={{ mt: fields.length > 0 ? 2 : 0 }}
          onClick={() => append(blankReference)}
        >
          Add code
        </Button>
      )}
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
