import { serverAudits } from 'graphql-http';
import { expect, test } from 'vitest';
import { serveTestSite } from '../../server/testing/serveTestSite.ts';

/**
 * GET without a header that other sites cannot send is refused (CSRF prevention); the specification leaves that open
 * (MAY), and the same audits pass once the header is there.
 */
const needTheHeader = ['5A70', 'D6D5', '6A70'];

const withHeader: typeof fetch = (url, init = {}) =>
  fetch(url, { ...init, headers: { ...init.headers, 'apollo-require-preflight': 'true' } });

async function audit(fetchFn: typeof fetch) {
  const { origin } = await serveTestSite();
  const results = await Promise.all(serverAudits({ url: `${origin}/graphql`, fetchFn }).map(({ fn }) => fn()));
  expect(results.length).toBeGreaterThan(60);
  return results.filter(({ status }) => status !== 'ok').map(({ id }) => id);
}

test('GraphQL over HTTP: every audit is green for a client that sends the preflight header', async () => {
  expect(await audit(withHeader)).toEqual([]);
});

test('without the header, only the optional audits of GET are not', async () => {
  expect(await audit(fetch)).toEqual(needTheHeader);
});
