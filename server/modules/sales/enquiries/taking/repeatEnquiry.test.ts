import { expect, test } from 'vitest';
import { addProduct, enquiryInput, linkOf, SendEnquiry } from '../../../../testing/enquiries.ts';
import { Add, openBrowser } from '../../../../testing/quoteLists.ts';

const shown = `{
  repeated { number rowCount replaced changed gone }
  rows { name quantity note standing replaces formerPrice formerPriceQuantity product { id } }
}`;
const Repeat = `mutation ($number: String!, $token: String!) { repeatEnquiry(number: $number, token: $token) ${shown} }`;
const Undo = `mutation { undoRepeatedEnquiry ${shown} }`;

async function sent() {
  const browser = await openBrowser();
  const { asAdmin } = browser;
  const add = (name: string) => addProduct(asAdmin, { name, stockCode: null });
  const [same, dearer, old, gone, next] = [
    ...[await add('Vana'), await add('Zincir Dişlisi'), await add('DIN 934 M8'), await add('Kaplin')],
    await add('Somun ISO 4032 M8'),
  ];
  const rows = [same, dearer, old, gone].map((productId) => ({ productId, quantity: 4, note: 'C3' }));
  const input = enquiryInput({ rows: [...rows, { text: 'DN65 dirsek', quantity: 1 }] });
  const link = linkOf(await browser.ask(SendEnquiry, { input }));
  const update = (id: string, name: string, more: string) =>
    asAdmin(`mutation { updateProduct(id: "${id}", input: { name: "${name}", description: "x", ${more} }) { id } }`);
  await update(dearer ?? '', 'Zincir Dişlisi', 'price: 380');
  await update(old ?? '', 'DIN 934 M8', `availability: DISCONTINUED, successorId: "${next}"`);
  await asAdmin(`mutation { deleteProduct(id: "${gone}") }`);
  return { ...browser, link, same, dearer, next };
}

const bare = { replaces: null, formerPrice: null, formerPriceQuantity: null };

test('the rows of an enquiry come to the list as the catalogue has them today, and say what is different', async () => {
  const { ask, link, same, dearer, next } = await sent();
  const { repeatEnquiry } = (await ask(Repeat, link)).data;
  expect(repeatEnquiry.repeated).toEqual({ number: link.number, rowCount: 5, replaced: 1, changed: 1, gone: 1 });
  expect(repeatEnquiry.rows).toEqual([
    { ...bare, name: 'Vana', quantity: 4, note: 'C3', standing: 'LISTED', product: { id: same } },
    {
      ...{ ...bare, formerPrice: 285, name: 'Zincir Dişlisi', quantity: 4, note: 'C3', standing: 'LISTED' },
      product: { id: dearer },
    },
    {
      ...{ ...bare, replaces: 'DIN 934 M8', name: 'Somun ISO 4032 M8', quantity: 4, note: 'C3', standing: 'LISTED' },
      product: { id: next },
    },
    { ...bare, name: 'Kaplin', quantity: 4, note: 'C3', standing: 'REMOVED', product: null },
    { ...bare, name: 'DN65 dirsek', quantity: 1, note: null, standing: 'WRITTEN', product: null },
  ]);
});

test('taking it back leaves what was on the list before, and what came since', async () => {
  const { ask, link, same } = await sent();
  await ask(Add, { rows: [{ productId: same, quantity: 10 }] });
  await ask(Repeat, link);
  await ask(Add, { rows: [{ text: 'conta', quantity: 2 }] });
  const { undoRepeatedEnquiry } = (await ask(Undo)).data;
  expect(undoRepeatedEnquiry.repeated).toBeNull();
  expect(undoRepeatedEnquiry.rows).toMatchObject([
    { name: 'Vana', quantity: 10 },
    { name: 'conta', quantity: 2 },
  ]);
  expect((await ask(Undo)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a list that would get too long takes none of the rows', async () => {
  const { ask, link, rows } = await sent();
  await ask(Add, { rows: Array.from({ length: 58 }, (_, place) => ({ text: `satır ${place}` })) });
  expect((await ask(Repeat, link)).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'rows' });
  expect(await rows()).toHaveLength(58);
});

test('a product that is discontinued without a successor stays and says so', async () => {
  const { ask, link, same, asAdmin } = await sent();
  await asAdmin(
    `mutation { updateProduct(id: "${same}", input: { name: "Vana", description: "x", availability: DISCONTINUED }) { id } }`,
  );
  const { repeatEnquiry } = (await ask(Repeat, link)).data;
  expect(repeatEnquiry.repeated.gone).toBe(2);
  expect(repeatEnquiry.rows[0]).toMatchObject({ name: 'Vana', standing: 'DISCONTINUED' });
});

test('guesses find nothing, and are refused after twenty', async () => {
  const { ask, link, rows } = await sent();
  const guess = async () => (await ask(Repeat, { ...link, token: 'x' })).errors?.[0]?.extensions.code;
  for (let time = 0; time < 20; time++) expect(await guess()).toBe('NOT_FOUND');
  expect(await guess()).toBe('RATE_LIMITED');
  expect(await rows()).toEqual([]);
});
