import type { z } from 'zod';
import type { ContactTextsFragment } from '../../graphql/generated/operations.ts';
import type { GeneralContactInput } from '../../graphql/generated/validators.ts';
import type { Stored } from '../forms/useStoredForm.ts';

export type ContactValues = z.input<typeof GeneralContactInput>;

export const blankContact: ContactValues = {
  heroTitle: '',
  heroDescription: '',
  email: '',
  phone: '',
  address: '',
  googleMapsEmbed: '',
};

export const storedContact = (contact: ContactTextsFragment): Stored<ContactValues> => ({
  values: {
    heroTitle: contact.heroTitle,
    heroDescription: contact.heroDescription,
    email: contact.email,
    phone: contact.phone,
    address: contact.address,
    googleMapsEmbed: contact.googleMapsEmbed ?? '',
  },
  version: contact.version,
});
