import type { ApolloClient } from '@apollo/client';
import { ProductsPageDocument } from './productsPage.generated.ts';
import { load } from '../../../parts/loaders/load.ts';
import { Catalogue } from './Catalogue.tsx';

/** The whole catalogue, whose query is loaded with it. */
export const catalogueView = {
  Catalogue,
  load: (client: ApolloClient) => load(client, ProductsPageDocument, {}),
};
