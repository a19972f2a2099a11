import { mostTogether } from '../../../../common/limits.ts';
import type { Tx } from '../../../db/database.ts';
import { productsWithIds } from './products.lookup.ts';

/** Returns why these products cannot be named as bought together with the product of an id, undefined when they can. */
export function togetherProblem(id: string, ids: string[]): string | undefined {
  if (ids.includes(id)) return 'A product is not bought together with itself.';
  return new Set(ids).size > mostTogether ? `At most ${mostTogether} products.` : undefined;
}

/** Returns those of the ids that are products other than the one itself, each once, in their order. */
export const othersThere = async (db: Tx, id: string, ids: string[]): Promise<string[]> =>
  (await productsWithIds(db, [...new Set(ids)])).map((product) => product.id).filter((one) => one !== id);

/** Puts a product that comes back at the place where another had named it, if there is room. */
export function namedAgain(now: string[], before: unknown, id: string): string[] {
  const place = Array.isArray(before) ? before.indexOf(id) : -1;
  return place < 0 || now.includes(id) || now.length >= mostTogether ? now : now.toSpliced(place, 0, id);
}
