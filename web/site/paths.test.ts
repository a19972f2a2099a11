import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createClient } from '../graphql/client.ts';
import { createRoutes } from '../routes.tsx';
import { linkTo } from '../testing/fakeServer.ts';
import { groupAnchor, groupLink, idIn, listPath, paths } from './paths.ts';

const routes = createRoutes(createClient({ link: linkTo({}) }));
const addresses = Object.entries(paths).map(([name, path]) => [
  name,
  typeof path === 'string' ? path : path('a b/%', 'konu'),
]);

test.each(addresses)('the address of %s has a route: %s', (_, address = '') => {
  const { pathname } = new URL(address, 'https://www.deneme.example');
  expect(matchRoutes(routes, pathname)?.at(-1)?.route.path).not.toBe('*');
});

test.each(['boru-1/2', 'ne?', '%50', 'a%2Fb', 'a#b', 'iş-güvenliği', 'a&b'])(
  'the id %s is read from its path',
  (id) => {
    expect(idIn(paths.category(id))).toBe(id);
  },
);

test('a percent sign that encodes nothing leaves the id as it stands in the path', () => {
  expect(idIn('/categories/%50 indirim%')).toBe('%50 indirim%');
});

test('a group is found by its link', () => {
  expect(decodeURIComponent(groupLink('boru 1/2'))).toBe(`#${groupAnchor('boru 1/2')}`);
});

test('another choice keeps the others and begins at the first page', () => {
  const params = new URLSearchParams('q=½" vana&order=name&after=abc');
  expect(listPath(params, { price: 'known' })).toBe('?q=%C2%BD%22+vana&order=name&price=known');
  expect(listPath(params, { order: '' })).toBe('?q=%C2%BD%22+vana');
  expect(listPath(params)).toBe('?q=%C2%BD%22+vana&order=name');
});
