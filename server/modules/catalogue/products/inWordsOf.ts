import { languageOfHandle, sourceLanguage } from '../../../db/inLanguage.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { shownTexts } from '../../../entity/texts.store.ts';
import { findCategory } from '../references/categories.store.ts';
import { findProduct } from './products.store.ts';
import type { ProductRow } from './products.rows.ts';

/** Returns products with those of their texts that papers and lists have, in a language. */
export async function inWordsOf<Row extends Pick<ProductRow, 'id' | 'name' | 'description' | 'imageCaption'>>(
  tx: Tx,
  language: string,
  rows: Row[],
): Promise<Row[]> {
  if (language === sourceLanguage || rows.length === 0) return rows;
  const ids = rows.map(({ id }) => id);
  const texts = await shownTexts(tx, 'product', language, ids);
  return rows.map((row) => {
    const own = texts.get(row.id);
    if (!own) return row;
    const caption = own.get('imageCaption');
    return {
      ...row,
      name: own.get('name') || row.name,
      description: own.get('description') ?? row.description,
      ...(caption !== undefined && { imageCaption: caption || null }),
    };
  });
}

/** Finds a product with its texts in the language of the handle. */
export async function productInLanguage(db: Db, id: string): Promise<ProductRow | null> {
  const product = await findProduct(db, id);
  return product && ((await inWordsOf(db, languageOfHandle(db), [product]))[0] ?? null);
}

/** Returns what a category is called in the language of the handle, or null where there is no such category. */
export async function categoryNameInLanguage(db: Db, id: string): Promise<string | null> {
  const category = await findCategory(db, id);
  if (!category) return null;
  const texts = await shownTexts(db, 'category', languageOfHandle(db), [id]);
  return texts.get(id)?.get('name') || category.name;
}
