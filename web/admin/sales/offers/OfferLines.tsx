import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useId } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { InputProps } from '../../parts/forms/formFields.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import { OfferLine } from './OfferLine.tsx';
import type { TypedLine } from './offerLines.ts';
import { OfferTotals } from './OfferTotals.tsx';
import { priceHint } from './priceHint.ts';
import { emptyLine } from './typedLines.ts';

/** Holds the lines of an offer, and shows their total. */
export function OfferLines({ enquiry, label, error }: InputProps & { enquiry: EnquiryToRead }) {
  const { control } = useFormContext<{ lines: TypedLine[] }>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const headingId = useId();
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Typography variant="subtitle2" component="h3" id={headingId} sx={{ mb: 1 }}>
        {label}
      </Typography>
      {fields.map(({ id, productId }, place) => (
        <OfferLine
          key={id}
          place={place}
          hint={priceHint(enquiry, productId)}
          onRemove={fields.length > 1 ? () => remove(place) : undefined}
        />
      ))}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: 2,
          pt: 1.5,
        }}
      >
        <Button size="small" startIcon={<AddOutlined />} onClick={() => append(emptyLine)}>
          Add line
        </Button>
        <OfferTotals />
      </Box>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
