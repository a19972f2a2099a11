import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import { serveTestSite } from '../testing/serveTestSite.ts';

const read = async (address: string, headers = {}) => {
  const answer = await fetch(address, { headers });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

test('the guide of the API is a page, whose links and headings lead somewhere', async () => {
  const { origin } = await serveTestSite();
  for (const name of ['api', 'search', 'imports']) {
    const { status, type, text } = await read(`${origin}/docs/${name}`);
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text.match(/<h1[ >]/g)).toHaveLength(1);
    const links = [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    for (const link of links.filter((one) => one.startsWith('/') && one !== '/favicon.svg' && one !== '/graphql')) {
      const [path = '', heading] = link.split('#');
      const page = await read(origin + path);
      expect([link, page.status]).toEqual([link, 200]);
      if (heading) expect(page.text).toContain(`id="${decodeURIComponent(heading)}"`);
    }
    expect(links.filter((one) => !/^(\/|#|https?:)/.test(one))).toEqual([]);
  }
  expect((await read(`${origin}/docs/decisions`)).status).toBe(404);
});

test('the schema comes with its directives, and both are closed with the playground', async () => {
  const { origin } = await serveTestSite();
  const { text } = await read(`${origin}/graphql/schema.graphql`);
  expect(text).toContain('@limit(min: 1, max: 200');
  expect(buildSchema(text).getMutationType()?.getFields().createProduct).toBeDefined();

  const closed = await serveTestSite({ PLAYGROUND: 'off' });
  for (const path of ['/graphql/schema.graphql', '/docs/api']) {
    expect((await read(closed.origin + path)).status).toBe(404);
    expect((await read(closed.origin + path, { cookie: closed.cookie })).status).toBe(200);
  }
});
