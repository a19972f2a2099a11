import type { Context } from '../../../context/context.ts';
import { gathered } from '../../../context/gathered.ts';
import { productsWithIds } from './products.lookup.ts';
import type { ProductRow } from './products.rows.ts';

const productGathered = gathered<Record<string, never>, { product: ProductRow | null }>(async ({ db }, ids) => {
  const found = new Map((await productsWithIds(db, ids)).map((product) => [product.id, product]));
  return new Map(ids.map((id) => [id, { product: found.get(id) ?? null }]));
});

/** Reads a product together with those that the rest of a list asks for; null when it does not exist. */
export const productOf = async (context: Context, id: string | null) =>
  id === null ? null : (await productGathered(context, id, {})).product;
