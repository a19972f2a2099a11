import { expect, test } from 'vitest';
import { dailyCounts } from '../../../db/tables/figureTables.ts';
import { createFigures } from '../../../figures/figures.ts';
import { enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { addNamed, browser, siteWithFigures } from '../../../testing/figures.ts';
import { removeFiguresBefore } from './figures.store.ts';
import { storeFigures } from './storeFigures.ts';

test('each view of a page counts, whether it is rendered, comes from memory or is only asked to be confirmed', async () => {
  const { look, counted, asAdmin } = await siteWithFigures();
  const id = await addNamed(asAdmin, 'Redüktör');
  const { headers } = await look(`/products/${id}`);
  await look(`/products/${id}`);
  expect((await look(`/products/${id}`, { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  await look('/about?utm_source=mail');
  expect(await counted('PAGE')).toEqual({ '': 4, '/products/:id': 3, '/about': 1 });
  expect(await counted('SEEN')).toEqual({ '': 3, [`p:${id}`]: 3, 'c:uncategorized': 3 });
});

test('bots, prefetches, HEAD, people with a session, keys, missing pages, feeds and the admin do not count', async () => {
  const { look, counted, cookie } = await siteWithFigures();
  const others: [string, Record<string, string>?, string?][] = [
    ['/about', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['/about', { 'user-agent': '' }],
    ['/about', { 'sec-purpose': 'prefetch;prerender' }],
    ['/about', {}, 'HEAD'],
    ['/about', { cookie }],
    ['/about', { authorization: 'Bearer vtr_0000' }],
    ['/yok'],
    ['/admin/products'],
    ['/sitemap.xml'],
    ['/robots.txt'],
  ];
  for (const [path, headers, method] of others) await look(path, headers, method);
  expect(await counted('PAGE')).toEqual({});
  await look('/about');
  expect(await counted('PAGE')).toEqual({ '': 1, '/about': 1 });
});

test('a page that scripts show counts by the header of its data', async () => {
  const { origin, counted } = await siteWithFigures();
  const ask = (page: Record<string, string>) =>
    fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { ...browser, 'content-type': 'application/json', 'apollo-require-preflight': 'true', ...page },
      body: '{"query":"{ categories { id } }"}',
    });
  // The second answer comes from memory.
  for (let time = 0; time < 2; time++) await ask({ 'x-page': '/sectors' });
  await ask({});
  await ask({ 'x-page': '/admin/products' });
  await ask({ 'x-page': '%%' });
  expect(await counted('PAGE')).toEqual({ '': 2, '/sectors': 2 });
});

test('a search word is stored at its third use, with what it finds; an admin reads it, answers it and takes that back', async () => {
  const { look, counted, asAdmin, read } = await siteWithFigures();
  await addNamed(asAdmin, 'Sonsuz Vidalı Redüktör');
  for (let time = 0; time < 2; time++) await look('/products?q=%C5%9Eanzuman');
  expect(await counted('FOUND_NONE')).toEqual({});
  await look('/products?q=%C5%9FANZUMAN');
  for (let time = 0; time < 4; time++) await look('/products?q=red%C3%BCkt%C3%B6r');
  // A further page and the same results narrowed are no new search.
  await look('/products?q=red%C3%BCkt%C3%B6r&after=x');
  await look('/products?q=red%C3%BCkt%C3%B6r&price-min=5', {
    referer: 'http://vitrin.test/products?q=redüktör',
    host: 'vitrin.test',
  });
  expect(await counted('FOUND_NONE')).toEqual({ sanzuman: 3 });
  expect(await counted('FOUND_ONE')).toEqual({ reduktor: 4 });
  expect(await counted('SEARCHED')).toEqual({ '': 7 });
  expect(await counted('FILTERED')).toEqual({ price: 1 });

  const list =
    '{ searchesWithoutHit(period: WEEK) { totalCount searches nodes { word times } } figures(period: YEAR) { searches } }';
  const open = { totalCount: 1, searches: 3, nodes: [{ word: 'sanzuman', times: 3 }] };
  expect(await read(list)).toEqual({ searchesWithoutHit: open, figures: { searches: 7 } });
  for (let time = 0; time < 2; time++) await read('mutation { ignoreWord(word: "sanzuman") }');
  expect((await read(list)).searchesWithoutHit).toEqual({ totalCount: 0, searches: 0, nodes: [] });
  expect((await read('{ ignoredWords { totalCount nodes { word } } }')).ignoredWords.nodes).toEqual([
    { word: 'sanzuman' },
  ]);
  await read('mutation { heedWord(word: "sanzuman") }');
  expect((await read(list)).searchesWithoutHit).toEqual(open);
  const again = await asAdmin('mutation { heedWord(word: "sanzuman") }');
  expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('seven digits are stored only where they are a code of the catalogue', async () => {
  const { look, counted, asAdmin } = await siteWithFigures();
  await addNamed(asAdmin, 'Vana', { stockCode: '533 123 45 67' });
  for (const text of ['5331234567', '533+123+45+67', '0532+987+65+43', 'ara+5329876543'])
    for (let time = 0; time < 3; time++) await look(`/products?q=${text}`);
  expect(Object.keys({ ...(await counted('FOUND_ONE')), ...(await counted('FOUND_NONE')) }).sort()).toEqual([
    '533 123 45 67',
    '5331234567',
  ]);
});

test('a product that is opened from the results of a search counts for its word, and other sites by their host alone', async () => {
  const { look, counted, asAdmin, read } = await siteWithFigures({ COUNTRY_HEADER: 'CF-IPCountry' });
  const id = await addNamed(asAdmin, 'Redüktör');
  for (let time = 0; time < 3; time++) await look('/products?q=reduktor');
  const host = { host: 'vitrin.test' };
  await look(`/products/${id}`, { ...host, referer: 'http://vitrin.test/products?q=reduktor' });
  await look(`/products/${id}`, { ...host, referer: 'http://vitrin.test/products?q=baska' });
  await look(`/products/${id}`, {
    ...host,
    referer: 'https://www.ornek.com.tr/kisi/isil?token=1',
    'cf-ipcountry': 'TR',
  });
  expect(await counted('REFERRED')).toEqual({ 'ornek.com.tr': 1 });
  expect(await counted('COUNTRY')).toEqual({ TR: 1 });
  const { figureRows } = await read(
    '{ figureRows(by: WORD, period: MONTH) { nodes { key name searches steps { seen } } } }',
  );
  expect(figureRows.nodes).toEqual([{ key: 'reduktor', name: 'reduktor', searches: 3, steps: { seen: 1 } }]);
});

test('made-up ids and attributes are not stored, and compared products are', async () => {
  const { look, counted, asAdmin } = await siteWithFigures();
  const id = await addNamed(asAdmin, 'Vana');
  await look('/products/uydurma');
  await look('/products?liste=tum&f.uydurma=1&min.%FF=1&availability=x');
  await look('/products/%FF');
  const { figures } = await siteWithFigures();
  expect(figures.take().counts).toEqual([]);
  expect(await counted('SEEN')).toEqual({});
  expect(await counted('FILTERED')).toEqual({ availability: 1 });
  await look(`/products/${id}`);
  expect(await counted('SEEN')).toMatchObject({ [`p:${id}`]: 1 });
});

test('several servers add up, and days and months go after 25 months', async () => {
  const { db, asAdmin, read } = await siteWithFigures();
  const id = await addNamed(asAdmin, 'Vana');
  const servers = [createFigures(), createFigures()];
  for (const figures of servers) figures.add('SEEN', `p:${id}`, 2);
  await Promise.all(servers.map((figures) => storeFigures(db, figures, Date.now())));
  expect((await read('{ figures(period: WEEK) { steps { seen } } }')).figures).toEqual({ steps: { seen: 4 } });
  const [old] = [createFigures()];
  old.add('PAGE');
  await storeFigures(db, old, Date.parse('2023-05-10T12:00:00Z'));
  expect((await read('{ figures(period: WEEK) { since } }')).figures).toEqual({ since: '2023-05-10' });
  await removeFiguresBefore(db, '2023-06-01');
  const days = await db.select({ day: dailyCounts.day }).from(dailyCounts);
  expect(days.filter(({ day }) => day.includes('2023'))).toEqual([]);
  expect(days.length).toBeGreaterThan(0);
});

test('figures hold nothing of a person: not who asked, from where, or with what', async () => {
  const { look, asVisitor, counted, asAdmin, db } = await siteWithFigures();
  const id = await addNamed(asAdmin, 'Vana');
  const marks = ['isil', 'agirbas', '203.0.113.7', 'Firefox', 'ornek-firma', '5321112233', '/kisi/'];
  await look(`/products/${id}`, {
    'x-forwarded-for': '203.0.113.7',
    referer: 'https://portal.example/kisi/isil-agirbas',
    cookie: 'vitrin_quote=isil',
  });
  const input = enquiryInput({
    company: 'ornek-firma',
    phone: '0532 111 22 33',
    rows: [{ productId: id, note: 'Işıl' }],
  });
  expect((await asVisitor(SendEnquiry, { input })).errors).toBeUndefined();
  for (const text of ['isil@ornek.com.tr', '0532 111 22 33'])
    for (let time = 0; time < 4; time++) await look(`/products?q=${encodeURIComponent(text)}`);
  expect(await counted('ENQUIRED')).toMatchObject({ '': 1 });
  const rows = JSON.stringify(await db.select().from(dailyCounts));
  expect(marks.filter((mark) => rows.includes(mark))).toEqual([]);
  expect(rows).toContain('portal.example');
});
