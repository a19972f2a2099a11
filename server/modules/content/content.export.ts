import { asc } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { categories, messages, products } from '../../db/tables.ts';
import * as about from '../about/about.store.ts';
import * as general from '../general/general.store.ts';
import type { ImageStore } from '../../core/context.ts';
import { embedded } from './content.pictures.ts';

/**
 * The whole content as one document, in an order that depends on the content alone. With `images`, the pictures of this
 * site stand in it themselves, so that it can be taken elsewhere; else their addresses.
 */
export async function exportContent(db: Tx, images?: ImageStore) {
  const aboutRow = await about.find(db);
  const generalRow = await general.find(db);
  const content = {
    information: {
      products: {
        products: (await db.select().from(products).orderBy(asc(products.createdAt), asc(products.id))).map(asProduct),
      },
      categories: { categories: (await db.select().from(categories).orderBy(asc(categories.id))).map(asCategory) },
      ...(aboutRow && { about: without(aboutRow) }),
      ...(generalRow && { general: without(generalRow) }),
    },
    messages: (await db.select().from(messages).orderBy(asc(messages.createdAt), asc(messages.id))).map(asMessage),
  };
  if (!images) return content;
  for (const product of content.information.products.products) {
    if (product.image) product.image = await embedded(images, product.image);
  }
  const { general: settings } = content.information;
  if (settings) settings.logo = await embedded(images, settings.logo);
  return content;
}

const asProduct = (row: typeof products.$inferSelect) => {
  const { id, name, description, categoryId, price, image, featured, createdAt } = row;
  return {
    id,
    name,
    description,
    category: categoryId ?? '',
    price: price === null ? null : price / 100,
    image,
    featured,
    // Told by the id, as a rule.
    ...(id !== String(createdAt) && { createdAt: new Date(createdAt).toISOString() }),
  };
};

const asCategory = ({ id, name, description }: typeof categories.$inferSelect) => ({ id, name, description });

const asMessage = ({ seq: _, createdAt, ...message }: typeof messages.$inferSelect) => ({
  ...message,
  createdAt: new Date(createdAt).toISOString(),
});

function without<Row extends { id: number; version: number }>({ id: _, version: __, ...values }: Row) {
  return values;
}
