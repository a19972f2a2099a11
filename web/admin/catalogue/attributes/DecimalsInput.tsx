import { useWatch } from 'react-hook-form';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import * as words from '../../../words/admin/en/attributes.ts';
import { isMeasured } from './attributeKinds.ts';

/** Only numbers and ranges have decimals. */
export function DecimalsInput(field: InputProps) {
  const kind = useWatch<Record<string, unknown>>({ name: 'kind' });
  return isMeasured(kind) ? (
    <TextInput {...field} optional inputMode="decimal" hint={words.theMostDigitsAfterTheDecimal} />
  ) : null;
}
