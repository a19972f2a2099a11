import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { AboutIcon } from '../../db/tables.ts';

// The document that content moves in and out by; its shape is the old store's.

const text = () => z.string().trim().normalize('NFC');
const optionalText = z.preprocess((value) => value ?? '', text());
const required = (what: string) => text().min(1, `${what} is missing`);

/** In lira, with two decimals at most. */
const price = z
  .number('The price is not a number')
  .min(0, 'The price is negative')
  .max(1_000_000_000, 'The price is too high')
  .refine((lira) => Number(lira.toFixed(2)) === lira, 'The price has more than two decimals')
  .nullish()
  .transform((lira) => lira ?? null);

const moment = z.iso.datetime('The time is not an ISO 8601 one');

/** Of this site, elsewhere over https, or the picture itself as `data:`. */
const isPicture = (address: string) =>
  /^\/(uploads|images)\/[^\s\\]+$/.test(address)
    ? !address.split('/').includes('..')
    : isEmbedded(address) || (URL.canParse(address) && new URL(address).protocol === 'https:');
export const isEmbedded = (address: string) => address.startsWith('data:image/');

const picture = z
  .string()
  .trim()
  .refine((address) => isEmbedded(address) || address.length <= 500, 'The picture’s address is too long')
  .refine(isPicture, 'The picture is neither of this site, nor an https address, nor data:image/…');

const product = z.object({
  id: required('The id'),
  name: required('The name').max(200),
  description: text().max(10_000),
  category: z.preprocess((value) => value || null, text().nullable()),
  price,
  image: z.preprocess((value) => value || null, picture.nullable()),
  featured: z.boolean(),
  /** Only where the id does not tell it. */
  createdAt: moment.optional(),
});

const category = z.object({
  id: required('The id').max(200),
  name: required('The name').max(100),
  description: text().max(2000),
});

const icons = [
  'target',
  'lightbulb',
  'users',
  'award',
  'chart',
  'globe',
  'heart',
  'star',
  'shield',
  'rocket',
] as const satisfies AboutIcon[];
const section = z.object({
  title: required('The title'),
  description: required('The description'),
  icon: z.enum(icons),
});
const about = z.object({
  heroTitle: required('The title'),
  heroDescription: required('The description'),
  mission: section,
  vision: section,
  values: section,
  team: section,
});

const general = z.object({
  name: required('The name'),
  logo: picture,
  email: optionalText,
  phone: optionalText,
  address: optionalText,
  heroTitle: optionalText,
  heroDescription: optionalText,
  googleMapsEmbed: z.preprocess((value) => value || null, text().nullable()),
});

const message = z
  .object({
    id: text().optional(),
    name: required('The name'),
    email: required('The e-mail address'),
    company: z.preprocess((value) => value || null, text().nullable()),
    subject: required('The subject'),
    message: required('The message'),
    createdAt: moment,
    status: z.enum(['new', 'read', 'replied']),
    noticeVersion: text().nullish(),
    suspectedSpam: z.boolean().default(false),
  })
  // The old store kept the id outside of the document: the same message gets the same one at each import.
  .transform((m) => ({ ...m, id: m.id ?? hashOf([m.name, m.email, m.subject, m.message, m.createdAt]) }));

const hashOf = (parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);

export const contentDocument = z.object({
  information: z
    .object({
      products: z.object({ products: z.array(product) }).optional(),
      categories: z.object({ categories: z.array(category) }).optional(),
      about: about.optional(),
      general: general.optional(),
    })
    .default({}),
  messages: z.array(message).default([]),
});

export type ContentDocument = z.infer<typeof contentDocument>;
