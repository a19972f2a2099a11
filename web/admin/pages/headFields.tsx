import { siteLanguage } from '../../../common/text/locale.ts';
import type { InputProps } from '../parts/forms/formFields.ts';
import { TextInput } from '../parts/inputs/TextInput.tsx';

interface Head {
  heroTitle: string;
  heroDescription: string;
}

/** Makes the fields of the heading at the top of a page of the site. */
export const headFields = (labels: Head, section: string) => ({
  heroTitle: {
    section,
    qualified: true,
    blank: '',
    label: labels.heroTitle,
    stored: ({ heroTitle }: Head) => heroTitle,
    input: (field: InputProps) => <TextInput {...field} lang={siteLanguage} />,
  },
  heroDescription: {
    section,
    qualified: true,
    blank: '',
    label: labels.heroDescription,
    stored: ({ heroDescription }: Head) => heroDescription,
    input: (field: InputProps) => <TextInput {...field} lang={siteLanguage} multiline minRows={2} />,
  },
});
