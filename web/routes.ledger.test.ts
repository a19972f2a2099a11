import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { publicPages, quoteList } from '../e2e/testing/publicPages.ts';
import { createClient } from './graphql/client.ts';
import { createRoutes } from './routes.tsx';
import { linkTo } from './testing/fakeServer.ts';

const routes = createRoutes(createClient({ link: linkTo({}) }));

const pathsOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])]);

const patternOf = (address: string) => matchRoutes(routes, address.replace(/\?.*/, ''))?.at(-1)?.route.path;

/** Pages that only a shared or a sent list leads to; visitor/quote.test.ts opens them. The last is the page of an unknown address. */
const others = ['/liste/:code', '/teklif/gonderildi', '/teklif/:number/:token', '*'];

test('the browser walks to a page of each public route', () => {
  const opened = new Set([...publicPages, quoteList].map(patternOf));
  expect([...opened, ...others].toSorted()).toEqual(pathsOf(routes).toSorted());
});
