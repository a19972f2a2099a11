import { expect, test } from 'vitest';
import { serveTestSite } from '../testing/serveTestSite.ts';

const partner = 'https://bayi.example';
const json = { 'content-type': 'application/json' };
const Count = '{ products { totalCount } }';

const site = (setting: string) => serveTestSite({ READ_ORIGINS: setting });

const post = (origin: string, query: string, headers: Record<string, string>) =>
  fetch(`${origin}/graphql`, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify({ query }) });

test('a page of a named origin reads what visitors may, whatever cookie or key comes along', async () => {
  const { origin, cookie } = await site(`${partner}, capacitor://localhost`);
  for (const from of [partner, 'capacitor://localhost']) {
    const asked = await fetch(`${origin}/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-headers')).toMatch(/Content-Type/);
    // Asked twice, so that the second answer is a kept one.
    for (const _ of [1, 2]) {
      const answer = await post(origin, Count, { origin: from });
      expect(answer.headers.get('access-control-allow-origin')).toBe(from);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(await answer.json()).toMatchObject({ data: { products: { totalCount: 0 } } });
    }
    const own = await post(origin, '{ me { email } }', { origin: from, cookie, authorization: 'Bearer vtr_x' });
    expect(await own.json()).toMatchObject({ data: { me: null } });
  }
});

test('it writes nothing, and pages of other origins read nothing', async () => {
  const { origin, cookie } = await site(partner);
  const Add = 'mutation { createProduct(input: { name: "İğne", description: "Çelik" }) { id } }';
  for (const [query, from, code] of [
    [Add, partner, 'FORBIDDEN'],
    [`query A ${Count} ${Add.replace('{', 'B {')}`, partner, 'OPERATION_RESOLUTION_FAILURE'],
    [Count, 'https://bayi.example.tr', 'FORBIDDEN'],
    [Count, 'null', 'FORBIDDEN'],
  ] as const) {
    const answer = await post(origin, query, { origin: from, cookie });
    expect((await answer.json()).errors?.[0].extensions.code ?? undefined, `${query} ${from}`).toBe(code);
    expect(answer.headers.has('access-control-allow-origin')).toBe(from === partner);
  }
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: Add }));
  const sent = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { origin: partner, cookie, 'apollo-require-preflight': 'true' },
    body: form,
  });
  expect((await sent.json()).errors[0].extensions.code).toBe('FORBIDDEN');
  expect(await (await post(origin, Count, {})).json()).toMatchObject({ data: { products: { totalCount: 0 } } });
});

test('a star names every origin', async () => {
  const { origin } = await site('*');
  const answer = await post(origin, Count, { origin: 'https://ornek.example' });
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://ornek.example');
});
