import type { InputProps } from '../../parts/forms/formFields.ts';
import { SelectInput } from '../../parts/inputs/SelectInput.tsx';
import { useDefinitions } from './useDefinitions.ts';

/** Chooses the product's kind. It is left out where there are no kinds. */
export function KindInput(field: InputProps) {
  const { kinds } = useDefinitions();
  if (kinds.length === 0) return null;
  const options = kinds.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectInput {...field} lang="tr" none="None" options={options} hint="Says which specs a product should have." />
  );
}

export function KindName({ id }: { id: unknown }) {
  return useDefinitions().kinds.find((kind) => kind.id === id)?.name ?? 'None';
}
