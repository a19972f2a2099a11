import type { z } from 'zod';
import type { ContactToEditQuery } from '../../graphql/generated/operations.ts';
import { GeneralContactInput, SiteSettingsInput } from '../../graphql/generated/validators.ts';
import type { FieldWords } from '../forms/differences.ts';
import type { Stored } from '../forms/useStoredForm.ts';

/** Two views of one row on one screen: the contact page's texts, and what every page shows of the company. */
export const contactForm = GeneralContactInput.extend({
  name: SiteSettingsInput.shape.name,
  logo: SiteSettingsInput.shape.logo,
});
export type ContactValues = z.input<typeof contactForm>;

/** Ships with the product. */
export const plainLogo = '/images/logo.png';

export const blankContact: ContactValues = {
  name: '',
  logo: plainLogo,
  heroTitle: '',
  heroDescription: '',
  email: '',
  phone: '',
  address: '',
  googleMapsEmbed: '',
};

/** Undefined while there is no row. */
export function storedContact({ generalContact, siteSettings }: ContactToEditQuery): Stored<ContactValues> | undefined {
  if (!generalContact) return undefined;
  const { heroTitle, heroDescription, email, phone, address, googleMapsEmbed } = generalContact;
  const { name, logo, version } = siteSettings;
  return {
    values: {
      name,
      logo,
      heroTitle,
      heroDescription,
      email,
      phone,
      address,
      googleMapsEmbed: googleMapsEmbed ?? '',
    },
    // Both views have the same one; a save raises it twice, and the settings are saved last.
    version,
  };
}

/** What the two mutations of a save are given. */
export function sentContact(values: z.output<typeof contactForm>, version: number | null) {
  const { name, logo, ...contact } = values;
  const { email, phone, address } = contact;
  return {
    contact,
    settings: { name, logo, email, phone, address },
    version,
    next: version === null ? null : version + 1,
  };
}

/** What the fields are called when two admins fill them in differently. */
export const contactWords: FieldWords[] = [
  { name: 'name', label: 'Company name' },
  { name: 'logo', label: 'Logo' },
  { name: 'heroTitle', label: 'Head of the contact page: title' },
  { name: 'heroDescription', label: 'Head of the contact page: description' },
  { name: 'email', label: 'E-mail' },
  { name: 'phone', label: 'Phone' },
  { name: 'address', label: 'Address' },
  { name: 'googleMapsEmbed', label: 'Map' },
];
