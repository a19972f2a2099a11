import { Box, Button, FormHelperText } from '@mui/material';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { InputProps } from '../../parts/forms/formFields.ts';
import * as words from '../../../words/admin/en/crossReferences.ts';
import { blankReference } from './crossReferencesRule.ts';
import { CrossReferenceRow } from './CrossReferenceRow.tsx';
import { PlainList } from '../../parts/lists/PlainList.tsx';

const most = 100;

/** Holds the codes of other makers by which a product is found. The focus stays where the person works. */
export function CrossReferencesInput({ name, label, error }: InputProps) {
  const { control } = useFormContext();
  const { fields, append, move, remove } = useFieldArray({ control, name });

  return (
    <Box role="group" aria-label={label}>
      <PlainList as="ol">
        {fields.map(({ id }, place) => (
          <CrossReferenceRow
            key={id}
            path={`${name}.${place}`}
            place={place}
            count={fields.length}
            onMove={(to) => move(place, to)}
            onRemove={() => remove(place)}
          />
        ))}
      </PlainList>
      {fields.length < most && (
        <Button
          variant="outlined"
          size="small"
          sx={{ mt: fields.length > 0 ? 2 : 0 }}
          onClick={() => append(blankReference)}
        >
          {words.addCode}
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
