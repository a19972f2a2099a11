import { expect, test } from 'vitest';
import { connectAgent } from '../../../testing/programs/agents.ts';
import { makeKey } from '../../../testing/keys.ts';
import { moneySettings } from '../../../testing/offers.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';

const Settings = 'mutation ($input: MoneySettingsInput!) { updateMoneySettings(input: $input) { version } }';
const Rate = `mutation ($currency: Currency!, $rate: Float!) {
  setExchangeRate(input: { currency: $currency, rate: $rate }, confirmed: true) { id changed } }`;
const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
const Rows = `mutation ($rows: [ProductRowInput!]!) {
  changeProductRows(rows: $rows, confirmJumps: true) { rows { code problems { field message } } } }`;
const sizes = '($patternId: ID!, $familyId: ID!, $rows: [ProductChanges!]!)';
const given = '(patternId: $patternId, familyId: $familyId, rows: $rows)';
const NewSizes = `query ${sizes} { newVariants${given} { price problems { field message } } }`;
const AddSizes = `mutation ${sizes} { addVariants${given} { count } }`;
const All = `{ products(first: 50) { nodes { stockCode price listPrice { amount currency includesVat } } } }`;

const dollar = (amount: number) => ({ amount, currency: 'USD', includesVat: false });
const input = { name: 'Rulman', description: 'Çelik', stockCode: 'A-1', listPrice: dollar(10) };

async function opened() {
  const site = await serveTestSite();
  const ask = async (operation: string, variables: object = {}) => {
    const { data, errors } = await site.asAdmin(operation, { ...variables });
    return errors ? errors[0]?.extensions : (Object.values(data)[0] as never);
  };
  const use = (currencies: string[]) => ask(Settings, { input: { ...moneySettings, currencies } });
  await use(['EUR', 'USD']);
  await ask(Rate, { currency: 'USD', rate: 40 });
  const { id } = (await ask(Create, { input })) as { id: string };
  const family = (await ask('mutation { createFamily(input: { name: "62", columns: [] }) { id } }')) as { id: string };
  const size = (row: object) => ({ patternId: id, familyId: family.id, rows: [row] });
  type Shown = { stockCode: string; price: number; listPrice: object };
  const all = async () =>
    ((await ask(All)) as { nodes: Shown[] }).nodes
      .toSorted((one, other) => (one.stockCode < other.stockCode ? -1 : 1))
      .map(({ stockCode, price, listPrice }) => [stockCode, price, listPrice]);
  return { ...site, ask, use, id, size, all };
}

test('new sizes have the list price of their pattern or their own, and so has a copy', async () => {
  const { ask, size, all } = await opened();
  const row = { name: 'Rulman 2', stockCode: 'A-2' };
  expect(await ask(NewSizes, size(row))).toEqual([{ price: 480, problems: [] }]);
  expect(await ask(AddSizes, size(row))).toEqual({ count: 1 });
  const own = { name: 'Rulman 3', stockCode: 'A-3', listPrice: { amount: 7, currency: 'TRY', includesVat: true } };
  expect(await ask(NewSizes, size(own))).toEqual([{ price: 7, problems: [] }]);
  expect(await ask(AddSizes, size(own))).toEqual({ count: 1 });
  // A copy is made of everything that the form has read.
  await ask(Create, { input: { ...input, stockCode: 'A-4', price: 480 } });
  expect(await all()).toEqual([
    ['A-1', 480, dollar(10)],
    ['A-2', 480, dollar(10)],
    ['A-3', 7, { amount: 7, currency: 'TRY', includesVat: true }],
    ['A-4', 480, dollar(10)],
  ]);
});

test('a product in a currency that was switched off follows its rate, can be changed, and makes no new one', async () => {
  const { ask, use, id, size, all } = await opened();
  await use(['EUR']);
  expect(await ask(Rate, { currency: 'USD', rate: 41 })).toMatchObject({ changed: 1 });
  const saved = { rows: [{ code: null, problems: [] }] };
  expect(await ask(Rows, { rows: [{ id, version: 1, changes: { listPrice: dollar(11), brand: 'FAG' } }] })).toEqual(
    saved,
  );
  expect(await all()).toEqual([['A-1', 541.2, dollar(11)]]);
  const sentence = 'The site has no prices in USD: add it in Settings, Money.';
  const row = { name: 'Rulman 2', stockCode: 'A-2' };
  expect(await ask(NewSizes, size(row))).toMatchObject([{ problems: [{ field: 'listPrice', message: sentence }] }]);
  expect(await ask(AddSizes, size(row))).toMatchObject({ code: 'BAD_USER_INPUT', field: 'rows.0.listPrice' });
  const copy = { ...input, stockCode: 'A-4' };
  expect(await ask(Create, { input: copy })).toMatchObject({ code: 'BAD_USER_INPUT', field: 'listPrice' });
  // Another currency is possible again, and so is lira alone.
  expect(await ask(AddSizes, size({ ...row, listPrice: null, price: 500 }))).toEqual({ count: 1 });
  const { version } = (await ask('query ($id: ID!) { product(id: $id) { version } }', { id })) as { version: number };
  expect(await ask(Rows, { rows: [{ id, version, changes: { listPrice: { amount: 9, currency: 'EUR' } } }] })).toEqual(
    saved,
  );
  const back = await ask(Rows, { rows: [{ id, version: version + 1, changes: { listPrice: dollar(11) } }] });
  expect(back).toMatchObject({ rows: [{ code: 'BAD_USER_INPUT', problems: [{ field: 'listPrice' }] }] });
});

test('an agent proposes a list price in its currency, and reads it where the page shows it', async () => {
  const site = await opened();
  const { call } = connectAgent(site.origin, await makeKey(site, { scopes: ['WRITE_PRODUCTS'] }));
  const proposed = await call('propose_changes', { rows: [{ code: 'A-1', listPrice: dollar(12) }] });
  expect(proposed.data).toMatchObject({
    changes: [
      { fields: expect.arrayContaining([expect.objectContaining({ after: '12,00\u00a0$ + KDV' })]) as unknown },
    ],
  });
  const note = async () =>
    ((await call('get_product', { code: 'A-1' })).data as { product: { listPrice: unknown } }).product.listPrice;
  expect(await note()).toBeNull();
  await site.ask(Settings, { input: { ...moneySettings, currencies: ['USD'], showsRate: true } });
  expect(await note()).toEqual({ ...dollar(10), liraPerUnit: 40, day: expect.any(String) as unknown });
});
