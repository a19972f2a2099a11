import { expect, test } from 'vitest';
import { withScopes } from '../../../testing/keys.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

type Api = Awaited<ReturnType<typeof openTestApi>>;

async function withProducts() {
  const api = await openTestApi();
  const add = async (input: object) => {
    const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
    return (await api.asAdmin(Create, { input: { description: 'x', ...input } })).data.createProduct.id as string;
  };
  const first = await add({ name: 'Rulman', stockCode: '6204-2RS' });
  const second = await add({ name: 'İğne', stockCode: 'İĞ 12' });
  const draft = await add({ name: 'Taslak', stockCode: 'T-1', status: 'DRAFT' });
  return { ...api, first, second, draft };
}
const names = ({ data }: Awaited<ReturnType<Api['asAdmin']>>) =>
  data.products.nodes.map(({ name }: { name: string }) => name).sort();

test('a product is found by its stock code in any spelling, and a draft by no visitor', async () => {
  const { asAdmin, asVisitor, first } = await withProducts();
  const Find = 'query ($id: ID, $stockCode: String) { product(id: $id, stockCode: $stockCode) { id } }';
  expect((await asVisitor(Find, { stockCode: '6204 2rs' })).data.product).toEqual({ id: first });
  expect((await asVisitor(Find, { stockCode: 'yok' })).data.product).toBeNull();
  expect((await asVisitor(Find, { stockCode: 'T-1' })).data.product).toBeNull();
  expect((await asAdmin(Find, { stockCode: 'T-1' })).data.product).not.toBeNull();
  for (const asked of [{}, { id: '' }]) expect((await asVisitor(Find, asked)).data.product).toBeNull();
  const { errors } = await asVisitor(Find, { id: first, stockCode: '6204-2RS' });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'id' });
});

test('a list of stock codes finds their products in one call', async () => {
  const { asAdmin, asVisitor } = await withProducts();
  const List = 'query ($codes: [String!]) { products(stockCodes: $codes) { nodes { name } totalCount } }';
  const codes = ['62042RS', 'iğ-12', 'T 1', 'yok'];
  expect(names(await asVisitor(List, { codes }))).toEqual(['Rulman', 'İğne'].sort());
  expect(names(await asAdmin(List, { codes }))).toEqual(['Rulman', 'Taslak', 'İğne'].sort());
  expect((await asVisitor(List, { codes: [] })).data.products).toEqual({ nodes: [], totalCount: 0 });
  const many = Array.from({ length: 101 }, (_, n) => `K-${n}`);
  expect((await asVisitor(List, { codes: many })).errors?.[0]?.extensions).toMatchObject({ field: 'stockCodes' });
});

test('products say when they were added and changed, and a list has those that changed since', async () => {
  const { admin, asAdmin, asVisitor, askAs, db, first } = await withProducts();
  const times = async () =>
    (await asVisitor('query ($id: ID!) { product(id: $id) { createdAt updatedAt } }', { id: first })).data.product;
  const before = await times();
  expect(Date.parse(before.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before.createdAt));
  await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(before.updatedAt));
  const since = new Date().toISOString();
  await asAdmin('mutation ($id: ID!) { patchProduct(id: $id, changes: { price: 5 }) { id } }', { id: first });
  const after = await times();
  expect([after.createdAt, after.updatedAt >= since]).toEqual([before.createdAt, true]);

  const List = 'query ($since: DateTime!) { products(updatedSince: $since) { nodes { name } } }';
  expect(names(await asAdmin(List, { since }))).toEqual(['Rulman']);
  const old = '2020-01-01T03:00:00+03:00';
  expect(names(await asAdmin(List, { since: old }))).toHaveLength(3);
  const reader = askAs({ ...withScopes(admin, ['READ_CATALOGUE']), db: db.visitors });
  expect(names(await reader(List, { since: old }))).toEqual(['Rulman', 'İğne'].sort());
  expect((await asVisitor(List, { since })).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  for (const wrong of ['2026-11-26', 'dün', '2026-13-01T00:00:00Z'])
    expect((await asAdmin(List, { since: wrong })).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'updatedSince',
    });
});
