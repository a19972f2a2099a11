import { expect, test } from 'vitest';
import { history, restore } from '../../../testing/history.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { exportContent } from '../../upkeep/content/content.export.ts';
import { importContent } from '../../upkeep/content/content.import.ts';

const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id version } }';
const Patch = `mutation ($id: ID!, $changes: ProductChanges!) {
  patchProduct(id: $id, changes: $changes, confirmJumps: true) { price priceBreaks { minimum price } version } }`;
const Shown = 'query ($id: ID!) { product(id: $id) { price priceBreaks { minimum price } } }';
const Change = `mutation ($which: ChosenProducts!, $changes: ProductChanges, $priceRule: PriceRule) {
  changeProducts(which: $which, changes: $changes, priceRule: $priceRule) { changed undo { id version } } }`;

const ladder = [
  { minimum: 30, price: 268 },
  { minimum: 50, price: 252.35 },
];
const input = { name: 'Rulman 6204', description: 'Çelik', price: 285, minimumQuantity: 10, priceBreaks: ladder };

async function opened() {
  const api = await openTestApi();
  const { data } = await api.asAdmin(Create, { input });
  const id = data.createProduct.id as string;
  const patch = async (changes: object) => {
    const { data: saved, errors } = await api.asAdmin(Patch, { id, changes });
    return errors ? errors[0]?.extensions : saved.patchProduct;
  };
  const shown = async () => (await api.asVisitor(Shown, { id })).data.product as unknown;
  const change = async (args: object) => api.asAdmin(Change, { which: { ids: [id] }, ...args });
  return { ...api, id, patch, shown, change };
}

test('visitors read the ladder; what is left out stays, null clears it, and another one replaces it', async () => {
  const { patch, shown } = await opened();
  expect(await shown()).toEqual({ price: 285, priceBreaks: ladder });
  expect(await patch({ name: 'Rulman' })).toMatchObject({ priceBreaks: ladder });
  expect(await patch({ priceBreaks: [{ minimum: 100, price: 0.1 }] })).toMatchObject({
    priceBreaks: [{ minimum: 100, price: 0.1 }],
  });
  expect(await patch({ priceBreaks: null })).toMatchObject({ priceBreaks: [] });
});

test.each([
  [{ priceBreaks: [{ minimum: 50, price: 250 }, ladder[0]] }, 'priceBreaks.1.minimum'],
  [{ priceBreaks: [ladder[0], ladder[0]] }, 'priceBreaks.1.minimum'],
  [{ priceBreaks: [ladder[0], { minimum: 50, price: 268 }] }, 'priceBreaks.1.price'],
  [{ priceBreaks: [{ minimum: 30, price: 285 }] }, 'priceBreaks.0.price'],
  [{ priceBreaks: [{ minimum: 10, price: 200 }] }, 'priceBreaks.0.minimum'],
  [{ priceBreaks: Array.from({ length: 9 }, (_, n) => ({ minimum: 20 + n, price: 200 - n })) }, 'priceBreaks'],
  [{ priceBreaks: [{ minimum: 30, price: 1.005 }] }, 'priceBreaks.0.price'],
  [{ price: null }, 'priceBreaks'],
  [{ price: 268 }, 'priceBreaks.0.price'],
  [{ minimumQuantity: 30 }, 'priceBreaks.0.minimum'],
  [{ priceQuantity: 100 }, 'priceBreaks.0.minimum'],
])('%j is refused with the code BAD_USER_INPUT and its field, and changes nothing', async (changes, field) => {
  const { patch, shown } = await opened();
  expect(await patch(changes)).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect(await shown()).toEqual({ price: 285, priceBreaks: ladder });
});

test('a new product with a ladder needs a price', async () => {
  const { asAdmin } = await openTestApi();
  const { errors } = await asAdmin(Create, { input: { ...input, price: null } });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'priceBreaks' });
});

test('the history says a ladder as people write it, and restores it with its price', async () => {
  const api = await opened();
  await api.patch({ price: 200, priceBreaks: [{ minimum: 40, price: 150 }] });
  const [last, first] = await history(api, 'PRODUCT', api.id);
  expect(last?.fields).toContainEqual({
    field: 'priceBreaks',
    label: 'Price breaks',
    before: '30: 268,00; 50: 252,35',
    after: '40: 150,00',
  });
  expect((await restore(api, first?.id ?? '')).errors).toBeUndefined();
  expect(await api.shown()).toEqual({ price: 285, priceBreaks: ladder });
});

test('the bin keeps a ladder, and a content document carries it to another site', async () => {
  const { asAdmin, db, images, id, shown } = await opened();
  await asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id });
  const { data } = await asAdmin('{ bin { nodes { id } } }');
  await asAdmin('mutation ($id: ID!) { bringBack(id: $id) }', { id: data.bin.nodes[0].id });
  expect(await shown()).toEqual({ price: 285, priceBreaks: ladder });
  const content = await exportContent(db, images);
  const to = await openTestApi();
  await importContent(to.db, content, { images: to.images, keepBytes: true });
  expect((await to.asVisitor(Shown, { id })).data.product).toEqual({ price: 285, priceBreaks: ladder });
  const dearer = structuredClone(content);
  Object.assign(dearer.information.products.products[0] ?? {}, { price: 100 });
  await expect(importContent(to.db, dearer, { images: to.images, keepBytes: true })).rejects.toMatchObject({
    details: { field: 'information.products.products.0.priceBreaks.0.price' },
  });
});

test('a rule changes the breaks like the price, leaves out what is no longer cheaper, and is undone as one step', async () => {
  const { asAdmin, change, shown } = await opened();
  const { data } = await change({ priceRule: { percent: -10 } });
  expect(await shown()).toEqual({
    price: 256.5,
    priceBreaks: [
      { minimum: 30, price: 241.2 },
      { minimum: 50, price: 227.12 },
    ],
  });
  const Undo =
    'mutation ($id: ID!, $version: Int!) { undoChange(entity: PRODUCT, id: $id, version: $version) { restored } }';
  expect((await asAdmin(Undo, data.changeProducts.undo)).data.undoChange).toEqual({ restored: 1 });
  expect(await shown()).toEqual({ price: 285, priceBreaks: ladder });
  await change({ priceRule: { percent: 0, floor: 260 } });
  expect(await shown()).toEqual({
    price: 285,
    priceBreaks: [
      { minimum: 30, price: 268 },
      { minimum: 50, price: 260 },
    ],
  });
  await change({ priceRule: { percent: 0, floor: 270 } });
  expect(await shown()).toEqual({ price: 285, priceBreaks: [{ minimum: 30, price: 270 }] });
});

test('one price for many is refused where a ladder does not fit below it, and names the product', async () => {
  const { change, shown } = await opened();
  const { errors } = await change({ changes: { price: 260 } });
  expect(errors?.[0]).toMatchObject({
    message: expect.stringMatching(/^Rulman 6204: Must be below the price for one/),
    extensions: { code: 'BAD_USER_INPUT', field: 'changes.priceBreaks.0.price' },
  });
  expect((await change({ changes: { price: 260, priceBreaks: null } })).data.changeProducts.changed).toBe(1);
  expect(await shown()).toEqual({ price: 260, priceBreaks: [] });
});
