import type { InputProps } from '../../parts/forms/formFields.ts';
import { SelectInput } from '../../parts/inputs/SelectInput.tsx';

interface Choice {
  useRows: () => readonly { id: string; name: string }[];
  hint?: string;
}

/** Makes a field that names one row by its id, or none. The form leaves it out while there are no rows. */
export function namedChoice({ useRows, hint }: Choice) {
  function ChosenName({ id }: { id: unknown }) {
    return useRows().find((row) => row.id === id)?.name ?? 'None';
  }

  function ChoiceInput(field: InputProps) {
    const options = useRows().map(({ id, name }) => ({ value: id, label: name }));
    if (options.length === 0) return null;
    return <SelectInput {...field} lang="tr" none="None" options={options} hint={hint} />;
  }

  return {
    blank: '',
    show: (id: unknown) => <ChosenName id={id} />,
    input: (field: InputProps) => <ChoiceInput {...field} />,
  };
}
