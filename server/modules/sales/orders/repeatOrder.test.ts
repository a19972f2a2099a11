import { expect, test } from 'vitest';
import { addProduct } from '../../../testing/enquiries.ts';
import { inThisProcess } from '../../../testing/inThisProcess.ts';
import { enquired, line } from '../../../testing/offers.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { Add, openBrowser } from '../../../testing/quoteLists.ts';

const shown =
  '{ repeated { number isOrder rowCount gone changed } rows { name quantity note askedCode product { id } } }';
const Repeat = `mutation ($number: String!, $token: String!) { repeatOrder(number: $number, token: $token) ${shown} }`;

/** Orders 60 valves where twelve were asked, one of two options, and an alternative of the bearing. */
async function ordered() {
  const api = await openTestApi();
  const browser = await openBrowser(api);
  const add = (name: string) => addProduct(api.asAdmin, { name, stockCode: null });
  const [valve, bearing, other] = [await add('Vana'), await add('Rulman 6204-2RS'), await add('Rulman 6204-ZZ')];
  const rows = [
    { productId: valve, quantity: 12, note: 'C3' },
    { productId: bearing, quantity: 40 },
  ];
  const { accept, link, offer } = await enquired(api, { rows });
  const made = await offer({
    lines: [
      { ...line, productId: valve, quantity: 60, note: '60 adet ve üzeri fiyatı uygulandı.', askedCode: 'SKF V-1' },
      { ...line, name: 'Kalibrasyon sertifikası', quantity: 8, kind: 'OPTIONAL' },
      { ...line, name: 'Montaj', quantity: 1, kind: 'OPTIONAL' },
      { ...line, productId: bearing, quantity: 40 },
      { ...line, productId: other, name: 'Rulman 6204-ZZ', quantity: 50, kind: 'ALTERNATIVE' },
    ],
  });
  const choice = { options: [made.lines[1]?.id], alternatives: [made.lines[4]?.id] };
  return {
    ...browser,
    ...{ link, valve, other },
    accept: () => accept(choice, api.askAs({ heavyWork: inThisProcess(api) })),
  };
}

test('an order is asked for once more with the lines that were accepted, and the notes of the buyer', async () => {
  const { accept, ask, link, other, valve } = await ordered();
  await accept();
  const { repeatOrder } = (await ask(Repeat, link)).data;
  expect(repeatOrder.repeated).toEqual({
    ...{ number: expect.stringMatching(/^S-\d{4}-00001$/), isOrder: true },
    ...{ rowCount: 3, gone: 0, changed: 0 },
  });
  expect(repeatOrder.rows).toEqual([
    { name: 'Vana', quantity: 60, note: 'C3', askedCode: 'SKF V-1', product: { id: valve } },
    { name: 'Kalibrasyon sertifikası', quantity: 8, note: null, askedCode: null, product: null },
    { name: 'Rulman 6204-ZZ', quantity: 50, note: null, askedCode: null, product: { id: other } },
  ]);
});

test('its rows are taken back like those of an enquiry', async () => {
  const { accept, ask, link, rows, valve } = await ordered();
  await accept();
  await ask(Add, { rows: [{ productId: valve, quantity: 5 }] });
  await ask(Repeat, link);
  await ask('mutation { undoRepeatedEnquiry { id } }');
  expect(await rows()).toMatchObject([{ name: 'Vana', quantity: 5 }]);
});

test('an enquiry without an order and a wrong link have nothing to repeat', async () => {
  const { ask, link, rows } = await ordered();
  const code = async (of: typeof link) => (await ask(Repeat, of)).errors?.[0]?.extensions.code;
  expect(await code(link)).toBe('NOT_FOUND');
  expect(await code({ ...link, token: 'x' })).toBe('NOT_FOUND');
  expect(await rows()).toEqual([]);
});

test('a product that the seller added by hand is the product again, by its code or its whole name', async () => {
  const api = await openTestApi();
  const { ask } = await openBrowser(api);
  const bolt = await addProduct(api.asAdmin, { name: 'Cıvata M8x40', stockCode: 'DIN933-M8x40' });
  const nut = await addProduct(api.asAdmin, { name: 'Somun M8', stockCode: 'DIN934-M8' });
  const { accept, link, offer } = await enquired(api);
  await offer({
    lines: [
      { ...line, name: 'M8 cıvata, çinko kaplı', code: 'din933 m8x40', quantity: 200 },
      { ...line, name: 'SOMUN M8', quantity: 300 },
      { ...line, name: 'Somun M8 sıkma aparatı', quantity: 1 },
    ],
  });
  await accept({}, api.askAs({ heavyWork: inThisProcess(api) }));
  const { repeatOrder } = (await ask(Repeat, link)).data;
  expect(repeatOrder.rows).toMatchObject([
    { name: 'Cıvata M8x40', quantity: 200, product: { id: bolt } },
    { name: 'Somun M8', quantity: 300, product: { id: nut } },
    { name: 'Somun M8 sıkma aparatı', quantity: 1, product: null },
  ]);
});
