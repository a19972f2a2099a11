import { expect, test } from 'vitest';
import { addProduct } from '../../../testing/enquiries.ts';
import { history } from '../../../testing/history.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { exportContent } from '../../upkeep/content/content.export.ts';
import { moneyDefaults, type MoneyValues } from '../money/money.store.ts';
import { createRateRounds } from './fetchRates.ts';
import { saveMoney } from './money.save.ts';
import { listRates, setRate } from './setRates.ts';
import { bankList, openBank } from './testing/bank.ts';
import { takeList } from './takeList.ts';

const day = 86_400_000;
const at = (date: string, time = '15:31') => Date.parse(`${date}T${time}:00+03:00`);
const nextDay = (date: string) => new Date(Date.parse(date) + day).toISOString().slice(0, 10);

/** A site whose product costs ten euros with KDV, and a bank that has a list of any day. */
async function opened(values: Partial<MoneyValues> = {}, from = '2026-11-23') {
  const api = await openTestApi();
  const { db, asAdmin, asVisitor } = api;
  const settings = { ...moneyDefaults, currencies: ['EUR' as const], source: 'TCMB' as const, ...values };
  await saveMoney(db, { values: settings, now: at(from, '09:00') });
  const id = await addProduct(asAdmin, { listPrice: { amount: 10, currency: 'EUR', includesVat: true } });
  const listed = async (date: string, selling: string) =>
    takeList(db, { bytes: bankList(date, [{ code: 'EUR', selling }], { bulletin: date }), now: at(date) });
  const price = async () => (await asVisitor(`{ product(id: "${id}") { price } }`)).data.product.price as number | null;
  return { api, db, asAdmin, id, listed, price, settings };
}

test('a rate that is fixed until a day beats the lists of those days, and the list counts from the next day on', async () => {
  const { db, api, listed, price } = await opened();
  await listed('2026-11-23', '47.5');
  expect(await price()).toBe(475);
  const given = { currency: 'EUR' as const, rate: 49_000_000, fixedUntil: '2026-11-26', confirmed: true };
  await setRate(db, { ...given, now: at('2026-11-24', '10:00') });
  expect(await price()).toBe(490);
  const round = createRateRounds(api, { address: 'http://127.0.0.1:1/' });
  for (const [date, selling] of [
    ['2026-11-24', '47.6'],
    ['2026-11-25', '47.7'],
    ['2026-11-26', '47.8'],
  ] as const) {
    await listed(date, selling);
    await round(at(date, '23:59'));
    expect(await price(), date).toBe(490);
  }
  // Nothing has to be asked for: the night ends the fixed rate, and the last list holds.
  await round(at('2026-11-27', '00:01'));
  expect(await price()).toBe(478);
});

test('a margin comes on top of the rate of a list, and the rate keeps the one that it had', async () => {
  const { db, asAdmin, listed, price, settings } = await opened({ margin: 250 });
  await listed('2026-11-23', '40');
  expect(await price()).toBe(410);
  await saveMoney(db, { values: { ...settings, margin: 0 }, now: at('2026-11-24', '09:00') });
  await listed('2026-11-24', '41');
  expect(await price()).toBe(410);
  const { data } = await asAdmin('{ exchangeRates(currency: EUR) { rate margin applied } }');
  expect(data.exchangeRates).toEqual([
    { rate: 41, margin: 0, applied: 41 },
    { rate: 40, margin: 2.5, applied: 41 },
  ]);
});

test('the kind of rate is that of the settings', async () => {
  const { db, price } = await opened({ rateKind: 'BANKNOTE_BUYING' });
  const bytes = bankList('2026-11-23', [{ code: 'EUR', selling: '47.5', buying: '47', notes: '46' }]);
  await takeList(db, { bytes, now: at('2026-11-23') });
  expect(await price()).toBe(460);
});

test('old rates show prices on request by choice, and the next list brings them back', async () => {
  const { api, listed, price } = await opened({ whenOld: 'ON_REQUEST', oldAfterDays: 3 }, '2026-05-22');
  const round = createRateRounds(api, { address: 'http://127.0.0.1:1/' });
  await listed('2026-05-22', '47.5');
  let date = '2026-05-22';
  const seen: (number | null)[] = [];
  for (let n = 0; n < 5; n++) {
    date = nextDay(date);
    await round(at(date, '00:01'));
    seen.push(await price());
  }
  expect(seen).toEqual([475, 475, 475, null, null]);
  await listed(date, '48');
  expect(await price()).toBe(480);
});

test('a list that moved far changes no price until a person lets it pass, who stands at the rate for ever', async () => {
  const { api, db, asAdmin, id, listed, price } = await opened();
  await listed('2026-11-23', '40');
  const bank = await openBank(() => ({ body: bankList('2026-11-24', [{ code: 'EUR', selling: '43' }]) }));
  const round = createRateRounds(api, { address: bank.address, trusted: ['127.0.0.1'] });
  await round(at('2026-11-24'));
  const waiting = (await listRates(db, 'EUR', 1))[0]?.id ?? '';
  expect(await price()).toBe(400);
  const { data } = await asAdmin('{ notices { nodes { kind } } }');
  expect(data.notices.nodes).toContainEqual({ kind: 'RATE_STOPPED' });
  await asAdmin('mutation ($id: ID!) { letExchangeRatePass(id: $id) { state } }', { id: waiting });
  expect(await price()).toBe(430);
  const again = await asAdmin('mutation ($id: ID!) { letExchangeRatePass(id: $id) { state } }', { id: waiting });
  expect(again.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });

  // One entry of the history names the person, and so does the rate itself: in the content document, and where it is undone.
  const [entry] = await history({ asAdmin }, 'EXCHANGE_RATE', waiting);
  expect(entry).toMatchObject({ admin: expect.any(String) as unknown });
  const by = entry?.admin;
  const evidence = { day: '2026-11-24', source: 'TCMB', rate: 43_000_000, by };
  const { exchangerates } = (await exportContent(db, api.images)).information as unknown as {
    exchangerates: { exchangerates: { id: string }[] };
  };
  const kept = exchangerates.exchangerates.find((one) => one.id === waiting);
  expect(kept).toMatchObject({ ...evidence, state: 'IN_FORCE' });
  const { data: told } = await asAdmin('{ deeds(first: 50) { nodes { text } } }');
  expect((told.deeds.nodes as { text: string }[]).some(({ text }) => /rate/i.test(text))).toBe(true);
  expect(await history({ asAdmin }, 'PRODUCT', id)).toHaveLength(1);
});
