import type { ApolloClient } from '@apollo/client';
import { MeasuredProductsDocument, MeasuresPageDocument } from './measures.generated.ts';
import { load } from '../../parts/loaders/load.ts';
import { kindToMeasure, measuredIn } from './measuresAddress.ts';

/** Loads the kind of an address, and what fits the measures in it. What cannot be read is for the page to say. */
export async function loadMeasures(client: ApolloClient, params: URLSearchParams) {
  const measured = measuredIn(params);
  const [page] = await Promise.all([
    load(client, MeasuresPageDocument, { kindId: kindToMeasure(params) }),
    measured &&
      measured.measures.length > 0 &&
      client.query({
        query: MeasuredProductsDocument,
        variables: measured,
        fetchPolicy: 'network-only',
        errorPolicy: 'all',
      }),
  ]);
  return page;
}
