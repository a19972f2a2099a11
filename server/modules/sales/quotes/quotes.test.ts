import { expect, test } from 'vitest';
import { quoteListKept } from '../../../http/quoteCookie.ts';
import { addProduct, enquiryInput, SendEnquiry } from '../../../testing/enquiries.ts';
import { Add, List, openBrowser } from '../../../testing/quoteLists.ts';
import { createTidy } from '../../upkeep/housekeeping/tidy.ts';

test('a row that is added is on the list of that browser alone, and more of the same adds up', async () => {
  const one = await openBrowser();
  const other = await openBrowser(one);
  const productId = await addProduct(one.asAdmin);
  await one.ask(Add, { rows: [{ productId, quantity: 4 }] });
  await one.ask(Add, {
    rows: [
      { productId, quantity: 6 },
      { text: 'DN65 dirsek', note: 'acil' },
    ],
  });
  expect(await one.rows()).toMatchObject([
    { product: { id: productId }, quantity: 10, standing: 'LISTED' },
    { name: 'DN65 dirsek', note: 'acil', quantity: null, standing: 'WRITTEN' },
  ]);
  expect(one.count()).toBe(2);
  expect(await other.rows()).toEqual([]);
});

test('two tabs do not lose each other’s rows, and a row that the other tab removed is reported as gone', async () => {
  const { ask, rows } = await openBrowser();
  await ask(Add, { rows: [{ text: 'ilk' }] });
  await Promise.all([ask(Add, { rows: [{ text: 'bir' }] }), ask(Add, { rows: [{ text: 'iki' }] })]);
  const names = (await rows()).map(({ name }) => name);
  expect(names.sort()).toEqual(['bir', 'iki', 'ilk']);
  const [first] = await rows();
  await ask(`mutation { removeQuoteRow(id: "${String(first?.id)}") { sendKey } }`);
  const late = await ask(`mutation { changeQuoteRow(id: "${String(first?.id)}", input: { quantity: 2 }) { sendKey } }`);
  expect(late.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('the 61st row is refused in Turkish, and the sixty stay', async () => {
  const { ask, rows } = await openBrowser();
  await ask(Add, { rows: Array.from({ length: 60 }, (_, n) => ({ text: `satır ${n}` })) });
  const { errors } = await ask(Add, { rows: [{ text: 'bir fazla' }] });
  expect(errors?.[0]).toMatchObject({ message: 'Teklif listesinde en çok 60 satır olabilir.' });
  expect(await rows()).toHaveLength(60);
});

test('the ids of its rows do not let another browser change a list', async () => {
  const one = await openBrowser();
  const other = await openBrowser(one);
  await one.ask(Add, { rows: [{ text: 'benim' }] });
  await other.ask(Add, { rows: [{ text: 'onun' }] });
  const [mine] = await one.rows();
  await other.ask(`mutation { removeQuoteRow(id: "${String(mine?.id)}") { sendKey } }`);
  expect(await one.rows()).toHaveLength(1);
});

test('a doubtful line is assigned to one of its products, or searched in other words', async () => {
  const { ask, rows, asAdmin } = await openBrowser();
  const productId = await addProduct(asAdmin);
  await ask(Add, {
    rows: [
      { text: 'rulman', quantity: 3 },
      { text: '6204 2R', quantity: 2 },
    ],
  });
  const [first, second] = await rows();
  const Change =
    'mutation ($id: ID!, $input: QuoteRowInput!) { changeQuoteRow(id: $id, input: $input) { rows { name quantity product { id } } } }';
  await ask(Change, { id: first?.id, input: { productId } });
  const { data } = await ask(Change, { id: second?.id, input: { text: '6204-2RS' } });
  expect(data.changeQuoteRow.rows).toEqual([
    { name: 'Sabit Bilyalı Rulman 6204-2RS', quantity: 5, product: { id: productId } },
  ]);
});

test.each([0, -1, 1e9, 0.0001, 'iki'])(
  'a quantity of %s is refused, added or changed, and the list stays',
  async (quantity) => {
    const { ask, rows } = await openBrowser();
    await ask(Add, { rows: [{ text: 'dirsek', quantity: 3 }] });
    const [row] = await rows();
    const added = await ask(Add, { rows: [{ text: 'vana', quantity }] });
    const change = 'mutation ($id: ID!, $input: QuoteRowInput!) { changeQuoteRow(id: $id, input: $input) { sendKey } }';
    const changed = await ask(change, { id: row?.id, input: { quantity } });
    expect([added, changed].map(({ errors }) => errors?.[0]?.extensions)).toMatchObject([
      { code: 'BAD_USER_INPUT', field: expect.stringMatching(/0\.quantity$/) as string },
      { code: 'BAD_USER_INPUT', field: 'quantity' },
    ]);
    expect(await rows()).toMatchObject([{ name: 'dirsek', quantity: 3 }]);
  },
);

test('a product that is discontinued meanwhile stays on the list and says so', async () => {
  const { ask, rows, asAdmin } = await openBrowser();
  const productId = await addProduct(asAdmin);
  await ask(Add, { rows: [{ productId, quantity: 4 }] });
  const input = '{ name: "Eski", description: "x", availability: DISCONTINUED }';
  await asAdmin(`mutation { updateProduct(id: "${productId}", input: ${input}) { id } }`);
  expect(await rows()).toMatchObject([{ standing: 'DISCONTINUED', quantity: 4 }]);
});

test('the list is sent as an enquiry and empty afterwards; a product that was deleted meanwhile stays by its name', async () => {
  const { ask, rows, asAdmin, count } = await openBrowser();
  const productId = await addProduct(asAdmin);
  await ask(Add, { rows: [{ productId, quantity: 4, note: 'C3' }, { text: 'DN65 dirsek' }] });
  await asAdmin(`mutation { deleteProduct(id: "${productId}") }`);
  expect(await rows()).toMatchObject([{ name: 'Sabit Bilyalı Rulman 6204-2RS', standing: 'REMOVED' }, {}]);
  const { sendKey } = (await ask(List)).data.quoteList;
  const { rows: _, ...input } = enquiryInput({ key: sendKey });
  const first = await ask(SendEnquiry, { input });
  const again = await ask(SendEnquiry, { input });
  expect(again.data.sendEnquiry).toEqual(first.data.sendEnquiry);
  expect([await rows(), count()]).toEqual([[], 0]);
  const { data } = await asAdmin('{ enquiries { nodes { rows { name quantity note standing } } } }');
  expect(data.enquiries.nodes).toEqual([
    {
      rows: [
        { name: 'Sabit Bilyalı Rulman 6204-2RS', quantity: 4, note: 'C3', standing: 'REMOVED' },
        { name: 'DN65 dirsek', quantity: null, note: null, standing: 'WRITTEN' },
      ],
    },
  ]);
});

test('a list that nobody changes is removed after ninety days', async () => {
  const api = await openBrowser();
  await api.ask(Add, { rows: [{ text: 'x' }] });
  const tidy = createTidy(api);
  await tidy({ confirmed: true, now: Date.now() + quoteListKept - 60_000 });
  expect(await api.rows()).toHaveLength(1);
  await tidy({ confirmed: true, now: Date.now() + quoteListKept + 60_000 });
  expect(await api.rows()).toEqual([]);
});

test('a part of what is sold whole is refused, added or changed; a hose has any length', async () => {
  const { ask, rows, asAdmin } = await openBrowser();
  const cylinder = await addProduct(asAdmin);
  const hose = await addProduct(asAdmin, { name: 'Hortum', stockCode: null, salesUnit: 'METRE' });
  const added = await ask(Add, { rows: [{ productId: cylinder, quantity: 2.5 }] });
  expect(added.errors?.[0]).toMatchObject({
    message: 'Bu ürün bölünerek satılmaz: tam sayı yazın.',
    extensions: { code: 'BAD_USER_INPUT', field: 'rows.0.quantity' },
  });
  await ask(Add, { rows: [hose, cylinder].map((productId, place) => ({ productId, quantity: place ? 3 : 2.5 })) });
  const [, row] = await rows();
  const change = 'mutation ($id: ID!, $input: QuoteRowInput!) { changeQuoteRow(id: $id, input: $input) { sendKey } }';
  const changed = await ask(change, { id: row?.id, input: { quantity: 3.5 } });
  expect(changed.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'quantity' });
  expect(await rows()).toMatchObject([{ quantity: 2.5 }, { quantity: 3 }]);
});
