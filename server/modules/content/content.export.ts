import { asc } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { categories, messages, products } from '../../db/tables.ts';
import * as about from '../about/about.store.ts';
import * as general from '../general/general.store.ts';

/** The whole content as one document, in an order that depends on the content alone. */
export async function exportContent(db: Tx) {
  const aboutRow = await about.find(db);
  const generalRow = await general.find(db);
  return {
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
}

const asProduct = ({ id, name, description, categoryId, price, image, featured }: typeof products.$inferSelect) => ({
  id,
  name,
  description,
  category: categoryId ?? '',
  price: price === null ? null : price / 100,
  image,
  featured,
});

const asCategory = ({ id, name, description }: typeof categories.$inferSelect) => ({ id, name, description });

const asMessage = ({ seq: _, createdAt, ...message }: typeof messages.$inferSelect) => ({
  ...message,
  createdAt: new Date(createdAt).toISOString(),
});

function without<Row extends { id: number; version: number }>({ id: _, version: __, ...values }: Row) {
  return values;
}
