import { useWatch } from 'react-hook-form';
import { useCategoryOptionsQuery } from '../../../graphql/generated/operations.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { SelectInput } from '../../parts/inputs/SelectInput.tsx';

const useCategories = () => useCategoryOptionsQuery().data?.categories ?? [];

const why = 'Every product needs one: without it, visitors find the product under “Kategorisiz” only.';

export function CategoryInput(field: InputProps) {
  const chosen = useWatch<Record<string, unknown>>({ name: field.name });
  const options = useCategories().map(({ id, name }) => ({ value: id, label: name }));
  return <SelectInput {...field} lang="tr" options={options} hint={chosen === '' ? why : undefined} />;
}

export function CategoryName({ id }: { id: unknown }) {
  return useCategories().find((category) => category.id === id)?.name ?? 'Kategorisiz';
}
