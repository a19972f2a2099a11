import { Box, FormHelperText, Typography } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { Field } from '../../parts/inputs/Field.tsx';
import { MoveButtons } from '../../parts/lists/MoveButtons.tsx';
import { ProductPicker, type ProductOption } from './ProductPicker.tsx';

/** Several products, in their order. */
export function ProductsInput({ name, label, error, most }: InputProps & { most: number }) {
  const { field } = useController<Record<string, unknown>>({ name });
  const headingId = useId();
  const chosen = field.value as ProductOption[];
  const add = (product: ProductOption | null) => {
    if (product && !chosen.some(({ id }) => id === product.id)) field.onChange([...chosen, product]);
  };
  return (
    <Box role="group" aria-labelledby={headingId}>
      <Typography variant="subtitle2" component="h3" id={headingId} sx={{ mb: 1 }}>
        {label}
      </Typography>
      <Box component="ol" aria-labelledby={headingId} sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
        {chosen.map((product, place) => (
          <Box component="li" key={product.id} sx={rowLook}>
            <Typography variant="body2" lang="tr" sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>
              {product.name}
            </Typography>
            <MoveButtons name={product.name} place={place} items={chosen} onChange={field.onChange} />
          </Box>
        ))}
      </Box>
      {chosen.length < most ? (
        <Field label="Add a product" hint="Type a name or a code">
          {({ id, describedBy }) => <ProductPicker id={id} describedBy={describedBy} onChoose={add} />}
        </Field>
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No more than {most} are listed: remove one to add another.
        </Typography>
      )}
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
