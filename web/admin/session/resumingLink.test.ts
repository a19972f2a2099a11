import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { resumingLink } from './resumingLink.ts';

test.each([
  ['mutation SignIn { signIn { id } }', 0],
  ['mutation SignInWithPasskey { signInWithPasskey { id } }', 0],
  ['mutation Save { save }', 1],
])('a refused sign-in says so itself, and only others ask for one: %s', async (operation, times) => {
  const errors = [{ message: 'Refused', extensions: { code: 'UNAUTHENTICATED' } }];
  const asks = vi.fn(() => Promise.resolve(false));
  const refusing = resumingLink(asks).concat(new ApolloLink(() => of({ data: null, errors })));
  const client = new ApolloClient({ link: refusing, cache: new InMemoryCache() });
  const sent = client.mutate({ mutation: gql(operation) });
  await expect(sent).rejects.toSatisfy(CombinedGraphQLErrors.is);
  expect(asks).toHaveBeenCalledTimes(times);
});
