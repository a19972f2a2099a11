import { mostTogether } from '../../../../common/limits.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';
import * as words from '../../../words/admin/en/products.ts';
import { ProductsInput } from './ProductsInput.tsx';
import { Quiet } from '../../parts/texts/Quiet.tsx';

/** Names products such as the nut of a bolt. A pair is named on one side and shown on both. */
export const TogetherInput = (input: InputProps) => (
  <>
    <Quiet>{words.nameEachPairOnceHere}</Quiet>
    <ProductsInput {...input} most={mostTogether} />
  </>
);
