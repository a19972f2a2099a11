import { expect, test } from 'vitest';
import { history } from '../../../testing/history.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { exportContent } from '../../upkeep/content/content.export.ts';
import { importContent } from '../../upkeep/content/content.import.ts';
import { liraWithVat } from '../../../../common/money/money.ts';
import { products } from '../../../db/tables/tables.ts';
import { saveMoney } from './money.save.ts';
import { moneyDefaults } from '../money/money.store.ts';

const Settings = `mutation ($input: MoneySettingsInput!) { updateMoneySettings(input: $input) { version } }`;
const Rate = `mutation ($input: ExchangeRateInput!, $confirmed: Boolean) {
  setExchangeRate(input: $input, confirmed: $confirmed) { id rate applied state changed by } }`;
const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
const Patch = `mutation ($id: ID!, $changes: ProductChanges!) {
  patchProduct(id: $id, changes: $changes, confirmJumps: true) { price } }`;
const Shown = `query ($id: ID!) { product(id: $id) {
  price priceBreaks { minimum price } listPrice { amount currency includesVat } listBreaks { minimum price } version } }`;
const Undo = 'mutation ($id: ID!) { undoChange(entity: EXCHANGE_RATE, id: $id, version: 1) { restored } }';

const settings = {
  currencies: ['EUR', 'USD'],
  source: 'TYPED',
  rateKind: 'FOREX_SELLING',
  margin: 0,
  oldAfterDays: 5,
  whenOld: 'KEEP',
  vatRates: [{ rate: 20 }, { rate: 10 }, { rate: 1 }, { rate: 0 }],
  showsNet: false,
  showsRate: false,
};
const euro = (amount: number, includesVat = false) => ({ amount, currency: 'EUR', includesVat });
const input = { name: 'Rulman 6204', description: 'Çelik' };

async function opened() {
  const api = await openTestApi();
  const ask = async (operation: string, variables: object) => {
    const { data, errors } = await api.asAdmin(operation, { ...variables });
    return errors ? errors[0]?.extensions : (Object.values(data)[0] as never);
  };
  expect(await ask(Settings, { input: settings })).toEqual({ version: 1 });
  const rate = async (currency: string, of: number, more: object = {}) =>
    ask(Rate, { input: { currency, rate: of }, ...more });
  const add = async (values: object) => ((await ask(Create, { input: { ...input, ...values } })) as { id: string }).id;
  const shown = async (id: string) => (await api.asAdmin(Shown, { id })).data.product;
  const patch = async (id: string, changes: object) => ask(Patch, { id, changes });
  return { ...api, ask, rate, add, shown, patch };
}

test('a price in euros is on request without a rate, and follows each rate with its ladder', async () => {
  const { rate, add, shown, asVisitor } = await opened();
  const id = await add({ listPrice: euro(5), listBreaks: [{ minimum: 50, price: 4.5 }], price: 1 });
  expect(await shown(id)).toMatchObject({ price: null, priceBreaks: [], listPrice: euro(5) });
  expect(await rate('EUR', 47.5012)).toMatchObject({ rate: 47.5012, state: 'IN_FORCE', changed: 1 });
  // 5 x 47,5012 x 1,20 = 285,0072, and 4,5 x 47,5012 x 1,20 = 256,50648.
  expect(await shown(id)).toMatchObject({ price: 285.01, priceBreaks: [{ minimum: 50, price: 256.51 }] });
  await rate('EUR', 48);
  expect(await shown(id)).toMatchObject({ price: 288, priceBreaks: [{ minimum: 50, price: 259.2 }] });
  const { data, errors } = await asVisitor('query ($id: ID!) { product(id: $id) { price listPrice { amount } } }', {
    id,
  });
  expect([data?.product?.listPrice ?? null, errors?.[0]?.extensions.code]).toEqual([null, 'UNAUTHENTICATED']);
});

test('one rate is one entry of the history and one undo, and the product itself has none', async () => {
  const api = await opened();
  const id = await api.add({ listPrice: euro(10) });
  await api.rate('EUR', 47);
  const { id: second } = (await api.rate('EUR', 48)) as { id: string };
  expect(await api.shown(id)).toMatchObject({ price: 576, version: 1 });
  expect(await history(api, 'PRODUCT', id)).toHaveLength(1);
  expect(await api.ask(Undo, { id: second })).toEqual({ restored: 1 });
  expect(await api.shown(id)).toMatchObject({ price: 564, version: 1 });
  const { data } = await api.asAdmin('{ exchangeRates(currency: EUR) { rate state } }');
  expect(data.exchangeRates).toEqual([
    { rate: 48, state: 'TAKEN_BACK' },
    { rate: 47, state: 'IN_FORCE' },
  ]);
});

test('a rate that differs by more than 5 % is asked about, and nothing changes until it is confirmed', async () => {
  const { rate, add, shown } = await opened();
  const id = await add({ listPrice: euro(1, true) });
  await rate('EUR', 100);
  expect(await rate('EUR', 105)).toMatchObject({ state: 'IN_FORCE' });
  expect(await rate('EUR', 110.2501)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'rate' });
  expect(await rate('EUR', 99)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'rate' });
  expect(await shown(id)).toMatchObject({ price: 105 });
  expect(await rate('EUR', 120, { confirmed: true })).toMatchObject({ changed: 1 });
  expect(await shown(id)).toMatchObject({ price: 120 });
});

test.each([
  [{ price: 310 }, 'price'],
  [{ listPrice: { amount: 5, currency: 'GBP' } }, 'listPrice'],
  [{ listBreaks: [{ minimum: 10, price: 5 }] }, 'listBreaks.0.price'],
  [{ vatRate: 18 }, 'vatRate'],
  [{ listPrice: null, listBreaks: [{ minimum: 10, price: 4 }] }, 'listBreaks'],
])('beside a list price, %j is refused with its field', async (changes, field) => {
  const { rate, add, shown, patch } = await opened();
  await rate('EUR', 50);
  const id = await add({ listPrice: euro(5) });
  expect(await patch(id, changes)).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect(await shown(id)).toMatchObject({ price: 300, listPrice: euro(5), listBreaks: [] });
});

test('the price that it has in lira may be sent along, and stays when the list price is cleared', async () => {
  const { rate, add, shown, patch } = await opened();
  await rate('EUR', 50);
  const id = await add({ listPrice: euro(5) });
  expect(await patch(id, { price: 300, name: 'Rulman' })).toEqual({ price: 300 });
  expect(await patch(id, { price: 7, listPrice: euro(6) })).toEqual({ price: 360 });
  expect(await patch(id, { listPrice: null })).toEqual({ price: 360 });
  expect(await shown(id)).toMatchObject({ price: 360, listPrice: null, listBreaks: [] });
  await rate('EUR', 51);
  expect(await shown(id)).toMatchObject({ price: 360 });
});

test('KDV follows the product, its kind and its category, as the settings say', async () => {
  const { ask, add, shown, patch, asAdmin } = await opened();
  await asAdmin('mutation { createCategory(input: { name: "Gıda" }) { id } }');
  const id = await add({ listPrice: { amount: 100, currency: 'TRY', includesVat: false } });
  expect(await shown(id)).toMatchObject({ price: 120 });
  await patch(id, { vatRate: 1 });
  expect(await shown(id)).toMatchObject({ price: 101 });
  await patch(id, { vatRate: null, categoryId: 'gıda' });
  expect(await shown(id)).toMatchObject({ price: 120 });
  const vatRates = [{ rate: 20 }, { rate: 10, categoryIds: ['gıda'] }];
  await ask(Settings, { input: { ...settings, vatRates } });
  expect(await shown(id)).toMatchObject({ price: 110 });
  const { data } = await asAdmin('query ($id: ID!) { product(id: $id) { vatRate vatRateNow } }', { id });
  expect(data.product).toEqual({ vatRate: null, vatRateNow: 10 });
});

test('a restored state has its list price, and the lira price of now', async () => {
  const api = await opened();
  await api.rate('EUR', 50);
  const id = await api.add({ listPrice: euro(5) });
  await api.patch(id, { listPrice: euro(6) });
  await api.rate('EUR', 51);
  const [last, first] = await history(api, 'PRODUCT', id);
  expect(last?.fields).toEqual([
    { field: 'listPrice', label: 'List price', before: '5,00\u00a0€ + KDV', after: '6,00\u00a0€ + KDV' },
  ]);
  const restore = 'mutation ($id: ID!) { restoreRevision(id: $id) }';
  expect((await api.asAdmin(restore, { id: first?.id })).errors).toBeUndefined();
  expect(await api.shown(id)).toMatchObject({ price: 306, listPrice: euro(5) });
});

test('the content document carries list prices, rates and settings, and adds no rate twice', async () => {
  const api = await opened();
  await api.rate('EUR', 50);
  const id = await api.add({ listPrice: euro(5), listBreaks: [{ minimum: 10, price: 4 }] });
  const document = await exportContent(api.db, api.images);
  const other = await openTestApi();
  await importContent(other.db, document, { images: other.images });
  const { data } = await other.asAdmin(Shown, { id });
  expect(data.product).toMatchObject({ price: 300, priceBreaks: [{ minimum: 10, price: 240 }], listPrice: euro(5) });
  await importContent(other.db, document, { images: other.images });
  const rates = await other.asAdmin('{ exchangeRates(currency: EUR) { rate day state } }');
  expect(rates.data.exchangeRates).toMatchObject([{ rate: 50, state: 'IN_FORCE' }]);
});

test('the stored price of each of many products is what the one function makes of it', async () => {
  const { db, rate, asAdmin } = await opened();
  await rate('EUR', 47.5012);
  await rate('USD', 40.123456);
  const rows = Array.from({ length: 60 }, (_, n) => ({
    ...input,
    name: `Rulman ${n}`,
    listPrice: {
      amount: ((n * 7919) % 1000) / 100 + 0.05,
      currency: n % 2 === 0 ? 'EUR' : 'USD',
      includesVat: n % 3 === 0,
    },
    listBreaks:
      n % 4 === 0
        ? [
            { minimum: 10, price: 0.02 },
            { minimum: 20, price: 0.01 },
          ]
        : [],
    vatRate: [null, 20, 10, 1, 0][n % 5],
  }));
  for (const row of rows) expect((await asAdmin(Create, { input: row })).errors).toBeUndefined();
  await rate('EUR', 48.999999);
  await rate('USD', 41.000001);
  await saveMoney(db, { values: { ...moneyDefaults, currencies: ['EUR', 'USD'] }, now: Date.now() });
  const of = { EUR: { rate: 48_999_999, margin: 0 }, USD: { rate: 41_000_001, margin: 0 } };
  const wrong = (await db.select().from(products)).filter(({ price, priceBreaks, listPrice, listBreaks, vatRate }) => {
    if (!listPrice) return true;
    const lira = (amount: number) =>
      liraWithVat({ ...listPrice, amount }, of[listPrice.currency as 'EUR'], vatRate ?? 20);
    return price !== lira(listPrice.amount) || listBreaks.some((one, at) => priceBreaks[at]?.price !== lira(one.price));
  });
  expect(wrong).toEqual([]);
});

const Raise = `mutation ($which: ChosenProducts!, $priceRule: PriceRule) {
  changeProducts(which: $which, priceRule: $priceRule, confirmJumps: true) { changed } }`;
const Preview = `query ($which: ChosenProducts!, $rule: PriceRule!) {
  newPrices(which: $which, rule: $rule) { changed rows { price } } }`;

test('a rule for prices changes a list price in its currency, and its preview says the lira that comes of it', async () => {
  const { rate, add, shown, asAdmin } = await opened();
  await rate('EUR', 50);
  const id = await add({ listPrice: euro(5), listBreaks: [{ minimum: 10, price: 4 }] });
  const which = { work: { currency: 'EUR' }, count: 1 };
  const { data } = await asAdmin(Preview, { which, rule: { percent: 4 } });
  expect(data.newPrices).toEqual({ changed: 1, rows: [{ price: 312 }] });
  const raised = await asAdmin(Raise, { which: { ids: [id] }, priceRule: { percent: 4 } });
  expect(raised.data.changeProducts).toEqual({ changed: 1 });
  expect(await shown(id)).toMatchObject({
    ...{ price: 312, priceBreaks: [{ minimum: 10, price: 249.6 }] },
    ...{ listPrice: euro(5.2), listBreaks: [{ minimum: 10, price: 4.16 }] },
  });
});

test('visitors read the net price, and the price in its currency with the rate and its day, only by the settings', async () => {
  const { ask, rate, add, asVisitor } = await opened();
  await rate('EUR', 50);
  const id = await add({ listPrice: euro(5) });
  const asked = '{ net listPrice { amount currency includesVat } rate kind }';
  const note = async () =>
    (await asVisitor(`query ($id: ID!) { product(id: $id) { priceNote ${asked} } }`, { id })).data.product.priceNote;
  expect(await note()).toBeNull();
  await ask(Settings, { input: { ...settings, showsNet: true } });
  expect(await note()).toEqual({ net: 250, listPrice: null, rate: null, kind: null });
  await ask(Settings, { input: { ...settings, showsRate: true } });
  expect(await note()).toEqual({ net: null, listPrice: euro(5), rate: 50, kind: null });
});
