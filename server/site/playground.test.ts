import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { serveTestSite } from '../testing/serveTestSite.ts';
import { playground } from './playground.ts';

const files = { scripts: ['/playground/assets/entry.js'], styles: ['/playground/assets/entry.css'], folder: '' };

/** Returns the answer to a GET with these headers; 'the API' when the request is left to the API. */
async function answer(setting: 'on' | 'off', { accept = 'text/html', isAdmin = false, query = '', built = true } = {}) {
  const server = express()
    .use((_req, res, next) => {
      res.locals.isAdmin = isAdmin;
      next();
    })
    .use(
      playground({ PLAYGROUND: setting }, built ? { playground: files } : {}),
      (_req, res) => void res.send('the API'),
    )
    .listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const reply = await fetch(`http://127.0.0.1:${port}/${query}`, { headers: { accept } });
  return { status: reply.status, text: await reply.text(), policy: reply.headers.get('content-security-policy') };
}

test('a browser gets the page, under the site’s policy and with no script of its own', async () => {
  const { status, text, policy } = await answer('on', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  expect(status).toBe(200);
  expect(text).toContain('<script type="module" src="/playground/assets/entry.js"></script>');
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(policy).toMatch(/script-src 'self';/);
  expect(policy).toMatch(/worker-src 'self'/);
  expect(policy).not.toContain('https://');
});

test.each([['application/json'], ['*/*'], ['application/graphql-response+json, application/json;q=0.9']])(
  'a client that accepts %s gets the API',
  async (accept) => expect((await answer('on', { accept })).text).toBe('the API'),
);

test('a query in the address goes to the API, even from a browser', async () => {
  expect((await answer('on', { query: '?query={__typename}' })).text).toBe('the API');
});

test('when it is switched off, only admins get it, and the API still answers', async () => {
  expect(await answer('off')).toMatchObject({ status: 404, text: expect.stringContaining('sign in') as string });
  expect((await answer('off', { isAdmin: true })).status).toBe(200);
  expect((await answer('off', { accept: 'application/json' })).text).toBe('the API');
});

test('without its build, it says what to do', async () => {
  expect((await answer('on', { built: false })).text).toContain('npm run build');
  const { origin, cookie } = await serveTestSite({ PLAYGROUND: 'off' });
  const open = (headers: Record<string, string>) =>
    fetch(`${origin}/graphql`, { headers: { accept: 'text/html', ...headers } });
  expect(await (await open({})).text()).toContain('sign in at /admin/login');
  expect(await (await open({ cookie })).text()).toContain('npm run build');
});
