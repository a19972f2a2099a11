import type { Db } from '../../../db/database.ts';
import { type ImageRow, findImages } from '../../catalogue/images/images.store.ts';
import { productsWithIds, type ProductRow } from '../../catalogue/products/products.rows.ts';
import { inParts } from '../../../db/parts.ts';
import { productIdOf, readBatch, sumsOf } from './batchPlan.ts';
import type { BatchFileRow } from './batches.store.ts';

/** The same words as in the schema, whose types name this file. */
type NamedFileOutcome = 'MATCHED' | 'SEVERAL' | 'NONE' | 'SAME' | 'LEFT_OUT' | 'REFUSED';

/** A file of a batch with what becomes of it. */
export type ShownFile = {
  row: BatchFileRow;
  outcome: NamedFileOutcome;
  product: ProductRow | null;
  candidates: ProductRow[];
  image: ImageRow | null;
};

/** Says of each file what becomes of it now. */
export async function shownFiles(db: Db, files: BatchFileRow[]): Promise<ShownFile[]> {
  const batch = await readBatch(db, files);
  const sums = new Map(batch.given.map(({ product }) => [product.id, sumsOf(batch, product)]));
  const ids = files.flatMap((file) => [productIdOf(file) ?? [], file.candidates].flat());
  const rows = await inParts(ids, (part) => productsWithIds(db, part));
  const products = new Map(rows.map((row) => [row.id, row]));
  const urls = files.flatMap(({ url, isDocument }) => (url === null || isDocument ? [] : [url]));
  const stored = await inParts(urls, (part) => findImages(db, part));
  const pictures = new Map(stored.map((row) => [row.url, row]));
  return files.map((row) => {
    const id = productIdOf(row);
    const product = (id !== null && products.get(id)) || null;
    const candidates = row.candidates.flatMap((one) => products.get(one) ?? []);
    const isSame = product !== null && row.sha256 !== null && (sums.get(product.id)?.has(row.sha256) ?? false);
    const outcome = outcomeOf(row, { hasProduct: product !== null, isSame, isUnclear: candidates.length > 0 });
    return { row, outcome, product, candidates, image: (row.url !== null && pictures.get(row.url)) || null };
  });
}

type Facts = { hasProduct: boolean; isSame: boolean; isUnclear: boolean };

function outcomeOf({ problem, isLeftOut }: BatchFileRow, { hasProduct, isSame, isUnclear }: Facts): NamedFileOutcome {
  if (problem !== null) return 'REFUSED';
  if (isLeftOut) return 'LEFT_OUT';
  if (hasProduct) return isSame ? 'SAME' : 'MATCHED';
  return isUnclear ? 'SEVERAL' : 'NONE';
}

/** Narrower pictures look blurred on the page of a product. */
const wideEnough = 800;

/** Says what is not as it should be; null where nothing is. */
export const warningOf = ({ width, height }: BatchFileRow) =>
  width !== null && width < wideEnough
    ? `Too small: ${width} x ${height ?? 0}, at least ${wideEnough} wide is better.`
    : null;
