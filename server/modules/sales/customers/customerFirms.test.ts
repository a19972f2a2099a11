import { expect, test } from 'vitest';
import { acceptance, AcceptOffer, codeOf, enquired } from '../../../testing/offers.ts';
import { SendEnquiry, enquiryInput } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { matchCustomers } from './customers.store.ts';
import { customers, customerAddresses } from '../../../db/tables/customerTables.ts';

// Their last digits check the others.
const [karaca, other] = ['1234567890', '9876543217'];

const List = `query ($search: String) { customers(search: $search) { totalCount nodes {
  id name domain taxNumber joined { id name } joinedTo { id } people { email } enquiryCount orderCount
} } }`;
type Firm = { id: string; name: string; taxNumber: string | null; joined: { id: string; name: string }[] };

async function office() {
  const api = await openTestApi({ sendsMail: true });
  const ask = (email: string, taxNumber: string | null = null, more: object = {}) =>
    api.asVisitor(SendEnquiry, {
      input: enquiryInput({ email, ...(taxNumber && { invoice: { title: 'Firma', taxNumber } }), ...more }),
    });
  const list = async (search?: string) =>
    (await api.asAdmin(List, { search })).data.customers as { totalCount: number; nodes: Firm[] };
  const join = (id: string, into: string | null) =>
    api.asAdmin('mutation ($id: ID!, $into: ID) { joinCustomer(id: $id, into: $into) { id } }', { id, into });
  const move = (email: string, into: string | null) =>
    api.asAdmin(
      'mutation ($email: String!, $into: ID) { moveCustomerAddress(email: $email, into: $into) { id name } }',
      {
        email,
        into,
      },
    );
  return { ...api, ask, list, join, move };
}

test('firms whose papers name one VKN are one, under the domain, and stay parted once a person has parted them', async () => {
  const { ask, list, join } = await office();
  await ask('karaca.dokum@gmail.com', karaca, { company: 'Karaca (gmail)' });
  await ask('biri@gmail.com');
  await ask('ali@karaca.com.tr', karaca, { company: 'Karaca Döküm' });
  const { nodes, totalCount } = await list();
  expect(totalCount).toBe(2);
  const head = nodes[0];
  expect(head).toMatchObject({
    name: 'Karaca Döküm',
    taxNumber: karaca,
    joined: [{ name: 'Karaca (gmail)' }],
    enquiryCount: 2,
  });
  expect((await list(karaca)).nodes.map(({ id }) => id)).toEqual([head?.id]);
  await join(head?.joined[0]?.id ?? '', null);
  expect((await list()).totalCount).toBe(3);
  await ask('karaca.dokum@gmail.com', karaca);
  await ask('ali@karaca.com.tr', karaca);
  expect((await list()).totalCount).toBe(3);
});

test('a person invoiced by TCKN, a foreign number and a wrong number join nobody', async () => {
  const { ask, list } = await office();
  for (const email of ['a@gmail.com', 'b@gmail.com']) {
    await ask(email, null, { invoice: { kind: 'PERSON', title: 'Ali', taxNumber: '10000000146' } });
    await ask(email, null, { invoice: { title: 'Ltd', country: 'DE', taxNumber: 'DE123456789' } });
    expect((await ask(email, '1234567891')).errors).toBeDefined();
  }
  expect((await list()).nodes.map(({ taxNumber }) => taxNumber)).toEqual([null, null]);
});

test('two firms that share a domain are two by their VKN, and by hand', async () => {
  const { ask, list, move } = await office();
  await ask('ali@osb.org.tr', karaca, { company: 'Karaca' });
  await ask('veli@osb.org.tr', other, { company: 'Öteki' });
  await ask('ayse@osb.org.tr');
  const names = async () =>
    ((await list()).nodes as (Firm & { people: { email: string }[] })[])
      .map(({ name, people }) => [name, people.map(({ email }) => email.split('@')[0]).toSorted()])
      .toSorted();
  expect(await names()).toEqual([
    ['Karaca', ['ali', 'ayse']],
    ['Öteki', ['veli']],
  ]);
  // Once more with the number of the first firm: an address moves once.
  await ask('veli@osb.org.tr', karaca);
  const second = (await list('Öteki')).nodes[0]?.id ?? '';
  expect((await move('ayse@osb.org.tr', second)).errors).toBeUndefined();
  await ask('ayse@osb.org.tr', karaca);
  expect(await names()).toEqual([
    ['Karaca', ['ali']],
    ['Öteki', ['ayse', 'veli']],
  ]);
  await move('ayse@osb.org.tr', null);
  expect(await names()).toEqual([
    ['Karaca', ['ali']],
    ['ayse@osb.org.tr', ['ayse']],
    ['Öteki', ['veli']],
  ]);
  expect(codeOf(await move('yok@osb.org.tr', null))).toBe('NOT_FOUND');
  expect(codeOf(await move('ali@osb.org.tr', 'yok'))).toBe('NOT_FOUND');
});

test('the VKN of a firm may be typed, joins the firm that has it, and what is none is refused', async () => {
  const { ask, list, asAdmin } = await office();
  await ask('ali@karaca.com.tr', karaca, { company: 'Karaca' });
  await ask('x@karaca-makina.com.tr', null, { company: 'Makina' });
  const { id } = (await list('Makina')).nodes[0] ?? {};
  const save = (taxNumber?: string) =>
    asAdmin('mutation ($id: ID!, $input: CustomerInput!) { updateCustomer(id: $id, input: $input) { taxNumber } }', {
      id,
      input: { name: 'Makina', ...(taxNumber !== undefined && { taxNumber }) },
    });
  for (const wrong of ['1234567891', '123', '10000000146', 'yok'])
    expect((await save(wrong)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'taxNumber' });
  expect((await save('123 456 78 90')).data.updateCustomer).toEqual({ taxNumber: karaca });
  expect((await list()).nodes).toMatchObject([{ name: 'Karaca', joined: [{ name: 'Makina' }] }]);
  expect((await save()).data.updateCustomer).toEqual({ taxNumber: karaca });
  expect((await save('')).data.updateCustomer).toEqual({ taxNumber: null });
});

test('a firm that is joined while its offer is open keeps the offer, and has the order on parting', async () => {
  const api = await office();
  const { list, join } = api;
  const buyer = await enquired(api, { email: 'ali@b.com.tr', company: 'B' });
  await api.ask('x@a.com.tr', null, { company: 'A' });
  await buyer.offer({ paymentTerms: '30 gün' });
  const [a, b] = await Promise.all(['A', 'B'].map(async (name) => (await list(`${name}.com.tr`)).nodes[0]?.id ?? ''));
  // The buyer presses while the office joins.
  const [joined, accepted] = await Promise.all([
    join(b ?? '', a ?? ''),
    api.asVisitor(AcceptOffer, { ...buyer.link, input: acceptance() }),
  ]);
  expect([joined.errors, accepted.errors]).toEqual([undefined, undefined]);
  const one = await list();
  expect(one.nodes).toMatchObject([{ name: 'A', enquiryCount: 2, orderCount: 1 }]);
  expect((await buyer.status('order { number } offer { paymentTerms }')).offer.paymentTerms).toBe('30 gün');
  await join(b ?? '', null);
  expect((await list('b.com.tr')).nodes).toMatchObject([{ name: 'B', enquiryCount: 1, orderCount: 1 }]);
  expect((await list('a.com.tr')).nodes).toMatchObject([{ name: 'A', enquiryCount: 1, orderCount: 0 }]);
});

test('the VKN of papers that came otherwise is learned, too', async () => {
  const { ask, list, db } = await office();
  await ask('ali@karaca.com.tr', karaca, { company: 'Karaca' });
  await ask('karaca@gmail.com', karaca);
  await db.write(async (tx) => {
    await tx.update(customers).set({ taxNumber: null, joinedTo: null });
    await tx.update(customerAddresses).set({ taxNumber: null });
  });
  expect((await list()).totalCount).toBe(2);
  await matchCustomers(db);
  expect((await list()).nodes).toMatchObject([{ name: 'Karaca', taxNumber: karaca, enquiryCount: 2 }]);
});
