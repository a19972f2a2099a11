import { useWatch } from 'react-hook-form';
import { useUnitOptionsQuery } from './attributes.generated.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { SelectInput } from '../../parts/inputs/SelectInput.tsx';
import * as words from '../../../words/admin/en/attributes.ts';
import type { AttributeInput } from '../../../graphql/generated/schema.ts';

const kindLabels: Record<AttributeInput['kind'], string> = words.kindLabels;
/** The short words are for places without room for the labels. */
const kindWords: typeof kindLabels = words.kindWords;

export const attributeKindOptions = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));
export const kindLabel = (kind: AttributeInput['kind']) => kindLabels[kind];
export const kindWord = (kind: AttributeInput['kind']) => kindWords[kind];

/** Only these kinds have a unit and decimals. */
export const isMeasured = (kind: unknown) => kind === 'NUMBER' || kind === 'RANGE';

/** Only numbers and ranges have a unit: it is assumed where a number is entered without one. */
export function UnitInput(field: InputProps) {
  const kind = useWatch<Record<string, unknown>>({ name: 'kind' });
  const units = useUnitOptionsQuery().data?.units ?? [];
  if (!isMeasured(kind)) return null;
  const options = units.map(({ symbol, dimension }) => ({ value: symbol, label: `${symbol} · ${dimension}` }));
  return <SelectInput {...field} none={words.none} options={options} hint={words.assumedWhereAValueIsEntered} />;
}
