import { expect, test } from 'vitest';
import { outbox } from '../../../db/tables/mailTables.ts';
import { orders } from '../../../db/tables/orderTables.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { digest, ordered, withOrder } from '../../../testing/orders.ts';

const Set = `mutation ($id: ID!, $state: OrderState!, $text: String, $carrier: String, $consignment: String,
    $pattern: String, $reason: String, $mailBuyer: Boolean, $version: Int) {
  setOrderState(id: $id, state: $state, text: $text, carrier: $carrier, consignment: $consignment, pattern: $pattern,
      reason: $reason, mailBuyer: $mailBuyer, version: $version) {
    state version carrier consignment consignmentUrl cancelReason events { state text admin mailed } } }`;
const Status = `query ($number: String!, $token: String!) { enquiryStatus(number: $number, token: $token) { order {
  number state offerNumber buyerName buyerTitle ownNumber network digest sums { net total vat { rate vat } }
  rows { name code askedCode quantity price priceQuantity net product { id } } events { state text } } } }`;

async function opened(options?: Parameters<typeof openTestApi>[0]) {
  const api = await withOrder(options);
  const set = (state: string, more: Record<string, unknown> = {}) =>
    api.asAdmin(Set, { id: api.orderId, state, ...more });
  return { ...api, set };
}

test('the buyer sees the order on the page of the enquiry, with its record and its sums', async () => {
  const { asVisitor, link, number, productId } = await opened();
  expect(number).toMatch(/^S-\d{4}-00001$/);
  const { data } = await asVisitor(Status, link);
  expect(data.enquiryStatus.order).toMatchObject({
    ...{ number, state: 'PLACED', offerNumber: `${link.number}/1`, buyerName: 'Şule Ağırbaş', digest },
    sums: { net: 39_500, total: 47_400, vat: [{ rate: 20, vat: 7900 }] },
    rows: [
      { code: 'KV-DN50', quantity: 12, price: 3250, net: 39_000, product: { id: productId } },
      { askedCode: 'SMN 8', quantity: 500, price: 100, priceQuantity: 100, net: 500, product: null },
    ],
    events: [{ state: 'PLACED', text: null }],
  });
});

test('an order goes forward in any step, and back by one, with each state recorded', async () => {
  const { set, admin } = await opened();
  const to = async (state: string, more = {}) => (await set(state, more)).data?.setOrderState;
  expect((await to('READY', { text: '3 koli, 61 kg.' })).state).toBe('READY');
  const sent = await to('SENT', {
    ...{ carrier: 'Örnek Kargo', consignment: '0000 4471' },
    pattern: 'https://kargo.example/?no={numara}',
  });
  expect(sent).toMatchObject({
    carrier: 'Örnek Kargo',
    consignmentUrl: 'https://kargo.example/?no=0000%204471',
  });
  // The number was misread: the same state once more.
  expect((await to('SENT', { consignment: '0000 4472' })).consignmentUrl).toBe('https://kargo.example/?no=0000%204472');
  expect(await to('READY')).toMatchObject({ state: 'READY', carrier: null, consignment: null });
  // Carriers are recognized however they are written.
  const again = await to('SENT', { carrier: 'ÖRNEK KARGO', consignment: '1' });
  expect(again.consignmentUrl).toBe('https://kargo.example/?no=1');
  const done = await to('DELIVERED');
  expect(done.events.map(({ state }: { state: string }) => state)).toEqual([
    ...['PLACED', 'READY', 'SENT', 'SENT', 'READY', 'SENT', 'DELIVERED'],
  ]);
  expect(done.events[1]).toEqual({ state: 'READY', text: '3 koli, 61 kg.', admin: admin.email, mailed: false });
  // A call that changes nothing is no event.
  expect((await to('DELIVERED')).version).toBe(done.version);
});

test.each([
  ['READY', 'PLACED', {}, 'state'],
  ['DELIVERED', 'CANCELLED', { reason: 'Yok' }, 'state'],
  ['CANCELLED', 'SENT', {}, 'state'],
  ['PLACED', 'CANCELLED', {}, 'reason'],
  ['PLACED', 'READY', { reason: 'Yok' }, 'reason'],
  ['PLACED', 'READY', { carrier: 'Örnek Kargo' }, 'carrier'],
  ['PLACED', 'SENT', { consignment: '447' }, 'carrier'],
  ['PLACED', 'SENT', { carrier: 'Örnek Kargo', pattern: 'https://kargo.example/' }, 'pattern'],
  ['PLACED', 'SENT', { carrier: 'Örnek Kargo', pattern: 'javascript:{numara}' }, 'pattern'],
  ['PLACED', 'CONFIRMED', { mailBuyer: true }, 'mailBuyer'],
])('an order that is %s becomes no %s with %j', async (from, to, more, field) => {
  const { set, asAdmin, orderId } = await opened();
  if (from !== 'PLACED') await set(from, from === 'CANCELLED' ? { reason: 'Stok yok' } : {});
  const read = async () =>
    (await asAdmin('query ($id: ID!) { order(id: $id) { state version } }', { id: orderId })).data;
  const before = await read();
  const { errors } = await set(to, more);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect(await read()).toEqual(before);
});

test('a cancelled order says why, goes back to where it was, and makes room for another offer', async () => {
  const { set, asVisitor, asAdmin, link, enquiryId } = await opened();
  await set('CONFIRMED');
  const { data } = await set('CANCELLED', { reason: 'Üretici üretimi bıraktı.' });
  expect(data.setOrderState).toMatchObject({ state: 'CANCELLED', cancelReason: 'Üretici üretimi bıraktı.' });
  expect((await set('PLACED')).errors?.[0]?.extensions).toMatchObject({ field: 'state' });
  expect((await set('CONFIRMED')).data.setOrderState).toMatchObject({ state: 'CONFIRMED', cancelReason: null });
  await set('CANCELLED', { reason: 'Yine yok.' });
  const shown = async () => (await asVisitor(Status, link)).data.enquiryStatus.order?.state ?? null;
  expect(await shown()).toBe('CANCELLED');
  const lines = [{ name: 'Vana', quantity: 1, price: 10, vatRate: 20 }];
  const Make =
    'mutation ($id: ID!, $input: OfferInput!) { makeOffer(enquiryId: $id, input: $input) { offers { id } } }';
  const made = await asAdmin(Make, { id: enquiryId, input: { lines, validDays: 3, preparedBy: 'Ece' } });
  await asAdmin(`mutation { sendOffer(id: "${made.data.makeOffer.offers[0].id}") { id } }`);
  expect(await shown()).toBeNull();
});

test('a change from an older version is refused, and only sellers read and change orders', async () => {
  const { set, askAs, asVisitor, orderId, admin } = await opened();
  await set('CONFIRMED', { version: 1 });
  expect((await set('READY', { version: 1 })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  const editor = askAs({ admin: { ...admin, roles: ['EDITOR'] } });
  const seller = askAs({ admin: { ...admin, roles: ['SALES'] } });
  const code = async (ask: typeof asVisitor) =>
    (await ask(Set, { id: orderId, state: 'READY' })).errors?.[0]?.extensions.code;
  expect(await code(asVisitor)).toBe('UNAUTHENTICATED');
  expect(await code(editor)).toBe('FORBIDDEN');
  expect(await code(seller)).toBeUndefined();
});

test('orders are listed by state and found by their number, the buyer’s and the words of the enquiry', async () => {
  const api = await openTestApi();
  const first = await ordered(api);
  const second = await ordered(api, { company: 'Işık Çelik', name: 'İnci' });
  await api.asAdmin(Set, { id: first.orderId, state: 'CONFIRMED' });
  const List = `query ($state: OrderState, $search: String, $after: String, $first: Int) {
    orders(state: $state, search: $search, first: $first, after: $after) {
      totalCount nodes { number enquiry { id } } pageInfo { endCursor hasNextPage } } }`;
  const numbers = async (variables: Record<string, unknown>) =>
    (await api.asAdmin(List, variables)).data.orders.nodes.map((one: { number: string }) => one.number);
  expect(await numbers({})).toEqual([second.number, first.number]);
  expect(await numbers({ state: 'PLACED' })).toEqual([second.number]);
  expect(await numbers({ search: 'ışık' })).toEqual([second.number]);
  expect(await numbers({ search: 'ISIK CELIK' })).toEqual([second.number]);
  expect(await numbers({ search: first.number.toLowerCase() })).toEqual([first.number]);
  expect(await numbers({ search: 'SA-7741' })).toEqual([second.number, first.number]);
  expect(await numbers({ search: 'zzqqxx' })).toEqual([]);
  const page = (await api.asAdmin(List, { first: 1 })).data.orders;
  expect(page).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
  expect(await numbers({ first: 1, after: page.pageInfo.endCursor })).toEqual([first.number]);
});

test('a mail about a state waits in the outbox from the moment of the change', async () => {
  const { set, db } = await opened({ sendsMail: true });
  await set('CONFIRMED');
  expect((await db.select().from(outbox)).filter(({ kind }) => kind === 'ORDER')).toEqual([]);
  const { data } = await set('SENT', { carrier: 'Örnek Kargo', consignment: '447', mailBuyer: true });
  expect(data.setOrderState.events.at(-1)).toMatchObject({ state: 'SENT', mailed: true });
  expect((await db.select().from(outbox)).filter(({ kind }) => kind === 'ORDER')).toHaveLength(1);
});

test('erasing a person leaves what was ordered, without the person', async () => {
  const { asAdmin, db, orderId, enquiryId, set } = await opened();
  await set('READY', { text: 'Şule Hanım teslim aldı.' });
  const Erase = 'mutation ($ids: [ID!]!) { erasePersonalData(contact: "isil@ornek.com.tr", ids: $ids) }';
  expect((await asAdmin(Erase, { ids: [`enquiry:${enquiryId}`] })).errors).toBeUndefined();
  const Read = `query ($id: ID!) { order(id: $id) { buyerName buyerTitle email network ownNumber digest enquiry { id }
    sums { total } rows { name } events { text } } }`;
  expect((await asAdmin(Read, { id: orderId })).data.order).toEqual({
    ...{ buyerName: null, buyerTitle: null, email: null, network: null, ownNumber: 'SA-7741', digest, enquiry: null },
    ...{ sums: { total: 47_400 }, rows: [{ name: 'Küresel Vana DN50' }, { name: 'Altı Köşe Somun' }] },
    events: [{ text: null }, { text: null }],
  });
  expect(JSON.stringify(await db.select().from(orders))).not.toContain('Ağırbaş');
});
