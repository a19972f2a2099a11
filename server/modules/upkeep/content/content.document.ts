import { createHash } from 'node:crypto';
import { z } from 'zod';
import { documentSchema } from '../../../fields/document.ts';
import {
  AboutInput,
  AttributeInput,
  CategoryInput,
  ContactPageInput,
  FamilyInput,
  DocumentInput,
  MessageInput,
  ProductInput,
  RedirectInput,
  ProductKindInput,
} from '../../../../common/generated/validators.ts';
import { aboutFields } from '../../pages/about/about.fields.ts';
import { attributeFields } from '../../catalogue/attributes/attributes.fields.ts';
import { categoryFields } from '../../catalogue/categories/categories.fields.ts';
import { familyFields } from '../../catalogue/families/families.fields.ts';
import { documentFields } from '../../catalogue/documents/documents.fields.ts';
import { generalFields } from '../../pages/contact/contact.fields.ts';
import { kindFields } from '../../catalogue/kinds/kinds.fields.ts';
import { messageFields } from '../../sales/messages/messages.fields.ts';
import { productFields } from '../../catalogue/products/products.fields.ts';
import { isSector } from '../../catalogue/sectors/sectors.ts';

// The document that content moves in and out by; its shape is the old store's. What was entered is checked by the rules
// of the API's inputs, and stands apart from the rest as `values`.

const text = () => z.string().trim().normalize('NFC');
const id = text().min(1, 'The id is missing');
const longestCategoryId = 200;
const moment = z.iso.datetime('The time is not an ISO 8601 one');

const apart = <Values>(schema: z.ZodType<Values>) => schema.transform((values) => ({ values }));

const product = apart(documentSchema(productFields, ProductInput.shape)).and(
  z.object({
    id,
    /** Only where the id does not tell it. */
    createdAt: moment.optional(),
  }),
);
const category = apart(documentSchema(categoryFields, CategoryInput.shape)).and(
  z.object({ id: id.max(longestCategoryId) }),
);
const attribute = apart(documentSchema(attributeFields, AttributeInput.shape)).and(
  z.object({ id: id.max(longestCategoryId) }),
);
const kind = apart(documentSchema(kindFields, ProductKindInput.shape)).and(z.object({ id: id.max(longestCategoryId) }));
const family = apart(documentSchema(familyFields, FamilyInput.shape)).and(z.object({ id: id.max(longestCategoryId) }));
const documentOfProducts = apart(documentSchema(documentFields, DocumentInput.shape)).and(
  z.object({ id: id.max(longestCategoryId) }),
);
const mostOfSector = 8;
const sector = z.object({
  id: text().refine(isSector, 'There is no such sector'),
  products: z.array(id).max(mostOfSector),
});
const message = apart(documentSchema(messageFields, MessageInput.shape)).and(
  z.object({
    id: text().optional(),
    createdAt: moment,
    status: z.enum(['new', 'read', 'replied']),
    noticeVersion: text().nullish(),
    suspectedSpam: z.boolean().default(false),
  }),
);

export const contentDocument = z.object({
  information: z
    .object({
      products: z.object({ products: z.array(product) }).optional(),
      categories: z.object({ categories: z.array(category) }).optional(),
      attributes: z.object({ attributes: z.array(attribute) }).optional(),
      kinds: z.object({ kinds: z.array(kind) }).optional(),
      families: z.object({ families: z.array(family) }).optional(),
      documents: z.object({ documents: z.array(documentOfProducts) }).optional(),
      about: documentSchema(aboutFields, AboutInput.shape).optional(),
      general: documentSchema(generalFields, ContactPageInput.shape).optional(),
      sectors: z.object({ sectors: z.array(sector) }).optional(),
      redirects: z.object({ redirects: z.array(RedirectInput) }).optional(),
    })
    .default({}),
  messages: z.array(message).default([]),
});

export type ContentDocument = z.infer<typeof contentDocument>;
export type ProductDocument = z.infer<typeof product>;
export type AttributeDocument = z.infer<typeof attribute>;
export type KindDocument = z.infer<typeof kind>;
export type FamilyDocument = z.infer<typeof family>;
export type DocumentDocument = z.infer<typeof documentOfProducts>;
export type CategoryDocument = z.infer<typeof category>;
export type MessageDocument = z.infer<typeof message>;

/** The old store kept the id outside of the document: the same message gets the same one at each import. */
export function messageId({ id, values, createdAt }: MessageDocument) {
  const { name, email, subject, message } = values;
  const parts = JSON.stringify([name, email, subject, message, createdAt]);
  return id ?? createHash('sha256').update(parts).digest('hex').slice(0, 32);
}
