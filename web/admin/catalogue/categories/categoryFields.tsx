import { labels } from '../../../../common/labels.ts';
import type { CategoryInput, CategoryToEditFragment } from '../../../graphql/generated/operations.ts';
import type { FormFields } from '../../parts/forms/formFields.ts';
import { statusField } from '../../parts/status/statusField.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';

const fieldsWith = (nameHint?: string): FormFields<CategoryInput, CategoryToEditFragment> => ({
  name: {
    label: labels.category.name,
    blank: '',
    stored: ({ name }) => name,
    input: (field) => <TextInput {...field} lang="tr" autoFocus hint={nameHint} />,
  },
  description: {
    label: labels.category.description,
    blank: '',
    stored: ({ description }) => description,
    input: (field) => <TextInput {...field} optional lang="tr" multiline minRows={3} />,
  },
  status: statusField(labels.category.status, 'Its products are on the site only while it is published.'),
});

export const categoryFields = fieldsWith();
export const newCategoryFields = fieldsWith(
  'The category’s address on the site is made from this name and does not change when you rename it.',
);
