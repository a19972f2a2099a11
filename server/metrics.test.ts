import { expect, test } from 'vitest';
import { get } from './testing/get.ts';
import { serveTestSite } from './testing/serveTestSite.ts';

const token = 'uzun-bir-anahtar-123';
const bearer = { authorization: `Bearer ${token}` };

test('whoever holds the token reads how the site does', async () => {
  const { origin } = await serveTestSite({ METRICS_TOKEN: token });
  await get(`${origin}/products`);
  await get(`${origin}/graphql?query={__typename}`);
  const { status, headers, body } = await get(`${origin}/metrics`, bearer);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=/);
  const text = body.toString();
  expect(text).toContain('http_request_duration_seconds_count{kind="page",status="2xx"} 1');
  expect(text).toMatch(/http_request_duration_seconds_count\{kind="api",status="\dxx"\} 1/);
  expect(text).toMatch(/^vitrin_ready 1$/m);
  expect(text).toMatch(/^vitrin_nightly_backup_failed 0$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});

test.each([{}, { authorization: 'Bearer baska' }, { authorization: token }, { cookie: 'session=x' }])(
  'without it nobody does: %j',
  async (headers) => {
    const { origin } = await serveTestSite({ METRICS_TOKEN: token });
    const { status, body } = await get(`${origin}/metrics`, headers as Record<string, string>);
    expect(status).toBe(401);
    expect(body.toString()).not.toContain('vitrin_');
  },
);

test('where no token is set, there are no figures', async () => {
  const { origin } = await serveTestSite();
  expect((await get(`${origin}/metrics`, bearer)).body.toString()).not.toContain('vitrin_');
});
