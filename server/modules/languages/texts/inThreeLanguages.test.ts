import { expect, test } from 'vitest';
import { inThreeLanguages } from '../../../testing/languages.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { publishDueTexts } from './publishDue.ts';

test('the address of a request names its language, and answers are kept for each of them, exact to the last write', async () => {
  const site = await serveTestSite();
  await site.asAdmin('mutation { addLanguage(code: "en", input: { name: "English" }) { code } }');
  const Create = 'mutation { createProduct(input: { name: "Rulman", description: "x" }) { id } }';
  const id = (await site.asAdmin(Create)).data.createProduct.id as string;
  const say = (value: string) =>
    site.asAdmin('mutation ($rows: [TranslationInput!]!) { saveTranslations(rows: $rows) { saved } }', {
      rows: [{ entity: 'PRODUCT', id, language: 'en', field: 'name', value }],
    });
  const query = `{ product(id: "${id}") { name } }`;
  const headers = { 'content-type': 'application/json', 'accept-language': 'en', 'apollo-require-preflight': '1' };
  const post = async (search = '') => {
    const reply = await fetch(`${site.origin}/graphql${search}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    });
    return (await reply.json()) as { data?: { product: { name: string } }; errors?: { extensions: object }[] };
  };
  const get = async (search: string) =>
    (await (
      await fetch(`${site.origin}/graphql?query=${encodeURIComponent(query)}${search}`, { headers })
    ).json()) as object;
  const named = (name: string) => ({ data: { product: { name } } });
  await say('Bearing');
  for (let twice = 0; twice < 2; twice++) {
    expect(await post()).toMatchObject(named('Rulman'));
    expect(await post('?locale=en')).toMatchObject(named('Bearing'));
    expect(await post('?locale=tr')).toMatchObject(named('Rulman'));
    expect(await get('&locale=en')).toMatchObject(named('Bearing'));
  }
  await say('Ball bearing');
  expect(await post('?locale=en')).toMatchObject(named('Ball bearing'));
  expect(await get('&locale=en')).toMatchObject(named('Ball bearing'));
  expect((await post('?locale=fr')).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'locale' });
  // Programs come through doors of their own.
  const found = await fetch(`${site.origin}/mcp?locale=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'get_product', arguments: { id } },
    }),
  });
  expect(await found.text()).toContain('Ball bearing');
});

test('a price is shown in the currency of the language alone, and nothing is converted', async () => {
  const site = await inThreeLanguages();
  const Money = `mutation { updateMoneySettings(input: { currencies: [EUR], source: TYPED, rateKind: FOREX_SELLING, margin: 0, oldAfterDays: 5,
    whenOld: KEEP, vatRates: [{ rate: 20 }], showsNet: false, showsRate: false }) { version } }`;
  expect((await site.asAdmin(Money)).errors).toBeUndefined();
  await site.asAdmin('mutation { setExchangeRate(input: { currency: EUR, rate: 50 }) { id } }');
  const inLira = await site.product({ price: 100 });
  const inEuro = await site.product({ listPrice: { amount: 4, currency: 'EUR', includesVat: false } });
  const Prices = `query ($ids: [ID!]!) { productsNamed(ids: $ids) { price priceBreaks { price } priceInLanguage { amount currency includesVat } } }`;
  const pricesIn = async (language: string) =>
    (await site.askIn(language)(Prices, { ids: [inLira, inEuro] })).data.productsNamed as object[];
  const onRequest = { price: null, priceBreaks: [], priceInLanguage: null };
  expect(await pricesIn('en')).toEqual([onRequest, onRequest]);
  const setCurrency = (currency: string) =>
    site.asAdmin(`mutation { updateLanguage(code: "en", input: { currency: ${currency} }) { currency } }`);
  await setCurrency('EUR');
  const euro = { amount: 4, currency: 'EUR', includesVat: false };
  expect(await pricesIn('en')).toEqual([onRequest, { ...onRequest, priceInLanguage: euro }]);
  await setCurrency('TRY');
  expect(await pricesIn('en')).toEqual(await pricesIn('tr'));
  expect(await pricesIn('tr')).toEqual([
    { price: 100, priceBreaks: [], priceInLanguage: null },
    { price: 240, priceBreaks: [], priceInLanguage: null },
  ]);
});

test('a draft is published when its moment has come, in its language alone', async () => {
  const site = await inThreeLanguages();
  const id = await site.product();
  await site.say('PRODUCT', id, [
    { field: 'name', value: 'Bearing' },
    { field: 'name', value: 'Lager', language: 'de' },
  ]);
  const at = Date.now() + 60_000;
  const Set = `mutation ($id: ID!, $language: ID!, $publishAt: DateTime) {
    setTranslationStatus(entity: PRODUCT, id: $id, language: $language, status: DRAFT, publishAt: $publishAt) { id } }`;
  await site.asAdmin(Set, { id, language: 'en', publishAt: new Date(at).toISOString() });
  await site.asAdmin(Set, { id, language: 'de' });
  const names = async () =>
    Promise.all(
      ['en', 'de'].map(
        async (one) =>
          (await site.askIn(one)('query ($id: ID!) { product(id: $id) { name } }', { id })).data.product.name,
      ),
    );
  await publishDueTexts(site.db, at - 1000);
  expect(await names()).toEqual(['Rulman 6204', 'Rulman 6204']);
  await publishDueTexts(site.db, at + 1000);
  expect(await names()).toEqual(['Bearing', 'Rulman 6204']);
});

test('one statement reads the texts of a list, whatever its length, and none without a language', async () => {
  const statements: string[] = [];
  const site = await inThreeLanguages({ onStatement: (sql) => void statements.push(sql) });
  for (let number = 0; number < 12; number++) {
    const id = await site.product({ name: `Rulman ${number}` });
    await site.say('PRODUCT', id, [{ field: 'name', value: `Bearing ${number}` }]);
  }
  const countOf = async (language: string, first: number) => {
    const List = `{ products(first: ${first}) { nodes { name description imageAlt language category { name } kind { name } } } }`;
    await site.askIn(language)(List);
    statements.length = 0;
    const { data } = await site.askIn(language)(List);
    expect(data.products.nodes).toHaveLength(first);
    return statements.filter((sql) => sql.includes('translations')).length;
  };
  expect(await countOf('tr', 12)).toBe(0);
  expect(await countOf('en', 2)).toBe(1);
  expect(await countOf('en', 12)).toBe(1);
});
