import { expect, test } from 'vitest';
import { istanbulDay } from '../../../../common/money/vat.ts';
import { addProduct } from '../../../testing/enquiries.ts';
import { enquired } from '../../../testing/offers.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { moneyDefaults, moneyNotesNow, reckoningOf } from '../money/money.store.ts';
import { createRateRounds } from './fetchRates.ts';
import { saveMoney } from './money.save.ts';
import { listRates } from './setRates.ts';
import { bankList, openBank, usual } from './testing/bank.ts';
import { takeList } from './takeList.ts';
import { readBankList, UnreadableList } from './tcmb.ts';

test('the list of the central bank is read: its day, its number, and each kind of rate for one unit', () => {
  const list = readBankList(bankList('2026-11-27'));
  expect([list.day, list.bulletin]).toEqual(['2026-11-27', '2026/221']);
  expect(list.rates.get('EUR')).toEqual(
    new Map([
      ['FOREX_BUYING', 47_415_700],
      ['FOREX_SELLING', 47_501_200],
    ]),
  );
  const hundreds = readBankList(bankList('2026-11-27', [{ code: 'EUR', unit: 100, selling: '4750.123456' }]));
  expect(hundreds.rates.get('EUR')?.get('FOREX_SELLING')).toBe(47_501_235);
  for (const none of [{}, { selling: '0' }, { selling: '0.0000' }])
    expect(readBankList(bankList('2026-11-27', [{ code: 'EUR', ...none }])).rates.get('EUR')?.size).toBe(0);
});

const text = (of: string) => Buffer.from(of);
test.each([
  ['a page', text('<!DOCTYPE html><html><body>Bakımdayız</body></html>')],
  ['entities', text(`<!DOCTYPE x [<!ENTITY a "b">]>${bankList('2026-11-27').toString()}`)],
  ['an outside entity', text(`<!ENTITY a SYSTEM "file:///etc/passwd">${bankList('2026-11-27').toString()}`)],
  ['half of a list', bankList('2026-11-27').subarray(0, 900)],
  ['nothing', text('')],
  ['another file', text('{"rates":{"EUR":47.5}}')],
  ['a day that does not exist', bankList('2026-02-30')],
  ['two days', bankList('2026-11-27', usual, { date: '2026-11-26' })],
  ['a rate that is no number', bankList('2026-11-27', [{ code: 'EUR', selling: '47.50.12' }])],
  ['a rate of a thousand digits', bankList('2026-11-27', [{ code: 'EUR', selling: '9'.repeat(1000) }])],
  ['a negative rate', bankList('2026-11-27', [{ code: 'EUR', selling: '-47.5012' }])],
  ['a unit that is no number', bankList('2026-11-27', [{ code: 'EUR', unit: Number.NaN, selling: '47.5' }])],
  ['a currency twice', bankList('2026-11-27', [...usual, { code: 'EUR', selling: '99' }])],
  ['far too much', Buffer.alloc(300_000, 'x')],
])('%s is no list, and is refused with a sentence', (_, bytes) => {
  expect(() => readBankList(bytes)).toThrow(UnreadableList);
});

const at = (day: string, time = '15:31') => Date.parse(`${day}T${time}:00+03:00`);
const euro = { ...moneyDefaults, currencies: ['EUR' as const], source: 'TCMB' as const };

test('a year of lists, with holidays, brings one rate a day; a list of yesterday and one that is known bring none', async () => {
  const { db } = await openTestApi();
  await saveMoney(db, { values: euro, now: at('2026-01-01') });
  let working = 0;
  for (let of = Date.parse('2026-01-02'); of <= Date.parse('2026-12-31'); of += 86_400_000) {
    const day = new Date(of).toISOString().slice(0, 10);
    const isWorking =
      ![0, 6].includes(new Date(of).getUTCDay()) && !day.startsWith('2026-03-2') && !day.startsWith('2026-05-2');
    if (!isWorking) continue;
    const selling = (40 + working / 100).toFixed(4);
    const bytes = bankList(day, [{ code: 'EUR', selling }], { bulletin: `2026/${working}` });
    expect(await takeList(db, { bytes, now: at(day) })).toHaveLength(1);
    expect(await takeList(db, { bytes, now: at(day, '16:15') })).toEqual([]);
    working++;
  }
  expect(await listRates(db, 'EUR', 400)).toHaveLength(working);
  const [last] = await listRates(db, 'EUR', 1);
  const old = bankList('2026-03-19', [{ code: 'EUR', selling: '40' }], { bulletin: '2026/x' });
  expect((await takeList(db, { bytes: old, now: at('2026-12-31', '17:31') })).length).toBe(1);
  expect((await listRates(db, 'EUR', 1))[0]?.id).toBe(last?.id);
});

test('a list of tomorrow changes nothing, a currency that is missing is named, and a rate that moved far waits', async () => {
  const { db } = await openTestApi();
  const now = at('2026-11-27');
  await saveMoney(db, { values: { ...euro, currencies: ['EUR', 'GBP'] }, now });
  await expect(takeList(db, { bytes: bankList('2026-11-28'), now })).rejects.toThrow(UnreadableList);
  expect(await listRates(db, 'EUR', 9)).toEqual([]);
  await takeList(db, { bytes: bankList('2026-11-27', usual.slice(1, 2)), now });
  expect((await moneyNotesNow(db)).problem).toBe('The list of 2026-11-27 has no rate for GBP.');
  const far = bankList('2026-11-30', [{ code: 'EUR', selling: '52' }], { bulletin: '2026/222' });
  await takeList(db, { bytes: far, now: at('2026-11-30') });
  expect((await listRates(db, 'EUR', 9)).map(({ rate, state }) => [rate, state])).toEqual([
    [52_000_000, 'WAITING'],
    [47_501_200, 'IN_FORCE'],
  ]);
});

test('a rate that is a hundred times as much, as of a list whose unit is wrong, waits and changes no price', async () => {
  const { db } = await openTestApi();
  const now = at('2026-11-27');
  await saveMoney(db, { values: euro, now });
  await takeList(db, { bytes: bankList('2026-11-27', [{ code: 'EUR', selling: '47.5' }]), now });
  const wrong = bankList('2026-11-30', [{ code: 'EUR', selling: '4750' }], { bulletin: '2026/222' });
  await takeList(db, { bytes: wrong, now: at('2026-11-30') });
  const { rates } = await reckoningOf(db, at('2026-11-30'));
  expect(rates.get('EUR')?.rate).toBe(47_500_000);
});

test('products in a currency that was switched off go on following the list', async () => {
  const { db, asAdmin } = await openTestApi();
  const now = at('2026-11-27');
  await saveMoney(db, { values: { ...euro, currencies: ['EUR', 'USD', 'GBP'] }, now });
  await addProduct(asAdmin, { listPrice: { amount: 10, currency: 'USD' } });
  await saveMoney(db, { values: euro, now });
  expect(await takeList(db, { bytes: bankList('2026-11-27'), now })).toHaveLength(2);
  const { rates } = await reckoningOf(db, now);
  expect([...rates.keys()].toSorted()).toEqual(['EUR', 'USD']);
});

test('the list is asked for at its times on working days, tried again, and not once more when it was taken', async () => {
  const api = await openTestApi();
  const { db } = api;
  let answer: { status?: number; body: Buffer } = { status: 404, body: Buffer.from('') };
  const bank = await openBank(() => answer);
  const round = createRateRounds(api, { address: bank.address, trusted: ['127.0.0.1'] });
  // By default nobody is asked.
  await round(at('2026-11-27'));
  expect(bank.count()).toBe(0);
  await saveMoney(db, { values: euro, now: at('2026-11-27') });
  for (const time of ['09:00', '15:29', '15:30', '15:31', '15:44']) await round(at('2026-11-27', time));
  expect(bank.count()).toBe(1);
  expect((await moneyNotesNow(db)).problem).toBe('The address answered with 404.');
  answer = { body: bankList('2026-11-27') };
  for (const time of ['15:45', '16:15', '17:30', '23:59']) await round(at('2026-11-27', time));
  expect(bank.count()).toBe(2);
  // A Saturday and a Sunday.
  for (const day of ['2026-11-28', '2026-11-29']) await round(at(day, '17:30'));
  expect(bank.count()).toBe(2);
  expect(await moneyNotesNow(db)).toMatchObject({ takenDay: '2026-11-27', problem: null });
});

test('of two servers that look at the clock in the same moment, one asks the central bank', async () => {
  const api = await openTestApi();
  const bank = await openBank(() => ({ body: bankList('2026-11-27') }));
  const rounds = [1, 2].map(() => createRateRounds(api, { address: bank.address, trusted: ['127.0.0.1'] }));
  await saveMoney(api.db, { values: euro, now: at('2026-11-27') });
  await Promise.all(rounds.map((round) => round(at('2026-11-27', '15:30'))));
  expect(bank.count()).toBe(1);
  expect(await listRates(api.db, 'EUR', 9)).toHaveLength(1);
});

test('nine days without a list keep the last rate, tell of its age once a day, and nothing is lost when the clock jumps', async () => {
  const api = await openTestApi();
  const { db, asAdmin } = api;
  let answer: { status?: number; body: Buffer } = { body: bankList('2026-05-22') };
  const bank = await openBank(() => answer);
  const round = createRateRounds(api, { address: bank.address, trusted: ['127.0.0.1'] });
  await saveMoney(db, { values: euro, now: at('2026-05-22') });
  const id = await addProduct(asAdmin, { listPrice: { amount: 10, currency: 'EUR', includesVat: true } });
  const price = async () => (await asAdmin(`{ product(id: "${id}") { price } }`)).data.product.price as number;
  const told = async () =>
    (await asAdmin('{ notices { nodes { kind title } } }')).data.notices.nodes.filter(
      ({ kind }: { kind: string }) => kind === 'RATE_OLD',
    ).length as number;
  const days = Array.from({ length: 10 }, (_, n) => new Date(Date.parse('2026-05-22') + n * 86_400_000));
  for (const day of days) {
    const name = day.toISOString().slice(0, 10);
    for (const time of ['09:00', '15:30', '17:30']) await round(at(name, time));
    answer = { status: 404, body: Buffer.from('') };
    expect(await price()).toBe(475.01);
  }
  expect(await listRates(db, 'EUR', 9)).toHaveLength(1);
  const notices = await told();
  expect(notices).toBeGreaterThan(0);
  expect(notices).toBeLessThanOrEqual(days.length - moneyDefaults.oldAfterDays);
  // The clock jumps back for a moment, and the list after the holiday comes all the same.
  await round(at('2026-05-20', '15:31'));
  answer = { body: bankList('2026-06-01', [{ code: 'EUR', selling: '48' }], { bulletin: '2026/100' }) };
  await round(at('2026-06-01', '15:30'));
  expect((await listRates(db, 'EUR', 9)).map(({ rate }) => rate)).toEqual([48_000_000, 47_501_200]);
  expect(await price()).toBe(480);
});

test('a law changes KDV in the night of its day: prices follow, and what was offered before stays', async () => {
  const api = await openTestApi();
  const { db, asAdmin } = api;
  const round = createRateRounds(api);
  const now = Date.now();
  const tomorrow = istanbulDay(now + 86_400_000);
  const id = await addProduct(asAdmin, { listPrice: { amount: 100, currency: 'TRY', includesVat: false } });
  const price = async () => (await asAdmin(`{ product(id: "${id}") { price } }`)).data.product.price as number;
  const law = { rate: 22, kindIds: [], categoryIds: [], since: tomorrow, replaces: 20 };
  const [usual] = moneyDefaults.vatRates;
  await saveMoney(db, { values: { ...moneyDefaults, vatRates: [...(usual ? [usual] : []), law] }, now });
  const buyer = await enquired(api);
  const lines = [{ productId: id, name: 'Rulman', quantity: 2, price: 100, vatRate: 20 }];
  await buyer.offer({ lines });
  await round(now);
  expect(await price()).toBe(120);
  await round(now + 86_400_000);
  expect(await price()).toBe(122);
  const { offer } = await buyer.status('offer { sums { total vat { rate vat } } }');
  expect(offer.sums).toEqual({ total: 240, vat: [{ rate: 20, vat: 40 }] });
});
