import { useFormContext } from 'react-hook-form';
import type { InputProps } from '../parts/forms/formFields.ts';
import { TextInput } from '../parts/inputs/TextInput.tsx';
import { parsePrice, priceText } from './price.ts';

/** Takes a price in lira as people type it. When the field is left, it shows how the number was understood. */
export function PriceInput(field: InputProps) {
  const { setValue } = useFormContext();
  return (
    <TextInput
      {...field}
      optional
      inputMode="decimal"
      onBlur={(event) => {
        void field.onBlur(event);
        const typed = event.target.value;
        const lira = parsePrice(typed);
        if (lira !== undefined && priceText(lira) !== typed && fitsTwoDecimals(lira))
          setValue(field.name, priceText(lira), { shouldDirty: true });
      }}
    />
  );
}

const fitsTwoDecimals = (lira: number | null) => lira === null || Number(lira.toFixed(2)) === lira;
