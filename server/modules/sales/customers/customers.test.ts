import { expect, test } from 'vitest';
import { enquiries } from '../../../db/tables/enquiryTables.ts';
import { SendEnquiry, enquiryInput } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { ordered } from '../../../testing/orders.ts';
import { matchCustomers } from './customers.store.ts';

const List = `query ($search: String) { customers(search: $search) { totalCount nodes {
  id name domain enquiryCount orderCount people { email name phone } joined { name } version
} } }`;
const Update = `mutation ($id: ID!, $version: Int, $input: CustomerInput!) {
  updateCustomer(id: $id, version: $version, input: $input) { name discount discountPercent paymentTerms note version }
}`;
const Join = 'mutation ($id: ID!, $into: ID) { joinCustomer(id: $id, into: $into) { id joinedTo { id } } }';
const SendMessage = `mutation ($email: String!) {
  sendMessage(input: { name: "Işıl Öz", email: $email, company: "Örnek A.Ş.", subject: "Vana", message: "DN50 var mı?" }) { id }
}`;

async function office() {
  const api = await openTestApi();
  const ask = (email: string, more: object = {}) =>
    api.asVisitor(SendEnquiry, { input: enquiryInput({ email, rows: [{ text: 'Vana', quantity: 2 }], ...more }) });
  const list = async (search?: string) => (await api.asAdmin(List, { search })).data.customers;
  return { ...api, ask, list };
}

test('all addresses of a domain are one firm, and strangers of a shared domain are none', async () => {
  const { ask, asVisitor, list } = await office();
  await ask('ali@karaca.com.tr', { company: 'Karaca Döküm', phone: '+90 532 000 00 00' });
  await asVisitor(SendMessage, { email: 'Isil@KARACA.com.tr' });
  await ask('ali@gmail.com', { company: null });
  await ask('veli@gmail.com', { company: null });
  await ask('Ali@gmail.com', { company: null });
  const { totalCount, nodes } = await list();
  expect(totalCount).toBe(3);
  expect(nodes.map(({ name, domain }: { name: string; domain: string }) => [name, domain])).toEqual([
    ['ali@gmail.com', null],
    ['veli@gmail.com', null],
    ['Karaca Döküm', 'karaca.com.tr'],
  ]);
  expect(nodes[2].people.map(({ email }: { email: string }) => email)).toEqual([
    'Isil@KARACA.com.tr',
    'ali@karaca.com.tr',
  ]);
  for (const search of ['KARACA', 'dokum', 'döküm karaca', 'isil@', 'karaca.com'])
    expect((await list(search)).totalCount).toBe(1);
  for (const search of ['%', '_', 'zzqq']) expect((await list(search)).totalCount).toBe(0);
});

test('a firm of which only the domain was known is called as its next letter calls it, unless a person has named it', async () => {
  const { ask, list, asAdmin } = await office();
  const names = async () => (await list()).nodes.map(({ name }: { name: string }) => name).toSorted();
  await ask('nuray@karaca.com.tr', { company: null });
  await ask('ece@uzun.com.tr', { company: ' ' });
  expect(await names()).toEqual(['karaca.com.tr', 'uzun.com.tr']);
  const own = (await list('uzun')).nodes[0] as { id: string; version: number };
  const saved = { id: own.id, version: own.version, input: { name: 'uzun.com.tr', note: 'Depoda öder' } };
  expect((await asAdmin(Update, saved)).errors).toBeUndefined();
  await ask('nalan@karaca.com.tr', { company: 'Karaca Döküm A.Ş.' });
  await ask('ali@uzun.com.tr', { company: 'Uzun Makine' });
  expect(await names()).toEqual(['Karaca Döküm A.Ş.', 'uzun.com.tr']);
  expect((await list('dokum')).totalCount).toBe(1);
  // From then on it keeps its name.
  await ask('nalan@karaca.com.tr', { company: 'Karaca' });
  expect(await names()).toEqual(['Karaca Döküm A.Ş.', 'uzun.com.tr']);
});

test('suspected spam makes no firm', async () => {
  const { ask, list } = await office();
  await ask('a@spam.com.tr', { leaveEmpty: 'x', message: 'https://spam.example' });
  expect((await list()).totalCount).toBe(0);
});

test('a firm keeps its discount as it was typed, and what it comes to', async () => {
  const { ask, list, asAdmin } = await office();
  await ask('ali@karaca.com.tr');
  const { id, version } = (await list()).nodes[0];
  const input = { name: 'Karaca', discount: '%40 + 10', paymentTerms: ' 30 gün ', note: '' };
  expect((await asAdmin(Update, { id, version, input })).data.updateCustomer).toEqual({
    ...{ name: 'Karaca', discount: '40+10', discountPercent: 46, paymentTerms: '30 gün', note: null },
    version: version + 1,
  });
  // The same again changes nothing.
  expect((await asAdmin(Update, { id, version: version + 1, input })).data.updateCustomer.version).toBe(version + 1);
  const code = async (variables: Record<string, unknown>) => (await asAdmin(Update, variables)).errors?.[0]?.extensions;
  expect(await code({ id, version, input })).toMatchObject({ code: 'CONFLICT' });
  for (const discount of ['110', '-5', 'kırk'])
    expect(await code({ id, input: { ...input, discount } })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'discount',
    });
  expect(await code({ id: 'yok', input })).toMatchObject({ code: 'NOT_FOUND' });
});

test('joining firms and parting them again loses nothing, at any depth', async () => {
  const { ask, list, asAdmin } = await office();
  for (const name of ['a', 'b', 'c']) await ask(`x@${name}.com.tr`, { company: name.toUpperCase() });
  const before = await list();
  const [c, b, a] = before.nodes.map(({ id }: { id: string }) => id);
  await asAdmin(Join, { id: c, into: b });
  await asAdmin(Join, { id: b, into: a });
  const { totalCount, nodes } = await list();
  expect(totalCount).toBe(1);
  expect(nodes[0]).toMatchObject({ name: 'A', enquiryCount: 3, joined: [{ name: 'B' }, { name: 'C' }] });
  const { data } = await asAdmin('{ enquiries(first: 3) { nodes { customer { name } } } }');
  expect(data.enquiries.nodes.map((one: { customer: { name: string } }) => one.customer.name)).toEqual(['A', 'A', 'A']);
  expect((await asAdmin(Join, { id: a, into: c })).errors?.[0]?.extensions).toMatchObject({ field: 'into' });
  await asAdmin(Join, { id: b });
  await asAdmin(Join, { id: c });
  const bare = ({ version: _, ...firm }: { version: number }) => firm;
  expect((await list()).nodes.map(bare)).toEqual(before.nodes.map(bare));
});

test('what a firm paid and was offered last is found by product', async () => {
  const api = await openTestApi({ sendsMail: true });
  await ordered(api);
  const { data } = await api.asAdmin(`{ customers(first: 1) { nodes { orderCount lastPrices(first: 5) {
    code name ordered { number price quantity } offered { number price quantity }
  } orders { number } enquiries { number } } } }`);
  const [firm] = data.customers.nodes;
  expect(firm.orderCount).toBe(1);
  const [{ number }] = firm.orders;
  const [price] = firm.lastPrices;
  expect(price.ordered).toMatchObject({ number });
  expect(price.offered.number).toBe(`${firm.enquiries[0].number}/1`);
  const { data: found } = await api.asAdmin(
    'query ($search: String!) { customers(first: 1) { nodes { lastPrices(search: $search) { name } } } }',
    { search: price.name.toLocaleUpperCase('tr') },
  );
  expect(found.customers.nodes[0].lastPrices[0].name).toBe(price.name);
});

test('addresses that came otherwise are matched, and those of erased people go; the firm stays', async () => {
  const { ask, list, asAdmin, db } = await office();
  await ask('ali@karaca.com.tr', { company: 'Karaca' });
  await ask('veli@gmail.com', { company: null });
  const { id } = (await list('karaca')).nodes[0];
  await asAdmin(Update, { id, input: { name: 'Karaca', note: 'ali@karaca.com.tr arar', discount: '5' } });
  for (const contact of ['ali@karaca.com.tr', 'veli@gmail.com']) {
    const { data } = await asAdmin('query ($contact: String!) { personalData(contact: $contact) { id } }', { contact });
    const ids = data.personalData.map((one: { id: string }) => one.id);
    const Erase = 'mutation ($contact: String!, $ids: [ID!]!) { erasePersonalData(contact: $contact, ids: $ids) }';
    expect((await asAdmin(Erase, { contact, ids })).errors).toBeUndefined();
  }
  const { nodes } = await list();
  expect(nodes).toMatchObject([{ name: 'Karaca', people: [], enquiryCount: 0 }]);
  expect((await asAdmin(`{ customer(id: "${id}") { note discount } }`)).data.customer).toEqual({
    note: null,
    discount: '5',
  });
  await db.write((tx) => tx.insert(enquiries).values(imported));
  expect(await matchCustomers(db)).toBe(1);
  expect(await matchCustomers(db)).toBe(0);
  expect((await list('eski')).nodes).toMatchObject([{ name: 'Eski A.Ş.', enquiryCount: 1 }]);
});

const imported = {
  ...{ id: 'e9', number: 'T-2020-00001', token: 't', sendKey: 'k9', name: 'Nur', email: 'nur@eski.com.tr' },
  ...{ company: 'Eski A.Ş.', createdAt: 1, state: 'NEW' as const },
};
