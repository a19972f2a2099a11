import { Typography } from '@mui/material';
import { mostTogether } from '../../../../common/limits.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';
import * as words from '../../../words/admin/en/products.ts';
import { ProductsInput } from './ProductsInput.tsx';

/** Names products such as the nut of a bolt. A pair is named on one side and shown on both. */
export const TogetherInput = (input: InputProps) => (
  <>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {words.nameEachPairOnceHere}
    </Typography>
    <ProductsInput {...input} most={mostTogether} />
  </>
);
