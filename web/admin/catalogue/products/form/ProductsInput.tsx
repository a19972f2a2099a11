import { Box } from '@mui/material';
import type { InputProps } from '../../../parts/forms/formFields.ts';
import { OrderedInput } from '../../../parts/forms/OrderedInput.tsx';
import { Field } from '../../../parts/inputs/Field.tsx';
import * as words from '../../../../words/admin/en/products.ts';
import { ProductPicker, type ProductOption } from './ProductPicker.tsx';
import { Quiet } from '../../../parts/texts/Quiet.tsx';

/** Up to `most` products, in their order. */
export const ProductsInput = ({ most, ...input }: InputProps & { most: number }) => (
  <OrderedInput<ProductOption> {...input} idOf={({ id }) => id} nameOf={({ name }) => name}>
    {(chosen, add) => (
      <Box sx={{ mt: 2 }}>
        {chosen.length < most ? (
          <Field label={words.addAProduct} hint={words.typeANameOrACode}>
            {({ id, describedBy }) => (
              <ProductPicker
                id={id}
                describedBy={describedBy}
                onChoose={(product) => product && !chosen.some((one) => one.id === product.id) && add(product)}
              />
            )}
          </Field>
        ) : (
          <Quiet>{words.noMoreThanAreListedRemoveOne(most)}</Quiet>
        )}
      </Box>
    )}
  </OrderedInput>
);
