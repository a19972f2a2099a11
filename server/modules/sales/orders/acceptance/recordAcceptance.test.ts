import { expect, test } from 'vitest';
import { outbox } from '../../../../db/tables/mailTables.ts';
import { orderEvents, orderPapers, orders } from '../../../../db/tables/orderTables.ts';
import { offers } from '../../../../db/tables/offerTables.ts';
import { codeOf, enquired, kindsOfLines } from '../../../../testing/offers.ts';
import { inGate } from '../../../../testing/inGate.ts';
import { inThisProcess } from '../../../../testing/inThisProcess.ts';
import { openTestApi } from '../../../../testing/openTestApi.ts';

const Record = `mutation ($offerId: ID!, $input: RecordedAcceptanceInput!, $key: ID) {
  recordAcceptance(offerId: $offerId, input: $input, key: $key) {
    id number state channel acceptedOn recordedBy buyerName buyerTitle network enquiry { state } sums { total } } }`;
const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Istanbul' }).format(Date.now());
const caller = { channel: 'PHONE', name: 'Şule Ağırbaş' };

async function openSite() {
  const api = await openTestApi();
  const heavyWork = inThisProcess(api);
  const from = (address: string) => api.askAs({ address, heavyWork });
  const asAdmin = api.askAs({ admin: api.admin, heavyWork });
  return { ...api, from, asAdmin, asVisitor: from('127.0.0.1') };
}

async function offered(input: Record<string, unknown> = {}) {
  const api = await openSite();
  const enquiry = await enquired(api);
  const made = await enquiry.offer(input);
  const record = (more: object = {}, key?: string) =>
    api.asAdmin(Record, { offerId: made.id, input: { ...caller, ...more }, ...(key && { key }) });
  return { ...api, ...enquiry, made, record };
}

test('an offer that was accepted by telephone becomes the same order as one that was accepted on the site', async () => {
  const { record, made, db, status, asAdmin, id, link } = await offered({ lines: kindsOfLines });
  const [, option, , alternative] = made.lines;
  const answer = await record({ title: 'Bakım Müdürü', options: [option?.id], alternatives: [alternative?.id] });
  expect(answer.data.recordAcceptance).toMatchObject({
    ...{ number: `S-${new Date().getFullYear()}-00001`, state: 'PLACED', channel: 'PHONE', acceptedOn: today },
    ...{ recordedBy: 'admin@vitrin.example', buyerName: 'Şule Ağırbaş', buyerTitle: 'Bakım Müdürü', network: null },
    ...{ enquiry: { state: 'WON' }, sums: { total: 59_664 } },
  });
  // Nobody is mailed unless it is asked for, and the page of the buyer has the order.
  expect((await db.select().from(outbox)).filter(({ kind }) => kind.startsWith('ACCEPTANCE'))).toEqual([]);
  expect(await status('order { number channel buyerName acceptedOn documents { kind } }')).toMatchObject({
    order: { channel: 'PHONE', buyerName: 'Şule Ağırbaş', acceptedOn: today, documents: [{ kind: 'OFFER' }] },
  });
  const [event] = await db.select().from(orderEvents);
  expect(event).toMatchObject({ state: 'PLACED', admin: 'admin@vitrin.example' });
  const { history } = (await asAdmin(`{ enquiry(id: "${id}") { history { kind text admin } } }`)).data.enquiry;
  expect(history.at(-1)).toEqual({ kind: 'ACCEPTED', text: `${link.number}/1`, admin: 'admin@vitrin.example' });
});

test('the office takes an offer whose last day is over and one of an enquiry that was set to won, and no other one', async () => {
  const { record, db, asAdmin, id, make, sendOffer } = await offered();
  await db.write(async (tx) => tx.update(offers).set({ validUntil: '2020-01-01' }));
  await asAdmin('mutation ($id: ID!) { setEnquiryState(id: $id, state: WON) { id } }', { id });
  for (const [more, field] of [
    [{ channel: 'SITE' }, 'channel'],
    [{ day: '2999-01-01' }, 'day'],
    [{ day: '2020-01-01' }, 'day'],
    [{ options: ['9999'] }, 'options'],
    [{ mailBuyer: true }, 'mailBuyer'],
    [{ name: '' }, 'name'],
  ] as const) {
    const { errors = [] } = await record(more);
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  }
  const [draft] = (await make()).data.makeOffer.offers;
  const unsent = await asAdmin(Record, { offerId: draft.id, input: caller });
  expect(unsent.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'offerId' });
  expect((await record()).errors).toBe(undefined);
  expect([codeOf(await record()), codeOf(await sendOffer(draft.id))]).toEqual(['OFFER_ACCEPTED', 'OFFER_ACCEPTED']);
  await db.write(async (tx) => tx.update(orders).set({ state: 'CANCELLED' }));
  expect(codeOf(await record())).toBe('BAD_USER_INPUT');
  await sendOffer(draft.id);
  expect(codeOf(await record())).toBe('OFFER_REPLACED');
  expect(await db.$count(orders)).toBe(1);
});

test('the same key records one order, and with other content it is refused', async () => {
  const { record, db } = await offered();
  const key = 'telefon-2026-0000001';
  const all = await Promise.all([1, 2, 3].map(() => record({}, key)));
  expect(new Set(all.map(({ data }) => data.recordAcceptance.id)).size).toBe(1);
  expect(codeOf(await record({ name: 'Kerem' }, key))).toBe('CONFLICT');
  expect([await db.$count(orders), await db.$count(orderPapers)]).toEqual([1, 1]);
});

test('of an order by telephone and a press of the buyer in the same moment, one is placed', async () => {
  const other = await offered();
  const [recorded, accepted] = await Promise.all([other.record(), other.accept()]);
  expect([codeOf(recorded), codeOf(accepted)].filter(Boolean)).toEqual(['OFFER_ACCEPTED']);
  expect(await other.db.$count(orders)).toBe(1);
});

test('orders of both kinds at once get numbers without gaps', async () => {
  const many = inGate(6, 20);
  const api = await openSite();
  const all = await Promise.all(
    Array.from({ length: many }, (_, at) => {
      const ask = api.from(`198.51.${at}.1`);
      return enquired({ ...api, asVisitor: ask }).then((one) => ({ ...one, ask }));
    }),
  );
  const sent = [];
  for (const one of all) sent.push({ ...one, made: await one.offer() });
  const answers = await Promise.all(
    sent.map(({ accept, ask, made }, at) =>
      at % 2 ? accept({}, ask) : api.asAdmin(Record, { offerId: made.id, input: caller }),
    ),
  );
  expect(answers.map(codeOf)).toEqual(Array(many).fill(undefined));
  const numbers = (await api.db.select().from(orders)).map(({ number }) => Number(number.slice(-5)));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: many }, (_, at) => at + 1));
});
