import { languageOfHandle, sourceLanguage } from '../../../db/inLanguage.ts';
import type { Db } from '../../../db/database.ts';
import { shownTexts } from '../../../entity/texts.store.ts';
import { findProduct } from '../../catalogue/products/products.store.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';
import { currencyOfLanguage } from '../../languages/site/languages.store.ts';

/** Returns products with those of their texts that a paper has, in the language of the handle. */
export async function inWordsOf<Row extends Pick<ProductRow, 'id' | 'name' | 'description' | 'imageCaption'>>(
  db: Db,
  rows: Row[],
): Promise<Row[]> {
  const language = languageOfHandle(db);
  if (language === sourceLanguage || rows.length === 0) return rows;
  const texts = await shownTexts(
    db,
    'product',
    language,
    rows.map(({ id }) => id),
  );
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

export async function productInLanguage(db: Db, id: string): Promise<ProductRow | null> {
  const product = await findProduct(db, id);
  return product && ((await inWordsOf(db, [product]))[0] ?? null);
}

/** Returns the price of a product for readers of a language: in lira where the language has them, else null, on request. */
export const pricedIn = async (db: Db, language: string, { price }: Pick<ProductRow, 'price'>) =>
  (await currencyOfLanguage(db, language)) === 'TRY' ? price : null;
