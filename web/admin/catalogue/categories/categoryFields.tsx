import { siteLanguage } from '../../../../common/text/locale.ts';
import { labels } from '../../../../common/labels.ts';
import type { CategoryToEditFragment } from './categories.generated.ts';
import type { CategoryInput } from '../../../graphql/generated/schema.ts';
import type { FormFields } from '../../parts/forms/formFields.ts';
import { statusField } from '../../parts/status/statusField.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import * as words from '../../../words/admin/en/categories.ts';

const fieldsWith = (nameHint?: string): FormFields<CategoryInput, CategoryToEditFragment> => ({
  name: {
    label: labels.category.name,
    blank: '',
    stored: ({ name }) => name,
    input: (field) => <TextInput {...field} lang={siteLanguage} autoFocus hint={nameHint} />,
  },
  description: {
    label: labels.category.description,
    blank: '',
    stored: ({ description }) => description,
    input: (field) => <TextInput {...field} optional lang={siteLanguage} multiline minRows={3} />,
  },
  status: statusField(labels.category.status, words.itsProductsAreOnTheSiteOnly),
});

export const categoryFields = fieldsWith();
export const newCategoryFields = fieldsWith(words.theCategorysAddressOnTheSite);
