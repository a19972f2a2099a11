import type { ApolloClient } from '@apollo/client';
import { HomeMoreDocument, HomePageDocument, SearchExamplesDocument } from '../../../graphql/generated/site.ts';
import { load, loadOptional } from '../../parts/loaders/load.ts';
import { kindToMeasure } from '../../catalogue/measures/measuresAddress.ts';
import { isLarge } from './homeSize.ts';
import { searchExamples } from './searchExamples.ts';

/** Loads the home page; what only a large catalogue shows is asked for when it is known to be one. */
export async function loadHome(client: ApolloClient, params: URLSearchParams) {
  const [page] = await Promise.all([
    load(client, HomePageDocument, {}),
    loadOptional(client, SearchExamplesDocument, searchExamples),
  ]);
  if (isLarge(page)) await loadOptional(client, HomeMoreDocument, { kindId: kindToMeasure(params) });
  return page;
}
