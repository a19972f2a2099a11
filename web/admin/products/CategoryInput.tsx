import { useCategoryOptionsQuery } from '../../graphql/generated/operations.ts';
import type { InputProps } from '../forms/formFields.ts';
import { SelectInput } from '../inputs/SelectInput.tsx';

const useCategories = () => useCategoryOptionsQuery().data?.categories ?? [];

export function CategoryInput(field: InputProps) {
  const options = useCategories().map(({ id, name }) => ({ value: id, label: name }));
  return <SelectInput {...field} lang="tr" options={options} />;
}

/** The name of the category with that id. */
export function CategoryName({ id }: { id: unknown }) {
  return useCategories().find((category) => category.id === id)?.name ?? 'Kategorisiz';
}
