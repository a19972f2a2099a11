import { expect, test } from 'vitest';
import { serveTestSite, type TestWeb } from '../../../testing/serveTestSite.ts';
import { history, restore } from '../../../testing/history.ts';
import { addProduct, type Site } from '../../../testing/sheets.ts';
import { exportContent } from '../../upkeep/content/content.export.ts';

const Add =
  'mutation ($from: String!, $to: String!) { addRedirect(input: { from: $from, to: $to }) { from to createdAt } }';

/** Starts a site that has pages only at these paths. */
async function siteOf(...paths: string[]) {
  const pages = new Set(['/products', ...paths]);
  const render: TestWeb['render'] = async (request) => ({
    status: pages.has(new URL(request.url).pathname) ? 200 : 404,
    ...{ head: '', html: '', state: '{}', lang: 'tr' },
  });
  return { ...(await serveTestSite({}, { render })), pages };
}

async function siteWithVana() {
  const site = await siteOf();
  await site.asAdmin('mutation { createCategory(input: { name: "Ölçüm Cihazları" }) { id } }');
  const id = await addProduct(site, { name: 'Vana' });
  site.pages.add(`/products/${id}`);
  return { ...site, id };
}
const add = async ({ asAdmin }: Site, from: string, to: string) => (await asAdmin(Add, { from, to })).errors?.[0];
const ask = async ({ origin }: Site, path: string) => {
  const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
  return [status, headers.get('location')];
};

test.each([
  ['/urunler/vana.html', '/urunler/vana.html'],
  ['https://www.eskisite.com.tr/Ürünler/Şamandıra/', '/%C3%BCr%C3%BCnler/%C5%9Famand%C4%B1ra'],
  ['/urun.php?id=5', '/urun.php?id=5'],
  ['/products/123', '/products/123/'],
  ['/categories/eski', '/Categories/eski'],
])('a redirect entered as %s leads to the page', async (from, asked) => {
  const site = await siteWithVana();
  expect((await ask(site, asked)).at(0)).not.toBe(200);
  expect(await add(site, from, `/products/${site.id}`)).toBeUndefined();
  const first = await fetch(site.origin + asked, { redirect: 'follow' });
  expect(first.status).toBe(200);
  expect(new URL(first.url).pathname).toBe(`/products/${site.id}`);
});

test('a redirect is permanent, respects its query, and ends when it is removed', async () => {
  const site = await siteWithVana();
  await add(site, '/urun.php?id=5', '/categories/ölçüm-cihazları');
  expect((await ask(site, '/urun.php?id=6'))[0]).toBe(404);
  const target = '/categories/%C3%B6l%C3%A7%C3%BCm-cihazlar%C4%B1';
  expect(await ask(site, '/urun.php?id=5')).toEqual([308, target]);
  await add(site, '/urun.php', '/products');
  expect(await ask(site, '/urun.php?id=6')).toEqual([308, '/products']);

  const { data } = await site.asAdmin('{ redirects { from to } }');
  expect(data.redirects).toEqual([
    { from: '/urun.php', to: '/products' },
    { from: '/urun.php?id=5', to: '/categories/ölçüm-cihazları' },
  ]);
  await site.asAdmin('mutation { removeRedirect(from: "/urun.php") }');
  expect((await ask(site, '/urun.php?id=6'))[0]).toBe(404);
  expect((await site.asAdmin('mutation { removeRedirect(from: "/urun.php") }')).errors?.[0]?.extensions.code).toBe(
    'NOT_FOUND',
  );
});

test('a page has priority over a redirect', async () => {
  const site = await siteWithVana();
  await add(site, '/categories/vanalar', '/products');
  expect(await ask(site, '/categories/vanalar')).toEqual([308, '/products']);
  await site.asAdmin('mutation { createCategory(input: { name: "Vanalar" }) { id } }');
  site.pages.add('/categories/vanalar');
  expect((await ask(site, '/categories/vanalar'))[0]).toBe(200);
});

test.each([
  ['/a', '/yok', 'to', 'There is no page at this address.'],
  ['/a', '/products/yok', 'to', 'There is no page at this address.'],
  ['/a', 'https://baska.example/x', 'to', 'Enter the path of a page of this site, such as /products/1738669741160'],
  ['/a', '//baska.example/x', 'to', 'Enter the path of a page of this site, such as /products/1738669741160'],
  ['rulman.html', '/products', 'from', 'Enter a path that begins with /, such as /urunler/rulman.html'],
  ['/products', '/about', 'from', 'There is a page at this address.'],
  ['/', '/about', 'from', 'There is a page at this address.'],
  ['/admin/products', '/products', 'from', 'This address belongs to files and programs of the site.'],
  ['/uploads/a.pdf', '/products', 'from', 'This address belongs to files and programs of the site.'],
  ['/A/', '/a', 'to', 'The address would lead to itself.'],
  ['/eski', '/products', undefined, undefined],
])('a redirect from %s to %s is checked', async (from, to, field, message) => {
  const site = await siteWithVana();
  const error = await add(site, from, to);
  if (field) expect(error).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
  else expect(error).toBeUndefined();
});

test('redirects make no chains and no circles', async () => {
  const site = await siteWithVana();
  await add(site, '/categories/b', `/products/${site.id}`);
  expect(await add(site, '/a', '/categories/b')).toMatchObject({
    message: `That address moved, too: enter where it leads, /products/${site.id}.`,
    extensions: { field: 'to' },
  });
  await site.asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: site.id });
  expect(await add(site, `/products/${site.id}`, '/products')).toMatchObject({
    message: '/categories/b leads to this address. Let it lead to the new one first.',
    extensions: { field: 'from' },
  });
  expect((await add(site, `/products/${site.id}`, '/categories/b'))?.message).toContain('in a circle');
  // After the first redirect has another target, the second one is accepted.
  expect(await add(site, '/categories/b', '/products')).toBeUndefined();
  expect(await add(site, `/products/${site.id}`, '/products')).toBeUndefined();
});

test('content documents carry redirects, and one bad redirect refuses the whole import', async () => {
  const site = await siteWithVana();
  await add(site, '/urun.php?id=5', `/products/${site.id}`);
  const content = await exportContent(site.db);
  const other = await siteOf();
  const Import = 'mutation ($content: JSON!) { importContent(content: $content) { parts { name added unchanged } } }';
  const { data } = await other.asAdmin(Import, { content });
  expect(data.importContent.parts).toContainEqual({ name: 'REDIRECTS', added: 1, unchanged: 0 });
  expect(await ask(other, '/urun.php?id=5')).toEqual([308, `/products/${site.id}`]);

  const redirects = [
    { from: '/x', to: '/products' },
    { from: '/y', to: '/x' },
  ];
  const { errors } = await other.asAdmin(Import, { content: { information: { redirects: { redirects } } } });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'information.redirects.redirects.1.to',
  });
  expect((await ask(other, '/x'))[0]).toBe(404);
});

test('the history and the bin restore a redirect unless it would form a circle', async () => {
  const site = await siteWithVana();
  const product = `/products/${site.id}`;
  await add(site, '/Eski/', product);
  await add(site, '/eski', '/products');
  const [last, first] = await history(site, 'REDIRECT', '/Eski');
  expect(last?.fields).toMatchObject([{ label: 'Leads to', before: product, after: '/products' }]);
  expect((await restore(site, first?.id ?? '')).errors).toBeUndefined();
  expect(await ask(site, '/eski')).toEqual([308, product]);

  await site.asAdmin('mutation { removeRedirect(from: "/eski") }');
  await site.asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: site.id });
  expect(await add(site, product, '/products')).toBeUndefined();
  const back = await site.asAdmin('mutation { undoDeletion(entity: REDIRECT, ids: ["/Eski/"]) }');
  expect(back.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'to' });
});
