import { expect, test } from 'vitest';
import { withScopes } from '../../../testing/keys.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { addProduct } from '../../../testing/enquiries.ts';

const Keep = `mutation ($values: PlannedValues!, $version: Int, $confirmJumps: Boolean) {
  keepWaitingValues(values: $values, version: $version, confirmJumps: $confirmJumps) {
    product { version price waiting { fields } } category { id } about { version } } }`;
const Publish = `mutation ($thing: PlannedThing!, $values: PlannedValues, $confirmJumps: Boolean) {
  publishWaitingValues(thing: $thing, values: $values, confirmJumps: $confirmJumps) { product { price description waiting { fields } } } }`;
const Discard = `mutation ($thing: PlannedThing!) {
  discardWaitingValues(thing: $thing) { product { price waiting { fields } } } }`;

async function opened() {
  const api = await openTestApi();
  const id = await addProduct(api.asAdmin, { price: 100 });
  const thing = { entity: 'PRODUCT', id };
  return {
    ...api,
    id,
    thing,
    keep: (product: object, more: object = {}) => api.asAdmin(Keep, { values: { id, product }, ...more }),
  };
}

test('a product waits, is published and discarded by the one door of all kinds, and the history names it as before', async () => {
  const { asAdmin, id, thing, keep } = await opened();
  const kept = await keep({ price: 110, description: 'Yeni' });
  expect(kept.data.keepWaitingValues).toEqual({
    ...{
      product: { version: 2, price: 100, waiting: { fields: ['description', 'price'] } },
      category: null,
      about: null,
    },
  });
  const late = await keep({ price: 120 }, { version: 1 });
  expect(late.errors?.[0]?.extensions.code).toBe('CONFLICT');
  const dropped = await asAdmin(Discard, { thing });
  expect(dropped.data.discardWaitingValues.product).toEqual({ price: 100, waiting: null });
  await keep({ price: 110 });
  const other = await asAdmin(Publish, { thing, values: { id: 'yok', product: { price: 5 } } });
  expect(other.errors).toBeDefined();
  const published = await asAdmin(Publish, { thing, values: { id, product: { price: 115, description: 'Son' } } });
  expect(published.data.publishWaitingValues.product).toEqual({ price: 115, description: 'Son', waiting: null });
  const again = await asAdmin(Publish, { thing });
  expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const { data } = await asAdmin('{ deeds(first: 1) { nodes { undoToken } } }');
  const undone = await asAdmin('mutation ($token: ID!) { undo(token: $token) { restored } }', {
    token: data.deeds.nodes[0].undoToken,
  });
  expect(undone.errors).toBeUndefined();
  expect((await asAdmin(`{ product(id: "${id}") { price } }`)).data.product.price).toBe(100);
});

test('a price that jumps is asked about when it is kept and when it is published with other values', async () => {
  const { asAdmin, id, thing, keep } = await opened();
  expect((await keep({ price: 900 })).errors?.[0]?.extensions.code).toBe('PRICE_JUMPS');
  expect((await keep({ price: 900 }, { confirmJumps: true })).errors).toBeUndefined();
  const values = { id, product: { price: 5000 } };
  expect((await asAdmin(Publish, { thing, values })).errors?.[0]?.extensions.code).toBe('PRICE_JUMPS');
  expect((await asAdmin(Publish, { thing, values, confirmJumps: true })).errors).toBeUndefined();
});

test('a key keeps what belongs to products, and no page', async () => {
  const { admin, askAs, id } = await opened();
  const asKey = askAs({ ...withScopes(admin, ['WRITE_PRODUCTS']) });
  expect((await asKey(Keep, { values: { id, product: { price: 110 } } })).errors).toBeUndefined();
  const codes = [
    await asKey(Keep, { values: { id: 'enerji', sector: { productIds: [] } } }),
    await asKey(Publish, { thing: { entity: 'ABOUT', id: '1' } }),
    await asKey(Discard, { thing: { entity: 'SECTOR', id: 'enerji' } }),
  ].map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
});

test('a value outside its limits is named as the form names it', async () => {
  const { keep } = await opened();
  const { errors } = await keep({ brand: 'x'.repeat(81), priceQuantity: -1 });
  const { problems } = errors?.[0]?.extensions ?? {};
  expect((problems as { field: string }[]).map(({ field }) => field).toSorted()).toEqual(['brand', 'priceQuantity']);
});
