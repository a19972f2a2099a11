import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ComparePageDocument } from './comparePage.generated.ts';
import { answer } from '../../parts/loaders/answer.ts';
import { load } from '../../parts/loaders/load.ts';
import { compareVariables } from './comparedIds.ts';
import { ComparePage } from './ComparePage.tsx';
import { addressOf } from '../../paths.ts';

/** The page of the comparison. Its query is loaded with it: few visits come to it. */
export const compareRoute = (client: ApolloClient) => ({
  Component: ComparePage,
  loader: async ({ request }: LoaderFunctionArgs) =>
    answer(await load(client, ComparePageDocument, compareVariables(addressOf(request).searchParams))),
});
