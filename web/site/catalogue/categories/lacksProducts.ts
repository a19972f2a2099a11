import { isOfOneKind } from '../productList/shownView.ts';
import { sheetsIn } from '../sizeSheets/sheetsIn.ts';
import type { CategoryPageQuery } from './categoryPage.generated.ts';

/** Tells whether a list was expected in size sheets alone and is shown with products, which then have to be asked for. */
export function lacksProducts(params: URLSearchParams, { products }: CategoryPageQuery) {
  if (products.totalCount === 0 || products.nodes.length > 0) return false;
  return sheetsIn(params, products.facets) === null || isOfOneKind(params, products.facets);
}
