import type { ApolloClient } from '@apollo/client';
import { ask } from '../../parts/loaders/load.ts';
import { loadList } from '../productList/loadList.ts';
import { categoryVariables } from '../productList/listVariables.ts';
import { isOfOneKind } from '../productList/shownView.ts';
import { sheetsIn } from '../sizeSheets/sheetsIn.ts';
import { CategoryPageDocument, type CategoryPageQuery } from './categoryPage.generated.ts';

/** Tells whether a list was expected in size sheets alone and is shown with products, which then have to be asked for. */
export function lacksProducts(params: URLSearchParams, { products }: CategoryPageQuery) {
  if (products.totalCount === 0 || products.nodes.length > 0) return false;
  return sheetsIn(params, products.facets) === null || isOfOneKind(params, products.facets);
}

/** Loads a category: what its view shows, and its products only where that view has them. */
export async function loadCategory(
  client: ApolloClient,
  id: string,
  address: URL,
): Promise<CategoryPageQuery | undefined> {
  const variables = categoryVariables(id, address.searchParams);
  const found = await loadList(client, CategoryPageDocument, variables, address);
  if (!found || !lacksProducts(address.searchParams, found)) return found;
  return ask(client, CategoryPageDocument, { ...variables, mostCards: null });
}
