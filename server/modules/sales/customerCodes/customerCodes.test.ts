import { expect, test } from 'vitest';
import { addProduct, enquiryInput, linkOf, SendEnquiry } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { customerOf } from './customerOf.ts';

const Rows = `{ enquiries(first: 1) { nodes { id rows {
  id name written askedCode product { name } customerCode { id code customer product { name } }
} } } }`;
const Settle = 'mutation ($id: ID!, $productId: ID) { settleEnquiryRow(id: $id, productId: $productId) { id } }';
const Learn = 'mutation ($rowId: ID!) { learnCustomerCode(rowId: $rowId) { id customer code product { name } } }';
const Status = `query ($number: String!, $token: String!) { enquiryStatus(number: $number, token: $token) {
  rows { name askedCode product { name } candidates { name } }
} }`;

async function shop() {
  const api = await openTestApi();
  const rulman = await addProduct(api.asAdmin, { name: 'Rulman', stockCode: '6204-2RS' });
  const vana = await addProduct(api.asAdmin, { name: 'Vana', stockCode: 'V-1' });
  const ask = async (email: string, text = 'MLZ 007') => {
    const sent = await api.asVisitor(SendEnquiry, { input: enquiryInput({ email, rows: [{ text, quantity: 2 }] }) });
    const { data } = await api.asAdmin(Rows);
    return { row: data.enquiries.nodes[0].rows[0], link: linkOf(sent) };
  };
  /** Assigns a product to the newest row and learns the code. */
  const teach = async (rowId: string, productId: string) => {
    await api.asAdmin(Settle, { id: rowId, productId });
    return api.asAdmin(Learn, { rowId });
  };
  const newest = async () => (await api.asAdmin(Rows)).data.enquiries.nodes[0].rows[0];
  return { ...api, rulman, vana, ask, teach, newest };
}

test('a code that was learned from one enquiry is shown with the next of the same domain, in any spelling', async () => {
  const { rulman, ask, teach, newest, asAdmin } = await shop();
  const first = await ask('isil@ornek.com.tr');
  expect(first.row.customerCode).toBeNull();
  expect((await teach(first.row.id, rulman)).data.learnCustomerCode).toMatchObject({
    ...{ customer: 'ornek.com.tr', code: 'MLZ 007', product: { name: 'Rulman' } },
  });
  expect(await newest()).toMatchObject({ written: 'MLZ 007', askedCode: 'MLZ 007', product: { name: 'Rulman' } });
  const next = await ask('Baska@ORNEK.com.tr', 'mlz-007');
  expect(next.row).toMatchObject({ product: null, customerCode: { code: 'MLZ 007', product: { name: 'Rulman' } } });
  await asAdmin(Settle, { id: next.row.id, productId: rulman });
  expect(await newest()).toMatchObject({ askedCode: 'mlz-007', product: { name: 'Rulman' } });
  await asAdmin(Settle, { id: next.row.id });
  expect(await newest()).toMatchObject({ name: 'mlz-007', askedCode: null, product: null });
});

test('two customers use one code for different parts, and a stranger learns nothing of either', async () => {
  const { rulman, vana, ask, teach, asVisitor } = await shop();
  await teach((await ask('a@bir.com.tr')).row.id, rulman);
  await teach((await ask('a@iki.com.tr')).row.id, vana);
  expect((await ask('b@bir.com.tr')).row.customerCode.product.name).toBe('Rulman');
  const second = await ask('b@iki.com.tr');
  expect(second.row.customerCode.product.name).toBe('Vana');
  // A stranger may type any address, and reads on the page of the enquiry only what was typed.
  const { data } = await asVisitor(Status, second.link);
  expect(data.enquiryStatus.rows).toEqual([{ name: 'MLZ 007', askedCode: null, product: null, candidates: [] }]);
  expect((await ask('b@uc.com.tr')).row.customerCode).toBeNull();
  const found = await asVisitor('{ products(search: "MLZ 007") { totalCount } }');
  expect(found.data.products.totalCount).toBe(0);
  const denied = await asVisitor('{ customerCodes { totalCount } }');
  expect(denied.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('a code is learned only for a product, for the words of a buyer, and for a domain of one company', async () => {
  const { rulman, ask, teach, asAdmin } = await shop();
  const refused = async (answer: ReturnType<typeof asAdmin>) => (await answer).errors?.[0]?.extensions;
  const { row } = await ask('a@bir.com.tr');
  expect(await refused(asAdmin(Learn, { rowId: row.id }))).toMatchObject({ code: 'BAD_USER_INPUT', field: 'rowId' });
  expect(await refused(asAdmin(Learn, { rowId: '999' }))).toMatchObject({ code: 'NOT_FOUND' });
  expect(await refused(teach((await ask('isil@gmail.com')).row.id, rulman))).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await refused(teach((await ask('a@bir.com.tr', 'uzun '.repeat(20))).row.id, rulman))).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  expect((await asAdmin('{ customerCodes { totalCount } }')).data.customerCodes.totalCount).toBe(0);
});

test('codes are listed and forgotten, and a new meaning takes the place of the old', async () => {
  const { rulman, vana, ask, teach, asAdmin } = await shop();
  await teach((await ask('a@bir.com.tr')).row.id, rulman);
  await teach((await ask('b@bir.com.tr', 'mlz007')).row.id, vana);
  const list = async (search: string) => {
    const { data } = await asAdmin(
      `{ customerCodes(search: "${search}") { totalCount nodes { id code product { name } } } }`,
    );
    return data.customerCodes;
  };
  const { totalCount, nodes } = await list('MLZ-0');
  expect([totalCount, nodes[0].code, nodes[0].product.name]).toEqual([1, 'mlz007', 'Vana']);
  expect((await list('iki.com')).totalCount).toBe(0);
  const forget = () => asAdmin(`mutation { forgetCustomerCode(id: "${nodes[0].id}") }`);
  expect((await forget()).data.forgetCustomerCode).toBe(true);
  expect((await forget()).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await ask('c@bir.com.tr')).row.customerCode).toBeNull();
});

test.each([
  ['a@Firma.com.tr', 'firma.com.tr'],
  ['a@gmail.com', null],
  ['a@hotmail.com.tr', null],
  ['a@yandex.com.tr', null],
])('the customer of %s is %s', (email, customer) => expect(customerOf(email)).toBe(customer));
