import { expect, test } from 'vitest';
import { withScopes } from '../../../testing/keys.ts';
import { importFile } from '../../../testing/random/oddSheets.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

const Undo = `mutation ($token: ID!) { undo(token: $token) { restored removed keptCount kept { id name fields } } }`;
const Upsert = `mutation ($rows: [ProductRow!]!) { upsertProducts(rows: $rows) { rows { product { id } } undoToken } }`;
const Remove = `mutation ($ids: [ID!], $stockCodes: [String!]) {
  removeProducts(ids: $ids, stockCodes: $stockCodes) { deletedIds unknown undoToken } }`;
const Named = `query ($ids: [ID!], $stockCodes: [String!]) { productsNamed(ids: $ids, stockCodes: $stockCodes) { stockCode price } }`;

const row = (stockCode: string, price = 100) => ({ stockCode, changes: { name: stockCode, description: 'x', price } });

async function site() {
  const api = await openTestApi();
  const undo = async (token: string, ask = api.asAdmin) => {
    const { data, errors } = await ask(Undo, { token });
    return (data?.undo ?? errors?.[0]?.extensions.code) as unknown;
  };
  const named = async (more: object) => (await api.asAdmin(Named, { ...more })).data.productsNamed as unknown[];
  const first = await api.asAdmin(Upsert, { rows: [row('A-1'), row('A-2'), row('A-3')] });
  const ids = first.data.upsertProducts.rows.map((one: { product: { id: string } }) => one.product.id) as string[];
  return { ...api, undo, named, ids };
}

test('one call takes back a change of many, a deletion and an import by its token', async () => {
  const api = await site();
  const Change = `mutation ($ids: [ID!]) { changeProducts(which: { ids: $ids }, changes: { price: 101 }) { undoToken } }`;
  const changed = await api.asAdmin(Change, { ids: api.ids });
  await api.asAdmin(`mutation { patchProduct(stockCode: "A-3", changes: { price: 102 }) { id } }`);
  expect(await api.undo(changed.data.changeProducts.undoToken)).toMatchObject({
    ...{ restored: 2, removed: 0, keptCount: 1 },
    kept: [{ id: api.ids[2], name: 'A-3', fields: ['Price with KDV'] }],
  });
  const removed = await api.asAdmin(Remove, { ids: [api.ids[0], 'yok'], stockCodes: ['a2', 'B-1'] });
  expect(removed.data.removeProducts).toMatchObject({ deletedIds: api.ids.slice(0, 2), unknown: ['yok', 'B-1'] });
  const codes = { stockCodes: ['A-2', 'A-1', 'yok'] };
  expect(await api.named(codes)).toEqual([null, null, null]);
  expect(await api.undo(removed.data.removeProducts.undoToken)).toMatchObject({ restored: 2, removed: 0 });
  expect(await api.named(codes)).toEqual([{ stockCode: 'A-2', price: 100 }, { stockCode: 'A-1', price: 100 }, null]);

  await importFile(api, 'Name;Description;Stock code\nPompa;x;P-1\n', {});
  const imports = await api.asAdmin('{ productImports { undoToken } }');
  const [{ undoToken }] = imports.data.productImports as [{ undoToken: string }];
  expect(await api.undo(undoToken)).toMatchObject({ removed: 1 });
  expect(await api.undo(undoToken)).toBe('CONFLICT');
  expect((await api.asAdmin('{ productImports { undoToken } }')).data.productImports).toEqual([{ undoToken: null }]);
});

test('the same call of a deletion again deletes nothing and has nothing to undo', async () => {
  const api = await site();
  await api.asAdmin(Remove, { ids: api.ids });
  const again = await api.asAdmin(Remove, { ids: api.ids });
  expect(again.data.removeProducts).toEqual({ deletedIds: [], unknown: api.ids, undoToken: null });
});

test('a key takes back what it has written itself, and nothing of others', async () => {
  const { undo, asAdmin, askAs, admin, ids } = await site();
  const key = askAs(withScopes(admin, ['WRITE_PRODUCTS']));
  const own = await asAdmin(`{ history(entity: PRODUCT, id: "${ids[0]}") { nodes { undoToken } } }`);
  const theirs = (own.data.history.nodes[0] as { undoToken: string }).undoToken;
  expect(await undo('yok')).toBe('BAD_USER_INPUT');
  expect(await undo(theirs, askAs(withScopes({ ...admin, email: 'Logo ERP (key)' }, ['WRITE_PRODUCTS'])))).toBe(
    'NOT_FOUND',
  );
  expect(await undo(theirs, askAs(withScopes(admin, ['WRITE_PRICES'])))).toBe('SCOPE_MISSING');
  const { data } = await key(Upsert, { rows: [row('A-1', 90)] });
  expect(await undo(data.upsertProducts.undoToken, key)).toMatchObject({ restored: 1, removed: 0 });
});

test('products are named by ids and codes in one list, at most two hundred', async () => {
  const { named, ids, asAdmin, asVisitor } = await site();
  expect(await named({ ids: [ids[2], 'yok', ids[2]], stockCodes: ['a 1'] })).toEqual([
    { stockCode: 'A-3', price: 100 },
    null,
    { stockCode: 'A-3', price: 100 },
    { stockCode: 'A-1', price: 100 },
  ]);
  const many = Array.from({ length: 101 }, (_, n) => `Z-${n}`);
  const refused = await asAdmin(Named, { ids: many, stockCodes: many });
  expect(refused.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  // A product costs as much as it is: the list counts as many items as are named.
  const few = await asVisitor(Named, { ids: ids.slice(0, 2) });
  expect(few.extensions?.cost.asked).toBe(1 + 2 * 2);
  await asAdmin(
    `mutation { updateProduct(id: "${ids[0]}", input: { name: "A-1", description: "x", status: DRAFT }) { id } }`,
  );
  expect((await asVisitor(Named, { ids: ids.slice(0, 2) })).data.productsNamed).toMatchObject([null, { price: 100 }]);
});
