import { useFormContext } from 'react-hook-form';
import { statuses } from '../../../../../common/enumWords.ts';
import type { InputProps } from '../../../parts/forms/formFields.ts';
import { SelectInput } from '../../../parts/inputs/SelectInput.tsx';
import * as words from '../../../../words/admin/en/products.ts';

const options = (['PUBLISHED', 'HIDDEN'] as const).map((value) => ({ value, label: statuses[value] }));

/** The button of the form publishes what is new or a draft; this hides what was on the site. */
export function ProductStatusInput(field: InputProps) {
  const { formState } = useFormContext();
  const stored = formState.defaultValues?.[field.name] as string | undefined;
  if (stored === undefined || stored === '' || stored === 'DRAFT') return null;
  return <SelectInput {...field} options={options} hint={words.aHiddenProductKeeps} />;
}
