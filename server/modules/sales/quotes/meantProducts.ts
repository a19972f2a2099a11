import type { Db } from '../../../db/database.ts';
import { withStockCodeKeys } from '../../catalogue/products/products.lookup.ts';
import type { ProductRow } from '../../catalogue/products/products.rows.ts';
import { stockCodeKey } from '../../catalogue/products/products.stockCodes.ts';
import * as products from '../../catalogue/products/products.store.ts';
import { fold } from '../../../../common/text/letters.ts';

/** What a line means: one product, or several that it may mean, best first; none of either when nothing is like it. */
export type Meant = { product: ProductRow | null; candidates: ProductRow[] };

const mostCandidates = 3;

/** Blanks and dashes do not tell codes apart. */
const plain = (text: string) =>
  ` ${fold(text)
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()} `;

/** Whether the name, or one of the codes, has all of the line in one piece. */
const names = ({ name, manufacturerCode, gtin }: ProductRow, line: string) =>
  [name, manufacturerCode ?? '', gtin ?? ''].some((text) => plain(text).includes(line));

/** Whether each word of the line is there, in any order: where nothing has all of them, the search also finds what has some. */
const hasAll = ({ name, stockCode, manufacturerCode, gtin }: ProductRow, line: string) => {
  const own = plain([name, stockCode, manufacturerCode, gtin].filter(Boolean).join(' '));
  return plain(line)
    .trim()
    .split(' ')
    .every((word) => own.includes(` ${word} `));
};

/** By its code first, then by the search; only where that leaves no doubt it is that product. */
export async function meantBy(db: Db, text: string): Promise<Meant> {
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
