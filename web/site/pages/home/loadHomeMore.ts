import type { ApolloClient } from '@apollo/client';
import { HomeMoreDocument } from './homeMore.generated.ts';
import { kindToMeasure } from '../../catalogue/measures/measuresAddress.ts';
import { loadOptional } from '../../parts/loaders/load.ts';

/** Loads what the home page of a large catalogue shows besides. */
export const loadHomeMore = (client: ApolloClient, params: URLSearchParams) =>
  loadOptional(client, HomeMoreDocument, { kindId: kindToMeasure(params) });
