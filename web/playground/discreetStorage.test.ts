// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { discreetStorage } from './discreetStorage.ts';

test('no password stays in the browser, neither in the history nor in an open tab', () => {
  const storage = discreetStorage(localStorage);
  const list = { query: '{ products { totalCount } }', variables: '{"first":1}' };
  const signIn = {
    query: 'mutation ($password: String!) { signIn(email: "a@b.c", password: $password) { email } }',
    variables: '{"password":"çok gizli"}',
  };
  for (const name of ['queries', 'favorites'])
    storage.setItem(`graphiql:${name}`, JSON.stringify({ [name]: [list, signIn] }));
  storage.setItem(
    'graphiql:tabState',
    JSON.stringify({
      tabs: [
        { id: '1', ...signIn },
        { id: '2', ...list },
      ],
      activeTabIndex: 0,
    }),
  );
  storage.setItem('graphiql:query', signIn.query);
  storage.setItem('graphiql:theme', 'dark');

  expect(JSON.stringify({ ...localStorage })).not.toMatch(/gizli|signIn/);
  expect(JSON.parse(storage.getItem('graphiql:queries') ?? '')).toEqual({ queries: [list] });
  expect(JSON.parse(storage.getItem('graphiql:tabState') ?? '')).toMatchObject({
    tabs: [{ id: '1', query: null }, list],
  });
  expect(storage.getItem('graphiql:theme')).toBe('dark');
});
