import { expect, test } from 'vitest';
import { siteInLanguages as open } from '../../testing/siteInLanguages.ts';

// Addresses and kept pages while texts, things and languages come and go: what a buyer finds.

type Site = Awaited<ReturnType<typeof open>>;

const slug = '/en/products/deep-groove-ball-bearing-6204';

async function move(site: Site, path: string) {
  const { status, headers } = await site.get(path);
  return [status, headers.get('location')];
}

const slugOf = (id: string, language: string, value: string) => ({
  ...{ entity: 'PRODUCT', id, language, value },
  field: 'slug',
});

test('an address that is taken in one language is free in another, and each leads to its own thing', async () => {
  const site = await open();
  await site.say([
    { entity: 'PRODUCT', id: site.unsaid, language: 'de', field: 'name', value: 'Stahldübel' },
    slugOf(site.unsaid, 'de', 'deep-groove-ball-bearing-6204'),
  ]);
  expect(await site.read(slug)).toContain('Deep groove ball bearing 6204</h1>');
  expect(await site.read('/de/products/deep-groove-ball-bearing-6204')).toContain('Stahldübel</h1>');
  expect((await site.get('/products/deep-groove-ball-bearing-6204')).status).toBe(404);
});

test('a language that is off leads to the Turkish page of the same thing, by its id, slug or former slug', async () => {
  const site = await open();
  await site.say([slugOf(site.said, 'en', 'bearing-6204')]);
  await site.ask('mutation ($code: ID!) { removeLanguage(code: $code) }', { code: 'en' });
  const turkish = `/products/${site.said}`;
  for (const path of ['/en/products/bearing-6204', slug, `/en${turkish}`])
    expect([path, await move(site, `${path}?miktar=5`)]).toEqual([path, [302, `${turkish}?miktar=5`]]);
  expect((await site.get(turkish)).status).toBe(200);
  await site.add('en', { name: 'English' });
  expect(await site.read('/en/products/bearing-6204')).toContain('Deep groove ball bearing 6204</h1>');
});

test('a text that is hidden leads from its address to the Turkish text, and back when it is published', async () => {
  const site = await open();
  const State = `mutation ($id: ID!, $status: TranslationStatus!) {
    setTranslationStatus(entity: PRODUCT, id: $id, language: "en", status: $status) { id } }`;
  expect((await site.get(slug)).status).toBe(200);
  await site.ask(State, { id: site.said, status: 'HIDDEN' });
  expect(await move(site, slug)).toEqual([302, `/en/products/${site.said}`]);
  expect(await site.read(`/en/products/${site.said}`)).toMatch(/<h1[^>]* lang="tr">Sabit bilyalı rulman/);
  await site.ask(State, { id: site.said, status: 'PUBLISHED' });
  expect((await site.get(slug)).status).toBe(200);
  expect(await move(site, `/en/products/${site.said}`)).toEqual([308, slug]);
});

test('a language that is added while pages are kept is on each of them with the next request', async () => {
  const site = await open({ en: { name: 'English' } });
  const kept = ['/', '/about', '/products', `/products/${site.said}`, '/en/about', slug];
  for (const path of kept) expect([path, (await site.read(path)).includes('>Deutsch</a>')]).toEqual([path, false]);
  expect((await move(site, '/de/about'))[0]).toBe(302);
  await site.add('de', { name: 'Deutsch' });
  for (const path of kept) expect([path, (await site.read(path)).includes('>Deutsch</a>')]).toEqual([path, true]);
  expect(await site.read('/de/about')).toContain('<html lang="de"');
  expect(await site.read('/about')).toContain('hreflang="de"');
  expect(await site.read('/sitemap.xml')).toContain('/sitemap-de.xml');
});

test('a product that is deleted is missing in each language until it comes back, with its address', async () => {
  const site = await open();
  await site.ask('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: site.said });
  const gone = await site.get(slug);
  expect([gone.status, (await gone.text()).includes('<html lang="en"')]).toEqual([404, true]);
  expect(await site.read('/sitemap-en.xml')).not.toContain('deep-groove');
  const { bin } = await site.ask('{ bin { nodes { id } } }', {});
  await site.ask('mutation ($ids: [ID!]!) { restoreFromBin(ids: $ids) { __typename } }', { ids: [bin.nodes[0].id] });
  expect(await site.read(slug)).toContain('Deep groove ball bearing 6204</h1>');
});

test('the address of a product that became part of another one leads to it', async () => {
  const site = await open();
  const Merge = `mutation ($keepId: ID!, $goneId: ID!) {
    mergeProducts(keepId: $keepId, goneId: $goneId, take: []) { product { id } } }`;
  await site.ask(Merge, { keepId: site.unsaid, goneId: site.said });
  expect(await move(site, slug)).toEqual([308, `/en/products/${site.unsaid}`]);
  expect((await site.get(`/en/products/${site.unsaid}`)).status).toBe(200);
});

test('a product that gets another Turkish name keeps its text and its address in the language', async () => {
  const site = await open();
  const Rename =
    'mutation ($id: ID!) { updateProduct(id: $id, input: { name: "Rulman 6204 Yeni", description: "Kapaklı." }) { id } }';
  await site.ask(Rename, { id: site.said });
  expect(await site.read(slug)).toContain('Deep groove ball bearing 6204</h1>');
  expect(await site.read(`/products/${site.said}`)).toContain('Rulman 6204 Yeni</h1>');
});

test('the facts of a product with a price say in which language they are', async () => {
  const site = await open({ en: { name: 'English', currency: 'TRY' } });
  const facts = [...(await site.read(slug)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    .map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    .find((one) => one['@type'] === 'Product');
  expect(facts).toMatchObject({
    name: 'Deep groove ball bearing 6204',
    offers: { priceCurrency: 'TRY' },
    mainEntityOfPage: { '@type': 'ItemPage', inLanguage: 'en' },
  });
});
