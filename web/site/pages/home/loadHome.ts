import type { ApolloClient } from '@apollo/client';
import { loadedLater } from '../../../components/loadedLater.ts';
import { HomePageDocument } from './homePage.generated.ts';
import { SearchExamplesDocument } from './searchExamples.generated.ts';
import { load, loadOptional } from '../../parts/loaders/load.ts';
import { isLarge } from './useHomeMore.ts';
import { home } from '../../../words/tr/specified.ts';

const { code, size, standard } = home.hero.search.examples;

/** The home page shows one example for each kind of search, if it finds something. */
export const searchExamples = { code, size, standard };

const loadMore = loadedLater(() => import('./loadHomeMore.ts'));

/** Loads the home page; what only a large catalogue shows is asked for when it is known to be one. */
export async function loadHome(client: ApolloClient, params: URLSearchParams) {
  const [page] = await Promise.all([
    load(client, HomePageDocument, {}),
    loadOptional(client, SearchExamplesDocument, searchExamples),
  ]);
  if (isLarge(page)) await (await loadMore()).loadHomeMore(client, params);
  return page;
}
