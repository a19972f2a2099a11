import { expect, test } from 'vitest';
import { SaveTexts } from '../../testing/languages.ts';
import { openUcpSite, wrongRequests } from '../../testing/programs/ucpSite.ts';

const codesOf = (answer: { messages: { code: string; content: string }[] }) => answer.messages.map(({ code }) => code);
const idsOf = (answer: { products: { id: string }[] }) => answer.products.map(({ id }) => id);

test('the profile names the catalogue alone, and where it is', async () => {
  const { origin } = await openUcpSite();
  const reply = await fetch(`${origin}/.well-known/ucp`);
  expect(reply.headers.get('cache-control')).toMatch(/^public, max-age=\d{2,}$/);
  const { ucp } = await reply.json();
  expect(ucp.services['dev.ucp.shopping'][0].endpoint).toBe('https://firma.example/ucp');
  expect(Object.keys(ucp.capabilities)).toEqual(['dev.ucp.shopping.catalog.search', 'dev.ucp.shopping.catalog.lookup']);
});

test('a search finds what has a price, by words, categories and price, page by page', async () => {
  const { post, bearing, bolt, bearings } = await openUcpSite();
  const search = async (body: object) => {
    const { status, answer } = await post('search', body);
    expect(status).toBe(200);
    return answer;
  };
  expect(idsOf(await search({ query: 'RULMAN' }))).toEqual([bearing]);
  expect(idsOf(await search({ filters: { categories: ['Cıvatalar', bearings] } }))).toEqual([bolt, bearing]);
  expect(idsOf(await search({ filters: { price: { min: 12_001, max: 69_050 } } }))).toEqual([bearing]);
  const other = await search({ filters: { price: { max: 1 } }, context: { currency: 'EUR' } });
  expect(codesOf(other)).toContain('price_filter_ignored');
  const both = { filters: { categories: [bearings, 'Cıvatalar'] } };
  const first = await search({ ...both, pagination: { limit: 1 } });
  expect(first.pagination).toMatchObject({ has_next_page: true });
  const second = await search({ ...both, pagination: { limit: 1, cursor: first.pagination.cursor } });
  expect([...idsOf(first), ...idsOf(second)]).toEqual([bearing, bolt]);
  expect(second.pagination.has_next_page).toBe(false);
  const [found] = (await search({ query: 'm8' })).products;
  expect(found.variants[0]).toMatchObject({
    sku: 'M8-40',
    price: { amount: 12_000, currency: 'TRY' },
    unit_price: { amount: 12_000, measure: { value: 100, unit: 'adet' }, reference: { value: 100, unit: 'adet' } },
    availability: { available: true, status: 'backorder' },
  });
});

test('a look-up finds ids and codes, each once, and says what is missing', async () => {
  const { post, bearing, bolt, onRequest } = await openUcpSite();
  const { answer } = await post('lookup', { ids: [bearing, 'nk-20', 'M8-40', 'yok', onRequest, 'yok'] });
  expect(idsOf(answer)).toEqual([bearing, bolt]);
  expect(answer.products[0].variants[0].inputs).toEqual([
    { id: bearing, match: 'exact' },
    { id: 'nk-20', match: 'exact' },
  ]);
  expect(answer.messages).toMatchObject([{ code: 'not_found', content: 'yok' }, { code: 'price_on_request' }]);
  const many = await post('lookup', { ids: Array.from({ length: 51 }, (_, place) => `${place}`) });
  expect([many.status, codesOf(many.answer)]).toEqual([400, ['request_too_large']]);
  expect((await post('product', { id: bearing })).answer.product).toMatchObject({ id: bearing });
  for (const [id, code] of [
    ['yok', 'not_found'],
    [onRequest, 'price_on_request'],
  ]) {
    const { status, answer: missing } = await post('product', { id });
    expect([status, codesOf(missing)]).toEqual([200, [code]]);
  }
});

test('requests of another form are refused in the words of the protocol', async () => {
  const { post } = await openUcpSite();
  for (const [path, body] of wrongRequests) {
    const { status, answer } = await post(path, body);
    expect([body, status, codesOf(answer)]).toEqual([body, 400, [expect.any(String)]]);
  }
});

test('a cursor that is none of ours is refused, whatever is in it, and logs nothing', async () => {
  const { post, logged } = await openUcpSite();
  const contents = ['null', '1', '"x"', '[]', '{}', '{"category":"0"}', '{"category":9}', '{"category":0,"after":{}}'];
  for (const content of [...contents, '{"category":0,"after":"yok"}', '{"__proto__":null}', 'x']) {
    const cursor = Buffer.from(content).toString('base64url');
    const { status, answer } = await post('search', { query: 'rulman', pagination: { cursor } });
    expect([status, codesOf(answer)], content).toEqual([400, ['bad_user_input']]);
  }
  expect(logged).toEqual([]);
});

test('a page of another site gets 403, and a key that is none 401', async () => {
  const { origin } = await openUcpSite();
  const status = async (headers: Record<string, string>) => {
    const sent = { 'content-type': 'application/json', ...headers };
    const body = JSON.stringify({ query: 'rulman' });
    return (await fetch(`${origin}/ucp/catalog/search`, { method: 'POST', headers: sent, body })).status;
  };
  expect(await status({ origin: 'https://baska.example' })).toBe(403);
  expect(await status({ authorization: `Bearer vtr_${'a'.repeat(40)}` })).toBe(401);
});

test('`locale` in the address of the door chooses the language of names, and what is found by its words', async () => {
  const { post, asAdmin, bearing, bearings } = await openUcpSite();
  await asAdmin('mutation { addLanguage(code: "en", input: { name: "English", currency: TRY }) { code } }');
  const rows = [
    { entity: 'PRODUCT', id: bearing, language: 'en', field: 'name', value: 'Needle bearing' },
    { entity: 'CATEGORY', id: bearings, language: 'en', field: 'name', value: 'Bearings' },
  ];
  expect((await asAdmin(SaveTexts, { rows })).errors).toBeUndefined();
  const titles = async (path: string, body: object) =>
    (await post(path, body)).answer.products.map(({ title }: { title: string }) => title);
  expect(await titles('search?locale=en', { query: 'needle bearings' })).toEqual(['Needle bearing']);
  expect(await titles('search?locale=en', { query: 'iğneli rulman' })).toEqual(['Needle bearing']);
  expect(await titles('search', { query: 'iğneli rulman' })).toEqual(['İğneli Rulman']);
  expect(await titles('lookup?locale=en', { ids: [bearing, 'M8-40'] })).toEqual(['Needle bearing', 'Cıvata M8']);
  expect((await post('product?locale=en', { id: bearing })).answer.product.title).toBe('Needle bearing');
  // The page is the one in that language, too.
  const pageIn = async (path: string) => (await post(path, { id: bearing })).answer.product.url as string;
  expect((await pageIn('product?locale=en')).replace(/^https?:\/\/[^/]+/, '')).toBe(`/en/products/${bearing}`);
  expect((await pageIn('product')).replace(/^https?:\/\/[^/]+/, '')).toBe(`/products/${bearing}`);
  expect((await post('search?locale=fr', { query: 'a' })).status).toBe(400);
});
