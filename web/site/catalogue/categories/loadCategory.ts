import type { ApolloClient } from '@apollo/client';
import { ask } from '../../parts/loaders/load.ts';
import { loadList } from '../productList/loadList.ts';
import { categoryVariables } from '../productList/listVariables.ts';
import { CategoryPageDocument, type CategoryPageQuery } from './categoryPage.generated.ts';
import { lacksProducts } from './lacksProducts.ts';

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
