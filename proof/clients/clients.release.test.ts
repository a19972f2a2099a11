import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { GraphQLClient } from 'graphql-request';
import { cacheExchange, Client, fetchExchange } from '@urql/core';
import { expect, test } from 'vitest';
import { serveTestSite } from '../../server/testing/serveTestSite.ts';

const List = 'query List($first: Int) { products(first: $first) { totalCount nodes { id name price } } }';
const Create = 'mutation Create($input: ProductInput!) { createProduct(input: $input) { id name } }';
const input = { name: 'Sürgülü Vana', description: 'İç çap 25 mm', price: 845.5 };
const slip = { name: ' ', description: 'x' };

type Site = Awaited<ReturnType<typeof serveTestSite>>;
type Variables = Record<string, unknown>;
/** A client's result of an operation: data, or the codes of the errors. */
type Ask = (operation: string, variables?: Variables) => Promise<unknown>;
type Coded = { extensions?: { code?: unknown } };
const codes = (errors: readonly Coded[]) => errors.map(({ extensions }) => extensions?.code);

const clients: Record<string, (site: Site, cookie: string) => Ask> = {
  '@apollo/client': ({ origin }, cookie) => {
    const link = new HttpLink({ uri: `${origin}/graphql`, headers: { cookie } });
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    return async (operation, variables = {}) => {
      const { data, error } = operation.startsWith('mutation')
        ? await client.mutate({ mutation: gql(operation), variables, errorPolicy: 'all' })
        : await client.query({ query: gql(operation), variables, fetchPolicy: 'network-only', errorPolicy: 'all' });
      return error ? codes((error as unknown as { errors: Coded[] }).errors) : data;
    };
  },
  'graphql-request': ({ origin }, cookie) => {
    const client = new GraphQLClient(`${origin}/graphql`, { headers: { cookie } });
    return (operation, variables = {}) =>
      client
        .request<unknown>(operation, variables)
        .catch((error: { response: { errors: Coded[] } }) => codes(error.response.errors));
  },
  '@urql/core': ({ origin }, cookie) => {
    const client = new Client({
      url: `${origin}/graphql`,
      preferGetMethod: false,
      exchanges: [cacheExchange, fetchExchange],
      fetchOptions: { headers: { cookie } },
      requestPolicy: 'network-only',
    });
    return async (operation, variables = {}) => {
      const { data, error } = operation.startsWith('mutation')
        ? await client.mutation<unknown>(operation, variables)
        : await client.query<unknown>(operation, variables);
      return error ? codes(error.graphQLErrors) : data;
    };
  },
};

test.each(Object.entries(clients))('%s reads, writes, and sees the codes of errors', async (_, clientOf) => {
  const site = await serveTestSite();
  const [visitor, admin] = [clientOf(site, ''), clientOf(site, site.cookie)];
  expect(await visitor(Create, { input })).toEqual(['UNAUTHENTICATED']);
  expect(await admin(Create, { input })).toMatchObject({ createProduct: { name: 'Sürgülü Vana' } });
  expect(await admin(Create, { input: slip })).toEqual(['BAD_USER_INPUT']);
  expect(await visitor(List, { first: 5 })).toMatchObject({
    products: { totalCount: 1, nodes: [{ name: 'Sürgülü Vana', price: 845.5 }] },
  });
  expect(await visitor('{ nothing }')).toEqual(['GRAPHQL_VALIDATION_FAILED']);
  expect(await visitor(List, { first: 'five' })).toEqual(['BAD_USER_INPUT']);
  expect(await visitor(List, { first: 101 })).toEqual(['BAD_USER_INPUT']);
});
