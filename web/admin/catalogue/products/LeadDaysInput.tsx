import { useWatch } from 'react-hook-form';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import * as words from '../../../words/admin/en/products.ts';

/** Shown only where a product has to be ordered. The entered value is kept while it is hidden. */
export function LeadDaysInput(field: InputProps) {
  const isOnOrder = useWatch<Record<string, unknown>>({ name: 'availability' }) === 'ON_ORDER';
  if (!isOnOrder && field.error === undefined) return null;
  return <TextInput {...field} inputMode="numeric" hint={words.theDaysUntilDeliveryIf} />;
}
