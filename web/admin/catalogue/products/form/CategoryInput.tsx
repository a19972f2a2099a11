import { useWatch } from 'react-hook-form';
import { siteLanguage } from '../../../../../common/text/locale.ts';
import { useCategoryOptionsQuery } from '../products.generated.ts';
import type { InputProps } from '../../../parts/forms/formFields.ts';
import { SelectInput } from '../../../parts/inputs/SelectInput.tsx';
import * as words from '../../../../words/admin/en/products.ts';

const why = words.everyProductNeedsOneWithout;

export function CategoryInput(field: InputProps) {
  const chosen = useWatch<Record<string, unknown>>({ name: field.name });
  const categories = useCategoryOptionsQuery().data?.categories ?? [];
  const options = categories.map(({ id, name }) => ({ value: id, label: name }));
  return <SelectInput {...field} lang={siteLanguage} options={options} hint={chosen === '' ? why : undefined} />;
}
