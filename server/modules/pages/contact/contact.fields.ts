import { labels } from '../../../../common/labels.ts';
import type { general } from '../../../db/tables/tables.ts';
import type { Fields } from '../../../fields/field.ts';
import { flag, optionalText, picture, text, value, worded } from '../../../fields/kinds.ts';
import type { ContactPageInput } from '../../../../common/generated/validators.ts';

/** An admin enters all columns of the company and its contact page but the id and the version. */
export type GeneralValues = Omit<typeof general.$inferSelect, 'id' | 'version'>;

const words = labels.contactPage;

export const generalFields: Fields<GeneralValues> = {
  name: text({ label: words.name, key: 'name' }),
  logo: picture({ label: words.logo, key: 'logo' }),
  email: text({ label: words.email, key: 'email', optional: true }),
  phone: text({ label: words.phone, key: 'phone', optional: true }),
  address: text({ label: words.address, key: 'address', optional: true }),
  heroTitle: worded(text({ label: words.heroTitle, key: 'heroTitle', optional: true })),
  heroDescription: worded(text({ label: words.heroDescription, key: 'heroDescription', optional: true })),
  googleMapsEmbed: optionalText({ label: words.googleMapsEmbed, key: 'googleMapsEmbed' }),
  newAsDrafts: flag({ label: words.newAsDrafts, key: 'newAsDrafts' }),
  invoiceAsked: {
    ...value<GeneralValues['invoiceAsked']>({ label: words.invoiceAsked, key: 'invoiceAsked', blank: 'NEVER' }),
    document: {
      key: 'invoiceAsked',
      optional: true,
      write: (asked: GeneralValues['invoiceAsked']) => (asked === 'NEVER' ? undefined : asked),
    },
  },
} satisfies Fields<GeneralValues> & Record<keyof (typeof ContactPageInput)['shape'], unknown>;
