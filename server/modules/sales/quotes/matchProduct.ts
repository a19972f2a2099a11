import type { Db } from '../../../db/database.ts';
import { withStockCodeKeys } from '../../catalogue/products/products.lookup.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';
import { stockCodeKey } from '../../catalogue/products/products.stockCodes.ts';
import * as products from '../../catalogue/products/products.store.ts';
import { fold } from '../../../../common/text/letters.ts';

/** A line matches one product, or several candidates, best first, or neither when nothing is like it. */
export type Match = { product: ProductRow | null; candidates: ProductRow[] };

const mostCandidates = 3;

/** Codes that differ in blanks and dashes alone are the same. */
const plain = (text: string) =>
  ` ${fold(text)
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()} `;

/** Returns whether the name, or one of the codes, contains the line in one piece. */
const names = ({ name, manufacturerCode, gtin }: ProductRow, line: string) =>
  [name, manufacturerCode ?? '', gtin ?? ''].some((text) => plain(text).includes(line));

/**
 * Returns whether the product has each word of the line, in any order. The search also finds products that have only
 * some of the words.
 */
const hasAll = ({ name, stockCode, manufacturerCode, gtin }: ProductRow, line: string) => {
  const own = plain([name, stockCode, manufacturerCode, gtin].filter(Boolean).join(' '));
  return plain(line)
    .trim()
    .split(' ')
    .every((word) => own.includes(` ${word} `));
};

/** Looks for the code first, then searches; it is that product only when no doubt is left. */
export async function matchProduct(db: Db, text: string): Promise<Match> {
  const key = stockCodeKey(text);
  const [exact] = key === null ? [] : await withStockCodeKeys(db, [key]);
  if (exact) return { product: exact, candidates: [] };
  const { edges, didYouMean } = await products.page(db, { search: text.slice(0, 200) }, { first: mostCandidates + 1 });
  const found = edges.map(({ node }) => node);
  const named = found.filter((product) => names(product, plain(text)));
  const [only] = named.length > 0 ? named : found;
  const isOne = named.length === 1 || (found.length === 1 && only !== undefined && hasAll(only, text));
  if (only && !didYouMean && isOne) return { product: only, candidates: [] };
  return { product: null, candidates: found.slice(0, mostCandidates) };
}
