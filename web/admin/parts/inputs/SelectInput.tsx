import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from './Field.tsx';
import { NativeSelect } from './NativeSelect.tsx';

interface Props extends UseFormRegisterReturn {
  label: string;
  options: { value: string; label: string }[];
  error?: string;
  hint?: string;
  /** The language of the options. */
  lang?: string;
  /** The label of the empty choice, where there is one. */
  none?: string;
}

/** A select in a form. The browser's own one is quick by keyboard, and familiar on a phone. */
export function SelectInput({ label, options, error, hint, lang, none, ref, name, onChange, onBlur }: Props) {
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy }) => (
        <NativeSelect
          {...{ id, describedBy, name, onChange, onBlur, lang, options }}
          inputRef={ref}
          first={none === undefined ? <option value="" disabled hidden /> : <option value="">{none}</option>}
        />
      )}
    </Field>
  );
}
