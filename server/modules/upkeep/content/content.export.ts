import { asc } from 'drizzle-orm';
import type { ImageStore } from '../../../storage/imageStore.ts';
import type { Tx } from '../../../db/database.ts';
import { attributes, families, productKinds } from '../../../db/specTables.ts';
import { messages } from '../../../db/messageTables.ts';
import { categories, products } from '../../../db/tables.ts';
import { toDocument } from '../../../fields/document.ts';
import { fromStored } from '../../../fields/field.ts';
import { aboutFields } from '../../pages/about/about.fields.ts';
import * as about from '../../pages/about/about.store.ts';
import { attributeFields } from '../../catalogue/attributes/attributes.fields.ts';
import { categoryFields } from '../../catalogue/categories/categories.fields.ts';
import { familyFields } from '../../catalogue/families/families.fields.ts';
import { documentFields } from '../../catalogue/documents/documents.fields.ts';
import * as documents from '../../catalogue/references/documents.store.ts';
import { generalFields } from '../../pages/contact/contact.fields.ts';
import * as general from '../../pages/contact/contact.store.ts';
import { kindFields } from '../../catalogue/kinds/kinds.fields.ts';
import { messageFields } from '../../sales/messages/messages.fields.ts';
import { productFields } from '../../catalogue/products/products.fields.ts';
import * as redirects from '../../pages/redirects/redirects.store.ts';
import * as sectors from '../../catalogue/sectors/sectors.store.ts';
import { embeddedFile } from './content.files.ts';
import { embedded } from './content.pictures.ts';

/**
 * The whole content as one document, in an order that depends on the content alone. With `images`, the pictures of this
 * site and the files of its documents stand in it themselves, so that it can be taken elsewhere; else their addresses.
 */
export async function exportContent(db: Tx, images?: ImageStore) {
  const shown = async <Address extends string | null>(address: Address) =>
    images && address ? await embedded(images, address) : address;

  const productRows = [];
  for (const row of await db.select().from(products).orderBy(asc(products.createdAt), asc(products.id))) {
    const morePictures = [];
    for (const { url, alt } of row.morePictures) morePictures.push({ url: await shown(url), alt });
    productRows.push(asProduct({ ...row, image: await shown(row.image), morePictures }));
  }
  const attributeRows = await db.select().from(attributes).orderBy(asc(attributes.id));
  const kindRows = await db.select().from(productKinds).orderBy(asc(productKinds.id));
  const familyRows = await db.select().from(families).orderBy(asc(families.id));
  const documentRows = [];
  for (const row of await documents.all(db)) {
    const file = images ? await embeddedFile(images, row.stored) : row.file;
    documentRows.push({ id: row.id, ...toDocument(documentFields, { ...row, file }) });
  }
  const aboutRow = await about.find(db);
  const generalRow = await general.find(db);
  const moved = (await redirects.list(db)).map(({ from, to }) => ({ from, to }));
  const chosen = (await sectors.list(db))
    .filter(({ productIds }) => productIds.length > 0)
    .map(({ id, productIds }) => ({ id, products: productIds }));
  return {
    information: {
      products: { products: productRows },
      categories: { categories: (await db.select().from(categories).orderBy(asc(categories.id))).map(asCategory) },
      ...(attributeRows.length > 0 && { attributes: { attributes: attributeRows.map(asAttribute) } }),
      ...(kindRows.length > 0 && { kinds: { kinds: kindRows.map(asKind) } }),
      ...(familyRows.length > 0 && { families: { families: familyRows.map(asFamily) } }),
      ...(documentRows.length > 0 && { documents: { documents: documentRows } }),
      ...(aboutRow && { about: toDocument(aboutFields, aboutRow) }),
      ...(generalRow && {
        general: toDocument(generalFields, { ...generalRow, logo: await shown(generalRow.logo) }),
      }),
      ...(chosen.length > 0 && { sectors: { sectors: chosen } }),
      ...(moved.length > 0 && { redirects: { redirects: moved } }),
    },
    messages: (await db.select().from(messages).orderBy(asc(messages.createdAt), asc(messages.id))).map(asMessage),
  };
}

const isoOf = (milliseconds: number) => new Date(milliseconds).toISOString();

const asProduct = (row: typeof products.$inferSelect) => ({
  id: row.id,
  ...toDocument(productFields, fromStored(productFields, row)),
  // Told by the id, as a rule.
  ...(row.id !== String(row.createdAt) && { createdAt: isoOf(row.createdAt) }),
});

const asCategory = (row: typeof categories.$inferSelect) => ({
  id: row.id,
  ...toDocument(categoryFields, row),
});

const asAttribute = (row: typeof attributes.$inferSelect) => ({ id: row.id, ...toDocument(attributeFields, row) });

const asKind = (row: typeof productKinds.$inferSelect) => ({ id: row.id, ...toDocument(kindFields, row) });

const asFamily = (row: typeof families.$inferSelect) => ({ id: row.id, ...toDocument(familyFields, row) });

const asMessage = (row: typeof messages.$inferSelect) => ({
  id: row.id,
  ...toDocument(messageFields, row),
  createdAt: isoOf(row.createdAt),
  status: row.status,
  noticeVersion: row.noticeVersion,
  suspectedSpam: row.suspectedSpam,
});
