import { useFamilyOptionsQuery } from '../../../graphql/generated/operations.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { SelectInput } from '../../parts/inputs/SelectInput.tsx';

export function useFamilies() {
  return useFamilyOptionsQuery({ fetchPolicy: 'cache-and-network' }).data?.families ?? [];
}

/** Chooses the product's family. It is left out where there are no families. */
export function FamilyInput(field: InputProps) {
  const families = useFamilies();
  if (families.length === 0) return null;
  const options = families.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectInput {...field} lang="tr" none="None" options={options} hint="Its page shows the others of the family." />
  );
}

export function FamilyName({ id }: { id: unknown }) {
  return useFamilies().find((family) => family.id === id)?.name ?? 'None';
}
