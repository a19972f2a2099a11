import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';
import { inLira } from '../../../../common/money/offerRates.ts';
import { lineNet, netPrice, sumsOf } from '../../../../common/offers/sums.ts';
import { addProduct } from '../../../testing/enquiries.ts';
import { codeOf, enquired, moneySettings } from '../../../testing/offers.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { istanbulDay } from '../../../../common/money/vat.ts';
import { tellOfOldRates } from '../../catalogue/rates/rateNotices.ts';
import { addRate } from '../../catalogue/rates/setRates.ts';
import { readOrder } from '../orders/readOrder.ts';
import { papers } from './testing/papers.ts';

const Settings = `mutation ($input: MoneySettingsInput!) { updateMoneySettings(input: $input) { version } }`;
const Rate = `mutation ($input: ExchangeRateInput!, $confirmed: Boolean) {
  setExchangeRate(input: $input, confirmed: $confirmed) { id } }`;
const Sums = 'currency sums { net total vat { rate net vat } } lines { net price priceWithVat } totalInLira';
const Money = `${Sums} rates { currency rate day source kind }`;

async function opened() {
  const api = await openTestApi();
  const set = (more: object = {}) => api.asAdmin(Settings, { input: { ...moneySettings, ...more } });
  await set();
  const rate = async (currency: string, of: number, confirmed = true) =>
    (await api.asAdmin(Rate, { input: { currency, rate: of }, confirmed })).data.setExchangeRate.id as string;
  const of = await enquired(api);
  const offersNow = async (fields: string) =>
    (await api.asAdmin(`query ($id: ID!) { enquiry(id: $id) { offers { ${fields} } } }`, { id: of.id })).data.enquiry
      .offers;
  return { api, set, rate, of, offersNow };
}

test.each(papers)('the sums of ten papers are those that were reckoned by hand: $name', async (paper) => {
  const { rate, of, offersNow } = await opened();
  await rate('EUR', 50);
  const lines = paper.lines.map(({ net: _, ...line }, place) => ({ ...line, name: `Satır ${place + 1}` }));
  const made = await of.make({ currency: paper.currency, lines });
  expect(made.errors).toBeUndefined();
  const [offer] = await offersNow(Sums);
  expect(offer).toMatchObject({
    currency: paper.currency,
    sums: {
      net: paper.net,
      total: paper.total,
      vat: paper.vat.map(([percent, net, vat]) => ({ rate: percent, net, vat })),
    },
    lines: paper.lines.map(({ net, price, priceWithVat = null }) => ({ net, price, priceWithVat })),
  });
});

test('without a discount, any list with KDV is offered for the sum of the list to the kuruş, and net and KDV make up the total', () => {
  let state = 11;
  const upTo = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });
  for (let n = 0; n < 20_000; n++) {
    const lines = Array.from({ length: 1 + upTo(5) }, () => {
      const vatRate = [0, 1, 10, 20][upTo(4)] ?? 20;
      const gross = upTo([100, 100_000, 100_000_000][upTo(3)] ?? 1);
      const line = { quantity: 1 + upTo(1000), priceQuantity: null, discount: null, vatRate };
      return { ...line, price: netPrice(gross, vatRate), gross };
    });
    const { net, vat, total } = sumsOf(lines);
    expect(total).toBe(lines.reduce((sum, { quantity, gross }) => sum + quantity * gross, 0));
    expect(net + vat.reduce((sum, one) => sum + one.vat, 0)).toBe(total);
    for (const line of lines) {
      const exact = new Exact(line.gross).times(line.quantity).div(new Exact(line.vatRate).div(100).plus(1));
      expect(exact.toDecimalPlaces(0).toNumber()).toBe(lineNet(line));
    }
  }
});

test('an offer in euros keeps its rate with day and source, whatever the rate becomes, and its order does, too', async () => {
  const { api, rate, of, offersNow } = await opened();
  await rate('EUR', 47.5012);
  const lines = [{ name: 'Rulman', quantity: 4, price: 5, vatRate: 20 }];
  await of.offer({ currency: 'EUR', lines });
  const first = await offersNow(Money);
  const kept = { currency: 'EUR', rate: 47.5012, source: 'TYPED', kind: null };
  expect(first).toMatchObject([{ currency: 'EUR', rates: [kept], totalInLira: 1140.03, sums: { net: 20, total: 24 } }]);
  // The buyer accepts while the rate changes.
  await rate('EUR', 99);
  expect((await of.accept()).errors).toBeUndefined();
  expect(await offersNow(Money)).toEqual(first);
  const { data } = await api.asAdmin('{ orders { nodes { id } } }');
  const sheet = await readOrder({ openDb: async () => api.db, images: api.images }, data.orders.nodes[0].id as string);
  expect(sheet).toMatchObject({ total: '24,00\u00a0€', sums: [{ amount: '20,00\u00a0€' }, { amount: '4,00\u00a0€' }] });
  expect(sheet?.facts.at(-1)?.text).toBe('Avro');
  expect(sheet?.rates).toEqual(['Bilgi içindir: ₺\u00a01.140,03', expect.stringMatching(/^1 EUR = ₺\u00a047,5012 \(/)]);
  const order = await of.status('order { currency totalInLira rates { rate day } sums { total } }');
  const { day } = first[0].rates[0];
  expect(order.order).toEqual({
    currency: 'EUR',
    totalInLira: 1140.03,
    rates: [{ rate: 47.5012, day }],
    sums: { total: 24 },
  });
});

test('the rate that a form used is kept though another one came meanwhile; one that was taken back is refused', async () => {
  const { api, rate, of, offersNow } = await opened();
  const id = await rate('EUR', 47);
  await rate('EUR', 48);
  await of.make({ currency: 'EUR', rateIds: [id] });
  expect(await offersNow('rates { rate }')).toEqual([{ rates: [{ rate: 47 }] }]);
  await api.asAdmin(`mutation { undoChange(entity: EXCHANGE_RATE, id: "${id}", version: 1) { restored } }`);
  const refused = await of.make({ currency: 'EUR', rateIds: [id] });
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'rateIds.0' });
  expect(codeOf(await of.make({ currency: 'EUR', rateIds: ['made up'] }))).toBe('BAD_USER_INPUT');
});

test('a currency without a rate, and one that was switched off, are refused; a product in it can still be offered', async () => {
  const { api, set, rate, of, offersNow } = await opened();
  expect(codeOf(await of.make({ currency: 'EUR' }))).toBe('BAD_USER_INPUT');
  expect(codeOf(await of.make({ currency: 'GBP' }))).toBe('BAD_USER_INPUT');
  await rate('USD', 40);
  await rate('EUR', 50);
  const listPrice = { amount: 10, currency: 'USD', includesVat: false };
  const productId = await addProduct(api.asAdmin, { listPrice });
  await set({ currencies: ['EUR'] });
  expect(codeOf(await of.make({ currency: 'USD' }))).toBe('BAD_USER_INPUT');
  const lines = [{ productId, name: 'Rulman', quantity: 1, price: 8, vatRate: 20 }];
  expect((await of.make({ currency: 'EUR', lines })).errors).toBeUndefined();
  // Both rates were used: dollars became lira, and lira euros.
  expect(await offersNow('rates { currency rate }')).toEqual([
    {
      rates: [
        { currency: 'EUR', rate: 50 },
        { currency: 'USD', rate: 40 },
      ],
    },
  ]);
});

test('a rate of forty days ago is kept with its day, raises a notice, and stands on an offer', async () => {
  const { api, set, of, offersNow } = await opened();
  const now = Date.now();
  const old = now - 40 * 86_400_000;
  const day = istanbulDay(old);
  const values = { currency: 'EUR', rate: 47_000_000, margin: 0, day, source: 'TYPED', kind: null } as const;
  await api.db.write((tx) => addRate(tx, { ...values, bulletin: null, fixedUntil: null }, 'IN_FORCE', old));
  const productId = await addProduct(api.asAdmin, { listPrice: { amount: 10, currency: 'EUR', includesVat: true } });
  const price = async () =>
    (await api.asVisitor(`{ product(id: "${productId}") { price } }`)).data.product.price as number | null;
  expect(await price()).toBe(470);
  await tellOfOldRates(api.db, now);
  const { data } = await api.asAdmin('{ notices { nodes { kind title } } }');
  expect(data.notices.nodes).toContainEqual({ kind: 'RATE_OLD', title: expect.stringContaining('40') as unknown });
  const lines = [{ productId, name: 'Rulman', quantity: 1, price: 8, vatRate: 20 }];
  expect((await of.make({ currency: 'EUR', lines })).errors).toBeUndefined();
  expect(await offersNow('rates { rate day }')).toEqual([{ rates: [{ rate: 47, day }] }]);
  // By choice such prices are on request, until there is a rate again; what was offered stays.
  await set({ whenOld: 'ON_REQUEST' });
  expect(await price()).toBeNull();
  expect(await offersNow('rates { rate day }')).toEqual([{ rates: [{ rate: 47, day }] }]);
});

test.each([0, -47.5, 100_000.1, 0.00001])('a typed rate of %d is refused', async (wrong) => {
  const { api } = await opened();
  const answer = await api.asAdmin(Rate, { input: { currency: 'EUR', rate: wrong }, confirmed: true });
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'rate' });
});

test('a price with KDV that does not belong to the one without it is refused, and names its line', async () => {
  const { of } = await opened();
  const lines = [{ name: 'Rulman', quantity: 1, price: 83.34, priceWithVat: 100, vatRate: 20 }];
  const { errors } = await of.make({ lines });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'lines.0.priceWithVat' });
});

test('orders are listed each in its currency, and never added', async () => {
  const { api, rate, of } = await opened();
  await rate('EUR', 50);
  await of.offer({ currency: 'EUR', lines: [{ name: 'Rulman', quantity: 3, price: 7, vatRate: 20 }] });
  const inTurkish = await enquired(api);
  await inTurkish.offer({ lines: [{ name: 'Rulman', quantity: 1, price: 100, vatRate: 20 }] });
  for (const one of [of, inTurkish]) expect((await one.accept()).errors).toBeUndefined();
  const { data } = await api.asAdmin('{ orders { nodes { currency sums { total } } } }');
  expect(data.orders.nodes).toHaveLength(2);
  expect(data.orders.nodes).toEqual(
    expect.arrayContaining([
      { currency: 'EUR', sums: { total: 25.2 } },
      { currency: 'TRY', sums: { total: 120 } },
    ]),
  );
});

test('a revision in another currency differs in all its lines, even where the numbers are the same', async () => {
  const { rate, of } = await opened();
  await rate('EUR', 50);
  const lines = [{ name: 'Rulman', quantity: 3, price: 7, vatRate: 20 }];
  await of.offer({ lines });
  await of.offer({ currency: 'EUR', lines });
  const { offer } = await of.status('offer { currency differences { count earlier { currency } } }');
  expect(offer).toEqual({ currency: 'EUR', differences: { count: 1, earlier: { currency: 'TRY' } } });
});

test('what an amount is in lira is exact, half up', () => {
  expect(inLira(2400, { rate: 47_501_200 })).toBe(114_003);
  expect(inLira(1, { rate: 500_000 })).toBe(1);
});
