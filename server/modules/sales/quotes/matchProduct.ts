import { stockCodeKey, fold } from '../../../../common/text/letters.ts';
import type { Db } from '../../../db/database.ts';
import { productsWithStockCodeKeys, type ProductRow } from '../../catalogue/products/products.rows.ts';
import { productPage } from '../../catalogue/products/products.store.ts';
import { namedBy } from '../../catalogue/crossReferences/foreignCodes.ts';
import { hasAll, names, sharedWords } from './namedBy.ts';

/**
 * A line matches one product, or several candidates, best first, or neither when nothing is like it. `isByCode` says
 * that it is that product's own code, or stands in its name, so that nobody needs to look at it again. `meant` is the line
 * as the catalogue writes it, where it seems mistyped.
 */
export type Match = { product: ProductRow | null; candidates: ProductRow[]; isByCode: boolean; meant?: string | null };

/** A product that was found for a buyer's text has the code of another maker, or other words, beside it. */
export const besideProduct = (product: ProductRow, text: string) =>
  namedBy(product, text) ? { askedCode: text, written: null } : { askedCode: null, written: text };

const mostCandidates = 3;

/** A number alone may be a quantity, a size or a part of a code, so no product is taken for it. */
export const isBareNumber = (text: string) => /^[\s.,]*\d[\d\s.,]*$/.test(text);

/** Numbers with fewer digits are in too many names to suggest a product. */
const fewestDigits = 4;

/** Looks for the code first, then searches; it is that product only when no doubt is left. */
export async function matchProduct(db: Db, text: string): Promise<Match> {
  const key = stockCodeKey(text);
  const [exact] = key === null ? [] : await productsWithStockCodeKeys(db, [key]);
  if (exact) return { product: exact, candidates: [], isByCode: true };
  if (isBareNumber(text) && text.replaceAll(/\D/g, '').length < fewestDigits) return none;
  const { edges, didYouMean } = await productPage(db, { search: text.slice(0, 200) }, { first: mostCandidates + 1 });
  const found = edges.map(({ node }) => node);
  const [coded, another] = found.filter(
    ({ manufacturerCode, gtin }) => key && [manufacturerCode, gtin].some((code) => stockCodeKey(code) === key),
  );
  if (coded && !another) return { product: coded, candidates: [], isByCode: true };
  const [only, ...others] = isBareNumber(text) || didYouMean ? [] : fullHits(found, text);
  const isByCode = /\d/.test(text) && only !== undefined && fold(only.name).includes(fold(text));
  if (only && others.length === 0) return { product: only, candidates: [], isByCode };
  const foreign = edges.filter(({ matchedBy }) => matchedBy !== null);
  // The buyer chooses where a part is only similar, or a number may be a size.
  const [same, second] = isBareNumber(text) ? [] : foreign.filter(({ matchedBy }) => matchedBy?.relation !== 'SIMILAR');
  if (same && !second) return { product: same.node, candidates: [], isByCode: false };
  if (foreign.length > 0)
    return { product: null, candidates: foreign.slice(0, mostCandidates).map(({ node }) => node), isByCode: false };
  const shared = (product: ProductRow) => sharedWords(product, didYouMean ?? text);
  const alike = found.filter(shared).sort((one, other) => shared(other) - shared(one));
  return { product: null, candidates: alike.slice(0, mostCandidates), isByCode: false, meant: didYouMean };
}

const none: Match = { product: null, candidates: [], isByCode: false };

/** The search also finds products that have only some of the words, or them in another order. */
function fullHits(found: ProductRow[], text: string) {
  const named = found.filter((product) => names(product, text));
  return named.length > 0 ? named : found.filter((product) => hasAll(product, text));
}
