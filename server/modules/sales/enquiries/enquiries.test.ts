import { outbox } from '../../../db/tables/mailTables.ts';
import { expect, test } from 'vitest';
import { addProduct, enquiryInput, linkOf, SendEnquiry } from '../../../testing/enquiries.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

const List = `{ enquiries { totalCount nodes {
  number name state rowCount rows { standing code name price priceQuantity salesUnit quantity note specs { name text } product { id } }
} } }`;

test('an enquiry keeps the product as it was when the enquiry was sent', async () => {
  const { asVisitor, asAdmin } = await openTestApi();
  const productId = await addProduct(asAdmin, { priceQuantity: 100 });
  const rows = [{ productId, quantity: 40, note: 'C3' }, { text: 'DN65 dirsek' }];
  const { data } = await asVisitor(SendEnquiry, { input: enquiryInput({ rows }) });
  expect(data.sendEnquiry.number).toMatch(/^T-\d{4}-00001$/);
  await asAdmin(
    `mutation { updateProduct(id: "${productId}", input: { name: "Başka", description: "x", price: 1 }) { id } }`,
  );

  const [stored] = (await asAdmin(List)).data.enquiries.nodes;

  const nothing = { code: null, price: null, priceQuantity: null, salesUnit: null, note: null, specs: [] };
  expect(stored).toMatchObject({ number: data.sendEnquiry.number, state: 'NEW', rowCount: 2 });
  expect(stored.rows).toEqual([
    {
      standing: 'LISTED',
      code: '6204-2RS',
      name: 'Sabit Bilyalı Rulman 6204-2RS',
      price: 285,
      priceQuantity: 100,
      salesUnit: 'PIECE',
      quantity: 40,
      note: 'C3',
      specs: [],
      product: { id: productId },
    },
    { ...nothing, standing: 'WRITTEN', name: 'DN65 dirsek', quantity: null, product: null },
  ]);
});

test('an enquiry keeps the price of each quantity by the ladder of the product', async () => {
  const { asVisitor, asAdmin } = await openTestApi();
  const productId = await addProduct(asAdmin, { priceBreaks: [{ minimum: 50, price: 268.35 }] });
  const rows = [{ productId, quantity: 49 }, { productId, quantity: 50 }, { productId }];
  await asVisitor(SendEnquiry, { input: enquiryInput({ rows }) });
  const [stored] = (await asAdmin(List)).data.enquiries.nodes;
  expect(stored.rows.map(({ price }: { price: number }) => price)).toEqual([285, 268.35, 285]);
});

test('a row stays when its product is deleted, and says so', async () => {
  const { asVisitor, asAdmin } = await openTestApi();
  const gone = await addProduct(asAdmin);
  const old = await addProduct(asAdmin, { stockCode: '6205' });
  const early = await addProduct(asAdmin, { stockCode: '6206' });
  await asAdmin(`mutation { deleteProduct(id: "${early}") }`);
  const rows = [{ productId: gone }, { productId: old }, { productId: early, text: 'Rulman 6206' }];
  await asVisitor(SendEnquiry, { input: enquiryInput({ rows }) });
  await asAdmin(`mutation { deleteProduct(id: "${gone}") }`);
  await asAdmin(
    `mutation { updateProduct(id: "${old}", input: { name: "Eski", description: "x", availability: DISCONTINUED }) { id } }`,
  );
  const [stored] = (await asAdmin(List)).data.enquiries.nodes;
  const read = stored.rows.map(({ standing, name }: Record<string, string>) => [standing, name]);
  expect(read).toEqual([
    ['REMOVED', 'Sabit Bilyalı Rulman 6204-2RS'],
    ['DISCONTINUED', 'Sabit Bilyalı Rulman 6204-2RS'],
    ['REMOVED', 'Rulman 6206'],
  ]);
});

test.each([
  [{ name: ' ' }, 'name', 'Adınızı yazın.'],
  [{ email: 'ayse@' }, 'email', 'Geçerli bir e-posta adresi yazın.'],
  [{ phone: 'yok' }, 'phone', 'Geçerli bir telefon numarası yazın.'],
  [{ rows: [] }, 'rows', 'Teklif istediğiniz en az bir ürün ekleyin.'],
  [{ rows: [{ text: 'x', quantity: 0 }] }, 'rows.0.quantity', 'Miktar sıfırdan büyük olmalı.'],
  [{ rows: [{ text: 'x', quantity: -2 }] }, 'rows.0.quantity', 'Miktar sıfırdan büyük olmalı.'],
  [{ rows: [{ text: 'x', quantity: 1e9 }] }, 'rows.0.quantity', 'Miktar en çok 1.000.000 olabilir.'],
  [{ rows: [{ text: 'x' }, { productId: 'yok' }] }, 'rows.1.text', 'Ürün bulunamadı; ne istediğinizi yazın.'],
  [{ rows: Array.from({ length: 61 }, () => ({ text: 'x' })) }, 'rows', 'Bir talepte en çok 60 satır olabilir.'],
])('%j is refused in Turkish with the field named, and takes no number', async (wrong, field, message) => {
  const { asVisitor, asAdmin } = await openTestApi();
  const { errors } = await asVisitor(SendEnquiry, { input: enquiryInput(wrong) });
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field } });
  expect((await asAdmin(List)).data.enquiries.totalCount).toBe(0);
  expect((await asVisitor(SendEnquiry, { input: enquiryInput() })).data.sendEnquiry.number).toMatch(/-00001$/);
});

test('a quantity in words is not a number', async () => {
  const { asVisitor } = await openTestApi();
  const { errors } = await asVisitor(SendEnquiry, { input: enquiryInput({ rows: [{ text: 'x', quantity: 'iki' }] }) });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'rows.0.quantity' });
});

test('a hundred submits at once make one enquiry, however often an address may send', async () => {
  const { asVisitor, asAdmin } = await openTestApi();
  const input = enquiryInput();
  const answers = await Promise.all(Array.from({ length: 100 }, () => asVisitor(SendEnquiry, { input })));
  const late = await asVisitor(SendEnquiry, { input });
  const paths = new Set([...answers, late].map(({ data }) => data.sendEnquiry.statusPath as string));
  expect(paths.size).toBe(1);
  expect((await asAdmin(List)).data.enquiries.nodes).toMatchObject([{ name: 'Işıl Ağırbaş' }]);
});

test.each([
  { name: 'Başkası' },
  { message: 'Adet 20 değil 200 olacak.' },
  { rows: [{ text: 'DN65 dirsek', quantity: 120 }] },
  { rows: [{ text: 'DN65 dirsek', quantity: 12, note: 'paslanmaz' }] },
  { rows: [{ text: 'DN80 dirsek', quantity: 12 }] },
  { rows: [] },
])('an enquiry that is sent again with %j is refused as another one', async (changed) => {
  const { asVisitor, asAdmin } = await openTestApi();
  const input = enquiryInput();
  const number = (await asVisitor(SendEnquiry, { input })).data.sendEnquiry.number as string;
  const { errors } = await asVisitor(SendEnquiry, { input: { ...input, ...changed } });
  expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(errors?.[0]?.message).toContain(`Bu talebi ${number} numarasıyla aldık.`);
  expect((await asVisitor(SendEnquiry, { input })).data.sendEnquiry.number).toBe(number);
  expect((await asAdmin(List)).data.enquiries.totalCount).toBe(1);
});

test('rows with a product, or with one that an admin assigned, count as the same when they are sent again', async () => {
  const { asVisitor, asAdmin } = await openTestApi();
  const productId = await addProduct(asAdmin);
  const rows = [
    { productId, quantity: 2.125 },
    { text: 'rulman', note: 'acil' },
  ];
  const input = enquiryInput({ rows, company: '' });
  const { number } = (await asVisitor(SendEnquiry, { input })).data.sendEnquiry;
  const list = await asAdmin('{ enquiries { nodes { rows { id } } } }');
  const settle = 'mutation ($id: ID!, $to: ID!) { settleEnquiryRow(id: $id, productId: $to) { id } }';
  const settled = await asAdmin(settle, { id: list.data.enquiries.nodes[0].rows[1].id, to: productId });
  expect(settled.errors).toBeUndefined();
  expect((await asVisitor(SendEnquiry, { input })).data.sendEnquiry.number).toBe(number);
});

test('twenty enquiries sent at once get twenty numbers without gaps', async () => {
  const { askAs } = await openTestApi();
  const send = (_: unknown, n: number) => askAs({ address: `10.0.0.${n}` })(SendEnquiry, { input: enquiryInput() });
  const answers = await Promise.all(Array.from({ length: 20 }, send));
  const numbers = answers.map(({ data }) => Number((data.sendEnquiry.number as string).slice(-5)));
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
});

test('an address is stopped after ten enquiries an hour, and others are not', async () => {
  const { asVisitor, askAs } = await openTestApi();
  for (let n = 0; n < 10; n++) expect((await asVisitor(SendEnquiry, { input: enquiryInput() })).errors).toBeUndefined();
  const { errors } = await asVisitor(SendEnquiry, { input: enquiryInput() });
  expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  const other = await askAs({ address: '127.0.0.2' })(SendEnquiry, { input: enquiryInput() });
  expect(other.errors).toBeUndefined();
});

test.each([
  ['', 'This field is required'],
  ['kisa', 'Must be at least 20 characters'],
])('the key “%s” of an enquiry is refused with what is wrong with it', async (key, message) => {
  const { asVisitor } = await openTestApi();
  const { errors } = await asVisitor(SendEnquiry, { input: enquiryInput({ key }) });
  expect(errors?.[0]).toMatchObject({ message, extensions: { field: 'key' } });
});

test('an order with one filled trap field is an enquiry like any other, mails included', async () => {
  const { db, asVisitor, asAdmin } = await openTestApi();
  for (const trap of ['website', 'leaveEmpty'])
    await asVisitor(SendEnquiry, { input: enquiryInput({ [trap]: 'https://www.firma.example' }) });
  expect((await asAdmin('{ unanswered { totalCount } }')).data.unanswered.totalCount).toBe(2);
  expect(await db.$count(outbox)).toBe(4);
});

test('an enquiry that a program wrote is kept apart', async () => {
  const { asVisitor, asAdmin } = await openTestApi();
  await asVisitor(SendEnquiry, {
    input: enquiryInput({ website: 'https://kotu.example', company: 'www.kotu.example' }),
  });
  const count = async (filter: string) =>
    (await asAdmin(`{ enquiries${filter} { totalCount } }`)).data.enquiries.totalCount;
  expect([await count(''), await count('(suspectedSpam: true)')]).toEqual([0, 1]);
});

test('the buyer follows the enquiry by its link, and nobody guesses one', async () => {
  const { asVisitor, askAs } = await openTestApi();
  const { number, token } = linkOf(await asVisitor(SendEnquiry, { input: enquiryInput() }));
  const Status = `query ($number: String!, $token: String!) {
    enquiryStatus(number: $number, token: $token) { number name state rows { name quantity } } }`;
  for (let n = 0; n < 30; n++) {
    const { data } = await asVisitor(Status, { number, token });
    expect(data.enquiryStatus).toEqual({
      number,
      name: 'Işıl Ağırbaş',
      state: 'NEW',
      rows: [{ name: 'DN65 dirsek', quantity: 12 }],
    });
  }
  const stranger = askAs({ address: '10.0.0.9' });
  const guesses = [];
  for (let n = 0; n < 22; n++) guesses.push(await stranger(Status, { number, token: `x${n}` }));
  expect(guesses.slice(0, 20).map(({ data }) => data.enquiryStatus)).toEqual(Array.from({ length: 20 }, () => null));
  expect(guesses[20]?.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
});
