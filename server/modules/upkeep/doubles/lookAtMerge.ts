import { notFound } from '../../../core/errors.ts';
import type { Db } from '../../../db/database.ts';
import type { products } from '../../../db/tables/tables.ts';
import { fromStored } from '../../../fields/field.ts';
import { productsWithIds, productFields } from '../../catalogue/products/products.rows.ts';
import { linesOf } from '../../catalogue/products/checks/products.former.ts';
import { productRecord } from '../../catalogue/products/products.entity.ts';
import { listDoubles } from './doubles.store.ts';
import { mergedIds, mergedPictures, specField, chosenFields } from './mergedValues.ts';
import { bothOf } from './mergeProducts.ts';
import { pairKeyOfDoubles } from './notDoubles.store.ts';

type Product = typeof products.$inferSelect;

const shownOf = (db: Db, row: Product) =>
  productRecord.shown(Object.fromEntries(Object.entries(fromStored(productFields, row))), db);

const isChosen = (field: string) => field.startsWith(specField) || chosenFields.some((name) => name === field);

/** Returns the fields of both products side by side, and what would move from the second to the first. */
export async function lookAtMerge(db: Db, pair: { keepId: string; goneId: string }) {
  const { kept, gone } = await bothOf(db, pair);
  const [keptRow, goneRow] = await productsWithIds(db, [kept.id, gone.id]);
  if (!keptRow || !goneRow) throw notFound('Product');
  const [mine, theirs] = [await shownOf(db, kept), await shownOf(db, gone)];
  const names = [...new Set([...mine, ...theirs].map(({ field }) => field))].filter(isChosen);
  const fields = names.map((field) => {
    const [one, other] = [mine, theirs].map((all) => all.find((shown) => shown.field === field));
    return { field, label: one?.label ?? other?.label ?? field, kept: one?.text ?? '', gone: other?.text ?? '' };
  });
  const lines = await linesOf(db, gone.id);
  const picturesOf = ({ image, morePictures }: Pick<Product, 'image' | 'morePictures'>) =>
    morePictures.length + (image === null ? 0 : 1);
  const { pairs } = await listDoubles(db);
  const found = pairs.find(
    ({ one, other }) => pairKeyOfDoubles(one.id, other.id) === pairKeyOfDoubles(kept.id, gone.id),
  );
  return {
    kept: keptRow,
    gone: goneRow,
    fields: fields.filter(({ kept, gone }) => kept !== '' || gone !== ''),
    pictures: picturesOf(mergedPictures(kept, gone)) - picturesOf(kept),
    documents: mergedIds('documentIds', kept, gone).length - kept.documentIds.length,
    enquiries: lines.enquiries.length,
    offers: lines.offers.length,
    quoteLists: lines.quotes.length,
    reasons: found?.reasons ?? [],
  };
}
