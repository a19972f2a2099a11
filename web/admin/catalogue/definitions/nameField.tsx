import { siteLanguage } from '../../../../common/text/locale.ts';
import type { InputProps } from '../../parts/forms/formFields.ts';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import type { NamedInput } from './definition.ts';

/** The first field of every definition. */
export const nameField = (label: string) => ({
  label,
  blank: '',
  stored: ({ name }: NamedInput) => name,
  input: (field: InputProps) => <TextInput {...field} lang={siteLanguage} autoFocus />,
});
