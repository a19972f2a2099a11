import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { answer } from '../../parts/loaders/answer.ts';
import { loadMeasures } from './loadMeasures.ts';
import { MeasuresPage } from './MeasuresPage.tsx';
import { addressOf } from '../../paths.ts';

/** The page that finds products by what a caliper says. */
export const measuresRoute = (client: ApolloClient) => ({
  Component: MeasuresPage,
  loader: async ({ request }: LoaderFunctionArgs) =>
    answer(await loadMeasures(client, addressOf(request).searchParams)),
});
