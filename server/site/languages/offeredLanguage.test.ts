import { expect, test } from 'vitest';
import { siteInLanguages } from '../../testing/siteInLanguages.ts';

const slug = '/en/products/deep-groove-ball-bearing-6204';
const asGerman = { 'accept-language': 'de-DE,de;q=0.9,en;q=0.5' };

const lineIn = (page: string) =>
  /<dialog[^>]* class="language-offer[^"]*" lang="(\w+)"[\s\S]*?<a href="([^"]+)"/.exec(page)?.slice(1);

test('a line offers the language that the reader likes best, and nothing redirects', async () => {
  const site = await siteInLanguages();
  const lineOf = async (path: string, accepted: string) => {
    const response = await site.get(path, { 'accept-language': accepted });
    return [response.status, ...(lineIn(await response.text()) ?? [])];
  };
  expect(await lineOf('/products', 'de-DE,de;q=0.9')).toEqual([200, 'de', '/de/products']);
  expect(await lineOf('/products?order=asc', 'en-GB')).toEqual([200, 'en', '/en/products?order=asc']);
  expect(await lineOf(`/products/${site.said}`, 'en')).toEqual([200, 'en', slug]);
  expect(await lineOf(slug, 'tr-TR,tr;q=0.9,en;q=0.8')).toEqual([200, 'tr', `/products/${site.said}`]);
  expect(await lineOf('/en/about', 'de')).toEqual([200, 'de', '/de/about']);
  for (const accepted of ['tr', 'tr-TR,en;q=0.9', 'fr-FR', '*', '', 'x'.repeat(400)])
    expect(await lineOf('/products', accepted), accepted).toEqual([200]);
  expect(await lineOf('/products/nothing', 'de')).toEqual([404]);
});

test('who comes from the site itself is offered nothing, and a page is kept for each line alone', async () => {
  const site = await siteInLanguages();
  const plain = await site.read('/about');
  const comings: Record<string, string>[] = [
    { 'sec-fetch-site': 'same-origin' },
    { referer: `${site.publicOrigin}/products` },
  ];
  for (const inside of comings) expect(await site.read('/about', { ...asGerman, ...inside })).toBe(plain);
  expect(await site.read('/about', { ...asGerman, 'sec-fetch-site': 'none' })).not.toBe(plain);
  const other = await site.get('/about', { ...asGerman, 'sec-fetch-site': 'cross-site' });
  expect(other.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Sec-Fetch-Site');
  const etag = other.headers.get('etag') ?? '';
  expect((await site.get('/about', { ...asGerman, 'if-none-match': etag })).status).toBe(304);
  expect((await site.get('/about', { 'if-none-match': etag })).status).toBe(200);
  // However a browser says it, the page is the same one.
  for (const accepted of ['de', 'de-AT', 'fr;q=0.1,de;q=0.4', 'DE-de, en;q=0.7'])
    expect((await site.get('/about', { 'accept-language': accepted })).headers.get('etag'), accepted).toBe(etag);
});

test('a language that leaves the menu, or the site, is no longer offered, though pages are kept', async () => {
  const site = await siteInLanguages();
  const line = async () => lineIn(await site.read('/about', asGerman))?.[0];
  expect(await line()).toBe('de');
  await site.ask('mutation { updateLanguage(code: "de", input: { inMenu: false }) { code } }', {});
  expect(await line()).toBe('en');
  await site.ask('mutation { removeLanguage(code: "en") }', {});
  expect(await line()).toBeUndefined();
  await site.add('en', { name: 'English' });
  expect(await line()).toBe('en');
});

test('a site in one language says nothing of languages, and keeps each page once', async () => {
  const site = await siteInLanguages({});
  const response = await site.get('/about', asGerman);
  expect([lineIn(await response.text()), response.headers.get('vary')]).toEqual([undefined, 'Accept-Encoding']);
});

test('a language from right to left says so on its pages', async () => {
  const site = await siteInLanguages({ ar: { name: 'العربية', direction: 'RTL' } });
  expect(await site.read('/ar/about')).toContain('<html lang="ar" dir="rtl"');
  expect(await site.read('/about')).toMatch(/<html lang="tr"(?! dir)/);
});
