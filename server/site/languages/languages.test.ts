import { expect, test } from 'vitest';
import { siteInLanguages as open } from '../../testing/siteInLanguages.ts';

const origin = 'http://vitrin.example';

const bodyOf = (page: string) =>
  page.slice(page.indexOf('<div id="root">'), page.indexOf('<script type="application/json"'));
const hreflang = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(([, code, href]) => [
      code,
      href,
    ]),
  );

const slug = '/en/products/deep-groove-ball-bearing-6204';

test('a page under /en is English, keeps its language in every link, and asks for its price', async () => {
  const site = await open();
  const page = await site.read(slug);
  expect(page).toContain('<html lang="en"');
  expect(page).toContain('>Deep groove ball bearing 6204</h1>');
  expect(page).toContain('Price on request');
  expect(page).toContain('src="/assets/en.js"');
  const links = [...bodyOf(page).matchAll(/<(?:a|form)[^>]* (?:href|action)="(\/[^"]*)"[^>]*>/g)];
  const others = links.filter(([tag, path = '']) => !/^\/en(?:[/?#]|$)/.test(path) && !tag.includes('hrefLang'));
  expect(others.map(([, path]) => path)).toEqual([`/products/${site.said}/olculer.svg`].slice(1));
  expect(links.length).toBeGreaterThan(10);
});

test('a Turkish text on an English page says so, and the page of what has no name is read in Turkish by search engines', async () => {
  const site = await open();
  const named = await site.read(slug);
  expect(named).toContain('This text has not been translated yet');
  expect(named).toMatch(/<p class="prose" lang="tr">İki yanı/);
  const page = await site.read(`/en/products/${site.unsaid}`);
  expect(page).toContain('<html lang="en"');
  expect(page).toMatch(/<h1[^>]* lang="tr">Çelik/);
  expect(page).toContain('<meta name="robots" content="noindex"/>');
  expect(page).toContain(`<link rel="canonical" href="${origin}/products/${site.unsaid}"/>`);
  expect(hreflang(page)).toEqual({});
});

test('an id and an earlier slug lead to the present address in the language', async () => {
  const site = await open();
  const move = async (path: string) => {
    const { status, headers } = await site.get(path);
    return [status, headers.get('location')];
  };
  expect(await move(`/en/products/${site.said}`)).toEqual([308, slug]);
  await site.say([{ entity: 'PRODUCT', id: site.said, language: 'en', field: 'slug', value: 'bearing-6204' }]);
  expect(await move(slug)).toEqual([308, '/en/products/bearing-6204']);
  expect(await move('/en/')).toEqual([308, '/en']);
  expect((await site.get('/en/products/nothing')).status).toBe(404);
  expect((await site.get(`/de/products/${site.said}`)).status).toBe(200);
});

test('each page is kept once in each language, exact to the last write', async () => {
  const site = await open();
  expect(await site.read('/en/about')).toContain('About us');
  expect(await site.read('/de/about')).toContain('Über uns');
  expect(await site.read('/about')).toContain('Hakkımızda');
  await site.say([{ entity: 'PRODUCT', id: site.said, language: 'en', field: 'name', value: 'Ball bearing 6204' }]);
  expect(await site.read(slug)).toContain('Ball bearing 6204</h1>');
  expect(await site.read(`/products/${site.said}`)).toContain('Sabit bilyalı rulman');
});

test('a language that is off leads to the Turkish pages, and an unknown one to none', async () => {
  const site = await open();
  expect((await site.get('/de/products')).status).toBe(200);
  await site.ask('mutation ($code: ID!) { removeLanguage(code: $code) }', { code: 'de' });
  const off = await site.get('/de/products?liste=tum');
  expect([off.status, off.headers.get('location')]).toEqual([302, '/products?liste=tum']);
  expect((await site.get('/xx/products')).status).toBe(404);
  expect((await site.get('/en/robots.txt')).status).toBe(404);
  expect((await site.get('/en/graphql?query={me{email}}')).status).toBe(404);
});

test('a language outside the menu is offered nowhere, and one that is not indexable is listed nowhere', async () => {
  const site = await open({ en: { name: 'English', indexable: false }, de: { name: 'Deutsch', inMenu: false } });
  const page = await site.read('/about');
  expect(page).toContain('hrefLang="en"');
  expect(page).not.toContain('>Deutsch</a>');
  expect(Object.keys(hreflang(page))).toEqual(['x-default', 'tr', 'de']);
  expect(await site.read('/en/about')).toContain('<meta name="robots" content="noindex">');
});

test('a site without other languages has the pages that it had', async () => {
  const site = await open({});
  const page = await site.read(`/products/${site.said}`);
  expect(page).not.toMatch(/hreflang|language-switch|"language"|"texts"/);
});

/** Reads the sitemaps as a search engine does: each address with the addresses of its other languages. */
async function sitemapOf(site: Awaited<ReturnType<typeof open>>) {
  const parts = async (path: string): Promise<string[]> => {
    const text = await site.read(path);
    const below = [...text.matchAll(/<sitemap><loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    return below.length > 0 ? (await Promise.all(below.map(parts))).flat() : [text];
  };
  const entries = (await parts('/sitemap.xml')).flatMap((text) => text.split('<url>').slice(1));
  return new Map(
    entries.map((entry) => [
      /<loc>([^<]+)/.exec(entry)?.[1] ?? '',
      Object.fromEntries(
        [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, code = '', href = '']) => [code, href]),
      ),
    ]),
  );
}

test('every address of the sitemap answers, may be listed, and each of its languages leads back, as its head says', async () => {
  const site = await open();
  const entries = await sitemapOf(site);
  expect(entries.size).toBeGreaterThan(30);
  expect([...entries.keys()]).toContain(origin + slug);
  expect([...entries.keys()]).not.toContain(`${origin}/en/products/${site.unsaid}`);
  // The notice is written by the company, and a new site has none yet.
  entries.delete(`${origin}/kvkk`);
  for (const [address, languages] of entries) {
    const { status, headers } = await site.get(address.slice(origin.length));
    expect([address, status, headers.get('x-robots-tag')]).toEqual([address, 200, null]);
    const page = await site.read(address.slice(origin.length));
    expect([address, page.includes('noindex')]).toEqual([address, false]);
    expect([address, hreflang(page)]).toEqual([address, languages]);
    expect(page).toContain(`<link rel="canonical" href="${address}"/>`);
    const others = Object.entries(languages).filter(([code]) => code !== 'x-default');
    if (others.length > 0) expect(Object.values(languages)).toContain(address);
    for (const [, other] of others) expect([other, entries.get(other)]).toEqual([other, languages]);
  }
});

test('scripts learn with each answer which texts are Turkish, and nobody does in Turkish', async () => {
  const site = await open();
  const query = '{ products(first: 5) { nodes { __typename id name description } } }';
  const ask = async (locale: string) => {
    const response = await fetch(`${site.origin}/graphql${locale}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': 'true' },
      body: JSON.stringify({ query }),
    });
    return ((await response.json()) as { extensions?: { texts?: unknown } }).extensions?.texts;
  };
  expect(await ask('?locale=en')).toEqual({
    [`Product:${site.said}`]: { slug: 'deep-groove-ball-bearing-6204', inTurkish: ['description'] },
    [`Product:${site.unsaid}`]: { inTurkish: ['name', 'description'] },
  });
  expect(await ask('')).toBeUndefined();
});

test('search engines read names and descriptions in the language of the page, and which that is', async () => {
  const site = await open();
  const description = 'Sealed on both sides.';
  await site.say([{ entity: 'PRODUCT', id: site.said, language: 'en', field: 'description', value: description }]);
  const factsOf = async (path: string) =>
    [...(await site.read(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    );
  const about = (facts: Record<string, unknown>[]) => facts.find(({ about: thing }) => thing !== undefined);
  const name = 'Deep groove ball bearing 6204';
  expect(about(await factsOf(slug))).toMatchObject({
    inLanguage: 'en',
    name,
    description,
    about: { name, description },
  });
  expect(about(await factsOf(`/de/products/${site.said}`))).toMatchObject({
    inLanguage: 'de',
    name: 'Rillenkugellager 6204',
  });
  for (const [path, language] of Object.entries({ '/': 'tr', '/en': 'en', '/de': 'de' }))
    expect((await factsOf(path)).map((facts) => facts.inLanguage)).toContain(language);
});
