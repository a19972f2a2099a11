import { expect, test } from 'vitest';
import { addProduct } from '../../../testing/enquiries.ts';
import { withScopes } from '../../../testing/keys.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { withOrder } from '../../../testing/orders.ts';

type Api = Awaited<ReturnType<typeof openTestApi>>;
const Set = `mutation ($of: NumberedThing!, $rows: [ExternalIdInput!]!) {
  setExternalIds(of: $of, rows: $rows) { thingId system externalId } }`;
const Find = `query ($of: NumberedThing!, $ids: [ID!]!) {
  externalIds(of: $of, system: "LOGO", externalIds: $ids) { of thingId externalId } }`;
const put = (api: Pick<Api, 'asAdmin'>, of: string, rows: object[]) => api.asAdmin(Set, { of, rows });
const row = (thingId: string, externalId: string | null, system = 'Logo') => ({ thingId, system, externalId });

test('a program finds things by numbers of its own, each of which is that of one thing', async () => {
  const api = await withOrder();
  const { orderId, enquiryId, productId } = api;
  for (const [of, id] of Object.entries({ ORDER: orderId, ENQUIRY: enquiryId, PRODUCT: productId }))
    expect((await put(api, of, [row(id, `N-${of}`)])).data.setExternalIds).toEqual([
      { thingId: id, system: 'logo', externalId: `N-${of}` },
    ]);
  const found = await api.asAdmin(Find, { of: 'ORDER', ids: ['N-ORDER', 'N-PRODUCT', 'yok'] });
  expect(found.data.externalIds).toEqual([{ of: 'ORDER', thingId: orderId, externalId: 'N-ORDER' }]);
  const Read = `{ orders(search: "N-ORDER") { nodes { id externalIds { system externalId } } }
    product(id: "${productId}") { externalIds { externalId } } enquiry(id: "${enquiryId}") { externalIds { externalId } } }`;
  expect((await api.asAdmin(Read)).data).toEqual({
    orders: { nodes: [{ id: orderId, externalIds: [{ system: 'logo', externalId: 'N-ORDER' }] }] },
    product: { externalIds: [{ externalId: 'N-PRODUCT' }] },
    enquiry: { externalIds: [{ externalId: 'N-ENQUIRY' }] },
  });
  const visitor = await api.asVisitor(`{ product(id: "${productId}") { externalIds { externalId } } }`);
  expect(visitor.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('a number that another thing has is refused with all rows, until that thing is gone', async () => {
  const api = await openTestApi();
  const ids = ['A-1', 'A-2'].map(async (stockCode) => addProduct(api.asAdmin, { stockCode }));
  const [first = '', second = ''] = await Promise.all(ids);
  await put(api, 'PRODUCT', [row(first, '1')]);
  const taken = await put(api, 'PRODUCT', [row(first, '2'), row(second, '3', 'CRM'), row(second, '2')]);
  expect(taken.errors?.[0]?.extensions).toEqual({
    code: 'CONFLICT',
    field: 'rows.2.externalId',
    reason: 'EXTERNAL_ID_TAKEN',
  });
  expect((await api.asAdmin(Find, { of: 'PRODUCT', ids: ['1'] })).data.externalIds).toHaveLength(1);
  // The numbers of other kinds of things, and of other programs, are others.
  expect((await put(api, 'PRODUCT', [row(second, '1', 'CRM')])).errors).toBe(undefined);
  await put(api, 'PRODUCT', [row(second, '2')]);
  const exchanged = await put(api, 'PRODUCT', [row(first, '2'), row(second, '1')]);
  expect(exchanged.errors).toBe(undefined);
  await api.asAdmin('mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) }', { ids: [first] });
  expect((await api.asAdmin(Find, { of: 'PRODUCT', ids: ['2'] })).data.externalIds).toEqual([]);
  expect((await put(api, 'PRODUCT', [row(second, '2')])).errors).toBe(undefined);
  const cleared = await put(api, 'PRODUCT', [row(second, null), row(second, null, 'crm')]);
  expect(cleared.data.setExternalIds).toEqual([]);
});

test('unknown things and rows that contradict each other are named, and nothing is kept', async () => {
  const api = await openTestApi();
  const id = await addProduct(api.asAdmin);
  const unknown = await put(api, 'PRODUCT', [row(id, '1'), row('yok', '2')]);
  expect(unknown.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'rows.1.thingId' });
  const twice = await put(api, 'PRODUCT', [row(id, '1'), row(id, '2', 'LOGO')]);
  expect(twice.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'rows.1.system' });
  expect((await api.asAdmin(Find, { of: 'PRODUCT', ids: ['1'] })).data.externalIds).toEqual([]);
});

test('a key keeps numbers of what it may write, and reads those of what it may read', async () => {
  const { admin, askAs, db, orderId, productId } = await withOrder();
  const codeOf = async (scope: Parameters<typeof withScopes>[1][number], of: string, thing: string) =>
    (await askAs({ ...withScopes(admin, [scope]), db })(Set, { of, rows: [row(thing, 'x')] })).errors?.[0]?.extensions
      .code;
  expect(await codeOf('WRITE_PRODUCTS', 'ORDER', orderId)).toBe('SCOPE_MISSING');
  expect(await codeOf('WRITE_OFFERS', 'PRODUCT', productId)).toBe('SCOPE_MISSING');
  expect(await codeOf('WRITE_OFFERS', 'ORDER', orderId)).toBe(undefined);
  expect(await codeOf('WRITE_PRODUCTS', 'PRODUCT', productId)).toBe(undefined);
  const reading = askAs({ ...withScopes(admin, ['READ_CATALOGUE']), db });
  expect((await reading(Find, { of: 'ORDER', ids: ['x'] })).errors?.[0]?.extensions.code).toBe('SCOPE_MISSING');
});
