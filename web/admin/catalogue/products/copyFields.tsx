import { ownFields } from '../../../../common/product/ownFields.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { nameField, productFields } from './productFields.tsx';
import { StockCodeInput, stockCodeField } from './saleFields.tsx';

/** What a copy does not take along: what is another one's own, and whether visitors see that one. */
export const leftByCopy = [...ownFields, 'status'] as const;

/** The form of a copy begins at the code, the first that differs. */
export const copyFields: typeof productFields = {
  ...productFields,
  name: { ...nameField, input: (field) => <TextInput {...field} lang="tr" /> },
  stockCode: { ...stockCodeField, input: (field) => <StockCodeInput {...field} autoFocus /> },
};
