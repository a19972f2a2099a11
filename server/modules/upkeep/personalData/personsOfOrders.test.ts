import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { offerRequestRows, orders } from '../../../db/tables/orderTables.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { ordered } from '../../../testing/orders.ts';
import { createTidy } from '../housekeeping/tidy.ts';

const Find = 'query ($contact: String!) { personalData(contact: $contact) { id sort title name email isSent } }';
const Erase = 'mutation ($contact: String!, $ids: [ID!]!) { erasePersonalData(contact: $contact, ids: $ids) }';
const Export =
  'mutation ($contact: String!, $ids: [ID!]!) { exportPersonalData(contact: $contact, ids: $ids) { json text } }';
const Change = `mutation ($number: String!, $token: String!, $input: OfferChangeInput!) {
  requestOfferChange(number: $number, token: $token, input: $input) { state } }`;

const email = 'isil@ornek.com.tr';
const phone = '0532 987 65 41';
const other = '0532 111 22 33';

/** Opens a site with an enquiry, a change that its buyer asked for, and a cancelled order, found by e-mail and phone. */
async function used() {
  const site = await openTestApi();
  const api = { ...site, ...(await ordered(site, { phone })) };
  const { asAdmin, asVisitor, enquiryId, link, orderId } = api;
  const Cancel =
    'mutation ($id: ID!) { setOrderState(id: $id, state: CANCELLED, reason: "Şule Hanım vazgeçti.") { id } }';
  const Make = `mutation ($id: ID!, $input: OfferInput!) { makeOffer(enquiryId: $id, input: $input) { offers { id lines { id } } } }`;
  await asAdmin(Cancel, { id: orderId });
  const lines = [{ name: 'Vana', quantity: 1, price: 10, vatRate: 20 }];
  const made = await asAdmin(Make, { id: enquiryId, input: { lines, validDays: 3, preparedBy: 'Ece' } });
  const [offer] = made.data.makeOffer.offers;
  await asAdmin(`mutation { sendOffer(id: "${offer.id}") { id } }`);
  const wishes = [{ lineId: offer.lines[0].id, quantity: 3, day: '2099-12-06', text: 'Kapıcı Hüsamettin alsın' }];
  const input = { key: randomUUID(), revision: 2, lines: wishes, text: `Sorarsanız ${other}` };
  expect((await asVisitor(Change, { ...link, input })).errors).toBeUndefined();
  const find = async (contact: string) =>
    (await asAdmin(Find, { contact })).data.personalData as { id: string; sort: string; title: string; name: string }[];
  return { ...api, find };
}

test('orders are found by the address, and through their enquiry by the phone, also while that is in the bin', async () => {
  const { asAdmin, enquiryId, find, number, orderId } = await used();
  const order = { id: `order:${orderId}`, sort: 'ORDER', title: number, name: 'Şule Ağırbaş', email, isSent: true };
  for (const contact of [email, phone]) {
    const found = await find(contact);
    expect(found.map(({ sort }) => sort).toSorted()).toEqual(['ENQUIRY', 'ORDER']);
    expect(found).toContainEqual(order);
  }
  // The number in what the buyer asked leads to the enquiry alone.
  expect((await find(other)).map(({ sort }) => sort)).toEqual(['ENQUIRY']);
  await asAdmin(`mutation { deleteEnquiry(id: "${enquiryId}") }`);
  expect(await find(phone)).toContainEqual(order);
});

test('the export holds the orders and what the buyer asked about offers, in words', async () => {
  const { asAdmin, find, number } = await used();
  const ids = (await find(email)).map(({ id }) => id);
  const { json, text } = (await asAdmin(Export, { contact: email, ids })).data.exportPersonalData;
  expect(json.orders).toMatchObject([{ number, buyerName: 'Şule Ağırbaş', rows: [{ code: 'KV-DN50' }, {}] }]);
  expect(json.entries).toHaveLength(1);
  expect(JSON.stringify(json)).not.toMatch(/token|sendKey|"sent"/);
  for (const words of [
    'Sipariş',
    'Onaylayan: Şule Ağırbaş',
    'Sizin sipariş numaranız: SA-7741',
    'Durum: İptal edildi',
    'İptal nedeni: Şule Hanım vazgeçti.',
    'Teklife yanıtlarınız:',
    'İşlem: Değişiklik istendi',
    `Açıklama: Sorarsanız ${other}`,
    'Açıklama: Kapıcı Hüsamettin alsın',
    'İstenen teslim tarihi: 2099-12-06',
  ])
    expect(text).toContain(words);
  expect(text).not.toMatch(/: [A-Z_]{3,}$/m);
});

test('erasing by phone takes the person out of the orders, and what the buyer asked goes with the enquiry', async () => {
  const { asAdmin, db, find, number } = await used();
  const chosen = (await find(phone)).filter(({ sort }) => sort === 'ENQUIRY').map(({ id }) => id);
  const { data } = await asAdmin(Erase, { contact: phone, ids: chosen });
  expect(data.erasePersonalData).toBe(2);
  expect([await find(phone), await find(email), await find(other)]).toEqual([[], [], []]);
  const none = { buyerName: null, buyerTitle: null, email: null, network: null, cancelReason: null };
  expect(await db.select().from(orders)).toMatchObject([{ number, ownNumber: 'SA-7741', ...none }]);
  expect(await db.$count(offerRequestRows)).toBe(0);
  const { audit } = (await asAdmin('{ audit { nodes { event about } } }')).data;
  expect(audit.nodes[0]).toEqual({ event: 'PERSONAL_DATA_ERASED', about: 'Messages: 0, enquiries: 1, orders: 1' });
});

test('an order keeps its person as long as an enquiry is kept, and loses them with it', async () => {
  const api = await used();
  const { db, find } = api;
  const tidy = createTidy({ ...api, retentionMonths: 24 });
  const month = 30.44 * 86_400_000;
  await tidy({ now: Date.now() + 23.9 * month, confirmed: true });
  expect((await find(email)).map(({ sort }) => sort).toSorted()).toEqual(['ENQUIRY', 'ORDER']);
  await tidy({ now: Date.now() + 24.1 * month, confirmed: true });
  expect(await find(email)).toEqual([]);
  expect(await db.select().from(orders)).toMatchObject([{ number: api.number, buyerName: null, email: null }]);
});
