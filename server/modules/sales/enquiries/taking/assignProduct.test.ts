import { expect, test } from 'vitest';
import { addProduct, enquiryInput, linkOf, SendEnquiry } from '../../../../testing/enquiries.ts';
import { openTestApi } from '../../../../testing/openTestApi.ts';

const rows = 'rows { id standing name written code price note quantity product { id } candidates { name } }';
const Settle = `mutation ($id: ID!, $productId: ID, $version: Int) {
  settleEnquiryRow(id: $id, productId: $productId, version: $version) { version ${rows} history { kind text } } }`;
const Read = `{ enquiries { nodes { version ${rows} } } }`;

async function asked() {
  const api = await openTestApi();
  const known = await addProduct(api.asAdmin);
  const meant = await addProduct(api.asAdmin, {
    name: 'Ayaklı Yataklı Rulman UCP 205',
    stockCode: 'UCP205',
    price: 645,
  });
  const input = enquiryInput({ rows: [{ text: 'UÇP 250 ığş', quantity: 2, note: 'acil' }, { productId: known }] });
  const link = linkOf(await api.asVisitor(SendEnquiry, { input }));
  const read = async () => (await api.asAdmin(Read)).data.enquiries.nodes[0];
  const found = async (search: string) =>
    (await api.asAdmin('query ($search: String) { enquiries(search: $search) { totalCount } }', { search })).data
      .enquiries.totalCount as number;
  return { ...api, known, meant, link, read, found };
}

test('a product is assigned to a line as the site shows it, and taken back; the buyer’s words stay', async () => {
  const { asAdmin, asVisitor, meant, link, read, found } = await asked();
  const [line] = (await read()).rows;
  const { data } = await asAdmin(Settle, { id: line.id, productId: meant, version: 1 });
  expect(data.settleEnquiryRow).toMatchObject({
    version: 2,
    history: [{ kind: 'SETTLED', text: 'UÇP 250 ığş = Ayaklı Yataklı Rulman UCP 205' }],
  });
  const settled = { standing: 'LISTED', written: 'UÇP 250 ığş', code: 'UCP205', price: 645, quantity: 2, note: 'acil' };
  expect(data.settleEnquiryRow.rows[0]).toMatchObject({ ...settled, product: { id: meant } });
  expect([await found('ayaklı'), await found('uçp 250')]).toEqual([1, 1]);
  const Status =
    'query ($number: String!, $token: String!) { enquiryStatus(number: $number, token: $token) { rows { name written } } }';
  expect((await asVisitor(Status, link)).data.enquiryStatus.rows[0]).toEqual({
    name: 'Ayaklı Yataklı Rulman UCP 205',
    written: 'UÇP 250 ığş',
  });
  const back = (await asAdmin(Settle, { id: line.id })).data.settleEnquiryRow.rows[0];
  expect(back).toMatchObject({
    standing: 'WRITTEN',
    name: 'UÇP 250 ığş',
    written: null,
    code: null,
    price: null,
    note: 'acil',
  });
  expect([await found('ayaklı'), await found('ığş')]).toEqual([0, 1]);
});

test('a product can be assigned to a row whose product was deleted, too', async () => {
  const { asAdmin, known, meant, read } = await asked();
  await asAdmin(`mutation { deleteProduct(id: "${known}") }`);
  const [, gone] = (await read()).rows;
  const { data } = await asAdmin(Settle, { id: gone.id, productId: meant });
  expect(data.settleEnquiryRow.rows[1]).toMatchObject({ standing: 'LISTED', written: 'Sabit Bilyalı Rulman 6204-2RS' });
});

test('a row that names a product stays, and so does one that someone else has changed meanwhile', async () => {
  const { asAdmin, meant, read } = await asked();
  const [line, listed] = (await read()).rows;
  const codes = [];
  for (const variables of [
    { id: listed.id, productId: meant },
    { id: line.id, productId: 'yok' },
    { id: line.id, productId: meant, version: 9 },
    { id: 'yok', productId: meant },
  ])
    codes.push((await asAdmin(Settle, variables)).errors?.[0]?.extensions.code);
  expect(codes).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', 'CONFLICT', 'NOT_FOUND']);
});

test('products that the visitor’s list found for a line come with the enquiry', async () => {
  const { askAs, asAdmin } = await asked();
  let quoteToken: string | null = null;
  const setQuoteList = (list: { token: string } | null) => void (quoteToken = list?.token ?? null);
  await askAs({ setQuoteList })('mutation { pasteIntoQuoteList(text: "rulman; 3") { open } }');
  const list = (await askAs({ quoteToken })('{ quoteList { sendKey } }')).data.quoteList;
  const { rows: _, ...input } = enquiryInput({ key: list.sendKey });
  await askAs({ quoteToken, setQuoteList })(SendEnquiry, { input });
  const [newest] = (await asAdmin(Read)).data.enquiries.nodes;
  expect(newest.rows[0].candidates).toHaveLength(2);
});
