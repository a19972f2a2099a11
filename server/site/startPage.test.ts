import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HtmlValidate } from 'html-validate/node';
import { expect, onTestFinished, test } from 'vitest';
import { createStartListener } from '../process/startListener.ts';
import { startPage } from './startPage.ts';

async function opening(listener: RequestListener = startPage) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (path: string, options: RequestInit = {}) =>
    fetch(origin + path, { ...options, headers: { accept: 'text/html,*/*', ...options.headers } });
}

test('a visitor gets a page that reloads itself while the site opens, and it loads no other file', async () => {
  const ask = await opening();
  const reply = await ask('/products');
  const html = await reply.text();
  expect([reply.status, reply.headers.get('retry-after'), reply.headers.get('cache-control')]).toEqual([
    503,
    '3',
    'no-store',
  ]);
  expect(reply.headers.get('content-security-policy')).toContain(`default-src 'self'`);
  expect(html).toContain('<html lang="tr">');
  expect(html).toContain('<h1>Site açılıyor…');
  expect(html).toContain('<meta http-equiv="refresh" content="3">');
  expect(html).not.toMatch(/<script|src=|href=|url\(/);
  const rules = { 'no-inline-style': 'off', 'meta-refresh': 'off' } as const;
  const { results } = await new HtmlValidate({ extends: ['html-validate:standard'], rules }).validateString(html);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  expect(await (await ask('/admin/products')).text()).toContain('<html lang="en">');
});

test('the answer to a form does not reload itself, and programs get a line of text', async () => {
  const ask = await opening();
  const sent = await (await ask('/contact', { method: 'POST', body: 'name=Ali' })).text();
  expect(sent).toContain('yeniden gönderin');
  expect(sent).not.toContain('refresh');
  const program = await ask('/graphql', { headers: { accept: 'application/json' } });
  expect([program.status, program.headers.get('content-type'), await program.text()]).toEqual([
    503,
    'text/plain; charset=utf-8',
    'Site açılıyor…',
  ]);
  expect(await (await ask('/', { method: 'HEAD' })).text()).toBe('');
});

test('/health/ready names the present step of a start, and /health/live says that the process runs', async () => {
  const { listener, doing } = createStartListener();
  const ask = await opening(listener);
  doing('reindexing 40 %');
  const ready = await ask('/health/ready?from=balancer');
  expect([ready.status, await ready.json()]).toEqual([
    503,
    { status: 'unavailable', problems: ['starting: reindexing 40 %'] },
  ]);
  expect(await (await ask('/health/live')).json()).toEqual({ status: 'live' });
  expect(await (await ask('/products')).text()).toContain('Site açılıyor…');
});
