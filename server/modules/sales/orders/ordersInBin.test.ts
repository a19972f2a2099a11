import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { offerRequestRows, offerRequests, orders } from '../../../db/tables/orderTables.ts';
import { acceptance, AcceptOffer, codeOf } from '../../../testing/offers.ts';
import { inThisProcess } from '../../../testing/inThisProcess.ts';
import { withOrder } from '../../../testing/orders.ts';

const Set = `mutation ($id: ID!, $state: OrderState!, $reason: String) {
  setOrderState(id: $id, state: $state, reason: $reason) { state } }`;
const Make = `mutation ($id: ID!, $input: OfferInput!) { makeOffer(enquiryId: $id, input: $input) { offers { id lines { id } } } }`;
const Change = `mutation ($number: String!, $token: String!, $input: OfferChangeInput!) {
  requestOfferChange(number: $number, token: $token, input: $input) { state } }`;
const Status = `query ($number: String!, $token: String!) { enquiryStatus(number: $number, token: $token) {
  order { number } offer { requests { text } } } }`;

/** Opens a site with a cancelled order, and a second offer that the buyer wants changed. */
async function cancelled() {
  const api = await withOrder();
  const { asAdmin, askAs, enquiryId, link, orderId } = api;
  const set = (state: string, more: Record<string, unknown> = {}, id = orderId) => asAdmin(Set, { id, state, ...more });
  await set('CANCELLED', { reason: 'Üretici üretimi bıraktı.' });
  const lines = [{ name: 'Vana', quantity: 1, price: 10, vatRate: 20 }];
  const made = await asAdmin(Make, { id: enquiryId, input: { lines, validDays: 3, preparedBy: 'Ece' } });
  const [offer] = made.data.makeOffer.offers;
  await asAdmin(`mutation { sendOffer(id: "${offer.id}") { id } }`);
  const asBuyer = askAs({ address: '203.0.113.9', heavyWork: inThisProcess(api) });
  const wish = { lineId: offer.lines[0].id, quantity: 3, text: 'Üç tane' };
  const input = { key: randomUUID(), revision: 2, lines: [wish], text: 'Birlikte gelsin.' };
  await asBuyer(Change, { ...link, input });
  const accept = () => asBuyer(AcceptOffer, { ...link, input: acceptance({ revision: 2 }) });
  return { ...api, set, accept };
}

test('an enquiry that comes back from the bin has its orders and what its buyer asked', async () => {
  const { accept, asAdmin, asVisitor, db, enquiryId, link } = await cancelled();
  await accept();
  const all = async () =>
    Promise.all([
      db.select().from(orders).orderBy(orders.seq),
      db.select().from(offerRequests),
      db.select().from(offerRequestRows),
    ]);
  const status = async () => (await asVisitor(Status, link)).data.enquiryStatus;
  const [before, shown] = [await all(), await status()];
  expect(before.map((rows) => rows.length)).toEqual([2, 1, 1]);
  expect(shown).toMatchObject({ order: { number: expect.stringMatching(/^S-\d{4}-00002$/) } });
  await asAdmin(`mutation { deleteEnquiry(id: "${enquiryId}") }`);
  expect((await all()).map((rows) => rows.length)).toEqual([2, 0, 0]);
  expect(await db.$count(orders)).toBe(2);
  const [entry] = (await asAdmin('{ bin { nodes { id } } }')).data.bin.nodes;
  expect((await asAdmin('mutation ($id: ID!) { bringBack(id: $id) }', { id: entry.id })).errors).toBeUndefined();
  expect(await all()).toEqual(before);
  expect(await status()).toEqual(shown);
});

test('a cancelled order does not come back beside another one of its enquiry, also not after the bin', async () => {
  const { accept, asAdmin, db, enquiryId, set } = await cancelled();
  expect(codeOf(await accept())).toBeUndefined();
  const [, second] = await db.select().from(orders).orderBy(orders.seq);
  const refused = async () => {
    const { errors } = await set('PLACED');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'state' });
    expect(errors?.[0]?.message).toContain(second?.number);
  };
  await refused();
  await asAdmin(`mutation { deleteEnquiry(id: "${enquiryId}") }`);
  const [entry] = (await asAdmin('{ bin { nodes { id } } }')).data.bin.nodes;
  await asAdmin('mutation ($id: ID!) { bringBack(id: $id) }', { id: entry.id });
  await refused();
  await set('CANCELLED', { reason: 'Yanlışlıkla.' }, second?.id);
  expect((await set('PLACED')).data.setOrderState).toEqual({ state: 'PLACED' });
  expect((await set('PLACED', {}, second?.id)).errors?.[0]?.extensions).toMatchObject({ field: 'state' });
});
