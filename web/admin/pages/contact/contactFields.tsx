import { siteLanguage } from '../../../../common/text/locale.ts';
import { labels } from '../../../../common/labels.ts';
import type { CompanyDetailsFragment, ContactTextsFragment } from './contact.generated.ts';
import type { ContactPageInput } from '../../../graphql/generated/schema.ts';
import type { FormFields } from '../../parts/forms/formFields.ts';
import { SelectInput } from '../../parts/inputs/SelectInput.tsx';
import { SwitchInput } from '../../parts/inputs/SwitchInput.tsx';
import { TextInput } from '../../parts/inputs/TextInput.tsx';
import { headFields } from '../headFields.tsx';
import * as words from '../../../words/admin/en/contact.ts';
import { defaultLogo, LogoInput } from './LogoInput.tsx';
import { MapInput } from './MapInput.tsx';

/** The API shows the one row behind the contact page in two views. */
export type ContactRow = ContactTextsFragment & CompanyDetailsFragment;

const company = words.company;
const details = words.contactDetails;

export const contactFields: FormFields<ContactPageInput, ContactRow> = {
  name: {
    label: labels.contactPage.name,
    section: company,
    blank: '',
    stored: ({ name }) => name,
    input: (field) => <TextInput {...field} lang={siteLanguage} />,
  },
  logo: {
    label: labels.contactPage.logo,
    section: company,
    blank: defaultLogo,
    stored: ({ logo }) => logo,
    input: (field, upload) => <LogoInput {...field} upload={upload} />,
  },
  ...headFields(labels.contactPage, words.contactPageHeading),
  email: {
    label: labels.contactPage.email,
    section: details,
    half: true,
    blank: '',
    stored: ({ email }) => email,
    input: (field) => <TextInput {...field} type="email" />,
  },
  phone: {
    label: labels.contactPage.phone,
    section: details,
    half: true,
    blank: '',
    stored: ({ phone }) => phone,
    input: (field) => <TextInput {...field} type="tel" />,
  },
  address: {
    label: labels.contactPage.address,
    section: details,
    blank: '',
    stored: ({ address }) => address,
    input: (field) => <TextInput {...field} lang={siteLanguage} multiline minRows={2} hint={words.alsoOnEveryPage} />,
  },
  googleMapsEmbed: {
    label: labels.contactPage.googleMapsEmbed,
    section: words.map,
    qualified: true,
    blank: '',
    stored: ({ googleMapsEmbed }) => googleMapsEmbed ?? '',
    input: (field) => <MapInput {...field} />,
  },
  newAsDrafts: {
    label: labels.contactPage.newAsDrafts,
    section: words.publishing,
    blank: false,
    stored: ({ newAsDrafts }) => newAsDrafts,
    show: (newAsDrafts) => (newAsDrafts ? words.asDrafts : words.publishedAtOnce),
    input: (field) => <SwitchInput {...field} />,
  },
  invoiceAsked: {
    label: labels.contactPage.invoiceAsked,
    section: words.orders,
    blank: 'NEVER',
    stored: ({ invoiceAsked }) => invoiceAsked,
    show: (asked) => words.invoiceAsked[asked ?? 'NEVER'],
    input: (field) => (
      <SelectInput
        {...field}
        options={Object.entries(words.invoiceAsked).map(([value, label]) => ({ value, label }))}
        hint={words.whereElseTheyMay}
      />
    ),
  },
};
