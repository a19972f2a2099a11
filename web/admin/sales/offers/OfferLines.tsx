import AddOutlined from '@mui/icons-material/AddOutlined';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useId } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { InputProps } from '../../parts/forms/formFields.ts';
import type { EnquiryToRead } from '../enquiry.ts';
import * as words from '../../../words/admin/en/offers.ts';
import { DiscountForAll } from './DiscountForAll.tsx';
import { lineColumns, moveInColumn } from './lineColumns.ts';
import { OfferLine } from './OfferLine.tsx';
import type { TypedLine } from './offerLines.ts';
import { OfferRequests } from './OfferRequests.tsx';
import { OfferTotals } from './OfferTotals.tsx';
import { emptyLine } from './typedLines.ts';

const heads = [words.what, words.quantity, words.unit, words.priceWithoutKdv, words.discount, words.kdv, words.total];

/** Holds the lines of an offer as the rows of a table, and shows their total. */
export function OfferLines({ enquiry, label, error }: InputProps & { enquiry: EnquiryToRead }) {
  const { control } = useFormContext<{ lines: TypedLine[] }>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const headingId = useId();
  // The wishes for a line stand beside it.
  const ofWhole = enquiry.offers[0]?.requests.filter(({ text, lines }) => text || lines.length === 0) ?? [];
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Box sx={spread}>
        <Typography variant="subtitle2" component="h3" id={headingId}>
          {label}
        </Typography>
        {fields.length > 1 && <DiscountForAll />}
      </Box>
      <OfferRequests offer={{ requests: ofWhole.map((request) => ({ ...request, lines: [] })) }} />
      <Box onKeyDown={moveInColumn}>
        <Box aria-hidden="true" sx={headLook}>
          {heads.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </Box>
        {fields.map(({ id }, place) => (
          <OfferLine
            key={id}
            place={place}
            enquiry={enquiry}
            onRemove={fields.length > 1 ? () => remove(place) : undefined}
          />
        ))}
      </Box>
      <Box sx={{ ...spread, alignItems: 'flex-start', pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Button size="small" startIcon={<AddOutlined />} onClick={() => append(emptyLine)}>
          {words.addLine}
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

const spread = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1,
} as const;
const headLook = {
  display: { xs: 'none', md: 'grid' },
  gridTemplateColumns: lineColumns,
  gap: 1,
  py: 0.5,
  fontSize: 12.5,
  fontWeight: 600,
  color: 'text.secondary',
  '& span': { textAlign: 'right', alignSelf: 'end' },
  '& span:first-of-type, & span:nth-of-type(3)': { textAlign: 'left' },
} as const;
