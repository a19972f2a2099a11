import { useWatch } from 'react-hook-form';
import { useUnitOptionsQuery } from './attributes.generated.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { SelectInput } from '../../parts/inputs/SelectInput.tsx';
import * as words from '../../../words/admin/en/attributes.ts';
import { isMeasured } from './attributeKinds.ts';

/** Only numbers and ranges have a unit: it is assumed where a number is entered without one. */
export function UnitInput(field: InputProps) {
  const kind = useWatch<Record<string, unknown>>({ name: 'kind' });
  const units = useUnitOptionsQuery().data?.units ?? [];
  if (!isMeasured(kind)) return null;
  const options = units.map(({ symbol, dimension }) => ({ value: symbol, label: `${symbol} · ${dimension}` }));
  return <SelectInput {...field} none={words.none} options={options} hint={words.assumedWhereAValueIsEntered} />;
}
