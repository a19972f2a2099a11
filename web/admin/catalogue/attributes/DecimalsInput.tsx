import { useWatch } from 'react-hook-form';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { isMeasured } from './attributeKinds.ts';

/** Only numbers and ranges have decimals. */
export function DecimalsInput(field: InputProps) {
  const kind = useWatch<Record<string, unknown>>({ name: 'kind' });
  return isMeasured(kind) ? (
    <TextInput {...field} optional inputMode="decimal" hint="The most digits after the decimal point." />
  ) : null;
}
