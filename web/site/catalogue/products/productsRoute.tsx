import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import { redirect, useSearchParams, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { loadedLater } from '../../../components/loadedLater.ts';
import { ProductSearchDocument } from '../search/searchResults.generated.ts';
import { answer } from '../../parts/loaders/answer.ts';
import { addressOf, paths, shownPath } from '../../paths.ts';
import { isSelection, selectionVariables } from '../productList/listVariables.ts';
import { loadList } from '../productList/loadList.ts';

const loadCatalogueView = loadedLater(() => import('./overview/catalogueView.ts'));
const loadSearchView = loadedLater(() => import('../search/searchView.ts'));

const views: { whole?: ComponentType; part?: ComponentType } = {};

/** Loads the script of one view: lists and filters are more than the rest of the overview together. */
async function loadView(params: URLSearchParams) {
  if (isSelection(params)) views.part = (await loadSearchView()).searchView.SearchResults;
  else views.whole = (await loadCatalogueView()).catalogueView.Catalogue;
}

/** Shows the catalogue by categories, or the part of it that the address asks for, by words or by filters. */
function ProductsPage() {
  const [params] = useSearchParams();
  const View = isSelection(params) ? views.part : views.whole;
  return View && <View />;
}

const loadSelection = async (client: ApolloClient, address: URL) => {
  const params = address.searchParams;
  const found = await loadList(client, ProductSearchDocument, selectionVariables(params), address);
  await (await loadSearchView()).searchView.loadForeign(found, params, client);
  return found;
};

/** Loads the scripts of the page that the server has sent, whose data came with it. */
async function loadSent(client: ApolloClient) {
  const params = new URLSearchParams(window.location.search);
  await loadView(params);
  if (!isSelection(params)) return;
  const found = client.readQuery({ query: ProductSearchDocument, variables: selectionVariables(params) });
  await (await loadSearchView()).searchView.loadForeign(found, params);
}

/** The page of all products. Its loader loads the script as well, except for the page that the server has sent. */
export const productsRoute = (client: ApolloClient): RouteObject => ({
  path: paths.products,
  lazy: async () => {
    const isSent = typeof window === 'object' && shownPath() === paths.products;
    if (isSent) await loadSent(client);
    return { Component: ProductsPage };
  },
  loader: async ({ request }: LoaderFunctionArgs) => {
    const address = addressOf(request);
    const params = address.searchParams;
    const data = isSelection(params)
      ? loadSelection(client, address)
      : loadCatalogueView().then(({ catalogueView }) => catalogueView.load(client));
    const [loaded] = await Promise.all([data, loadView(params)]);
    const leadsTo =
      loaded && 'products' in loaded && loaded.products && 'leadsTo' in loaded.products && loaded.products.leadsTo;
    // A list that is narrowed or ordered is meant as a list.
    // oxlint-disable-next-line typescript/only-throw-error -- how a loader redirects
    if (leadsTo && params.size === 1) throw redirect(leadsTo);
    return answer(loaded);
  },
});
