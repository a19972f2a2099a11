import { expect, test } from 'vitest';
import { bin } from '../../../db/tables/historyTables.ts';
import { products } from '../../../db/tables/tables.ts';
import { isConsistent } from '../../../search/consistency.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { searchIndexes } from '../reindex/searchIndexes.ts';

const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';

test('the bin is searched by name, and many entries are brought back or erased at once, all or none', async () => {
  const api = await openTestApi();
  await api.asAdmin('mutation { createCategory(input: { name: "İğneler" }) { id } }');
  const ids: string[] = [];
  for (const name of ['Işıklı ikaz', 'ISIKLI Şamandıra', 'İğne', 'Vana'])
    ids.push(
      (await api.asAdmin(Create, { input: { name, description: 'x', categoryId: 'iğneler' } })).data.createProduct.id,
    );
  await api.asAdmin('mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) }', { ids });
  await api.asAdmin('mutation { deleteCategory(id: "iğneler") }');
  const find = async (search: string, more = '') =>
    (
      await api.asAdmin(
        `query ($search: String) { bin(search: $search ${more}) { totalCount nodes { id name } pageInfo { endCursor hasNextPage } } }`,
        { search },
      )
    ).data.bin as {
      totalCount: number;
      nodes: { id: string; name: string }[];
      pageInfo: { endCursor: string; hasNextPage: boolean };
    };
  const first = await find('ışıklı', ', first: 1');
  expect(first).toMatchObject({
    totalCount: 2,
    nodes: [{ name: 'ISIKLI Şamandıra' }],
    pageInfo: { hasNextPage: true },
  });
  const second = await find('ışıklı', `, after: "${first.pageInfo.endCursor}"`);
  expect(second.nodes).toMatchObject([{ name: 'Işıklı ikaz' }]);
  expect((await find('IGNE')).nodes.map(({ name }) => name)).toEqual(['İğneler', 'İğne']);
  expect((await find('isikli samandira')).totalCount).toBe(1);

  const many = (name: string, chosen: (string | undefined)[]) =>
    api.asAdmin(`mutation ($ids: [ID!]!) { ${name}(ids: $ids) }`, { ids: chosen });
  const everything = (await find('')).nodes;
  const idOf = (name: string) => everything.find((one) => one.name === name)?.id;
  for (const wrong of ['9999', 'x'])
    expect((await many('bringManyBack', [idOf('Vana'), wrong])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await api.db.$count(products)).toBe(0);
  const back = [idOf('İğne'), idOf('Vana'), idOf('İğneler'), idOf('Vana')];
  expect((await many('bringManyBack', back)).data.bringManyBack).toBe(3);
  const rows = await api.db.select().from(products);
  expect(rows.map(({ name, categoryId }) => [name, categoryId]).sort()).toEqual([
    ['Vana', 'iğneler'],
    ['İğne', 'iğneler'],
  ]);
  for (const index of searchIndexes.indexes)
    expect(await isConsistent(api.db, index, await index.entries(api.db))).toBe(true);
  expect((await many('eraseManyFromBin', [idOf('Işıklı ikaz'), idOf('Vana')])).errors).toBeDefined();
  const rest = (await find('')).nodes.map(({ id }) => id);
  expect((await many('eraseManyFromBin', rest)).data.eraseManyFromBin).toBe(2);
  expect(await api.db.$count(bin)).toBe(0);
  const { nodes } = (await api.asAdmin('{ audit { nodes { event about } } }')).data.audit;
  expect(nodes.slice(0, 2)).toEqual([
    { event: 'ERASED', about: '2 entries' },
    { event: 'BROUGHT_BACK', about: '3 entries' },
  ]);
});

test('what leaves the bin is named: all that was chosen, or nothing', async () => {
  const api = await openTestApi();
  const ids: string[] = [];
  for (const name of ['Işıklı ikaz', 'Vana'])
    ids.push((await api.asAdmin(Create, { input: { name, description: 'x' } })).data.createProduct.id as string);
  await api.asAdmin('mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) }', { ids });
  const entries = (await api.asAdmin('{ bin { nodes { id name } } }')).data.bin.nodes as { id: string; name: string }[];
  const [vana, ikaz] = ['Vana', 'Işıklı ikaz'].map((name) => entries.find((one) => one.name === name)?.id);
  const empty = (name: string, chosen: (string | undefined)[]) =>
    api.asAdmin(`mutation ($ids: [ID!]!) { ${name}(ids: $ids) { things { entryId entity id name } } }`, {
      ids: chosen,
    });
  for (const name of ['restoreFromBin', 'eraseForGood'])
    expect((await empty(name, [vana, '9999'])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await api.db.$count(bin)).toBe(2);
  const restored = { entryId: vana, entity: 'PRODUCT', id: ids[1], name: 'Vana' };
  expect((await empty('restoreFromBin', [vana, vana])).data.restoreFromBin).toEqual({ things: [restored] });
  expect(await api.db.select({ name: products.name }).from(products)).toEqual([{ name: 'Vana' }]);
  const erased = { entryId: ikaz, entity: 'PRODUCT', id: ids[0], name: 'Işıklı ikaz' };
  expect((await empty('eraseForGood', [ikaz])).data.eraseForGood).toEqual({ things: [erased] });
  expect(await api.db.$count(bin)).toBe(0);
});
