import { expect, test } from 'vitest';
import { fillKeys } from '../../catalogue/products/fillKeys.ts';
import { doubleKeys } from '../../../db/tables/doubleTables.ts';
import { openSpecApi } from '../../../testing/specs.ts';
import { countDoubles } from './doubles.store.ts';

const listing = `query ($first: Int, $after: String) { doubles(first: $first, after: $after) {
  totalCount isCountExact endCursor nodes { one { name } other { name } reasons }
} }`;
type Listed = { one: { name: string }; other: { name: string }; reasons: string[] };

async function site() {
  const opened = await openSpecApi();
  const { api } = opened;
  await api.asAdmin('mutation { createCategory(input: { name: "Işıklar" }) { id } }');
  const add = async (input: { name: string } & Record<string, unknown>) => {
    const { data, errors } = await api.asAdmin(
      'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }',
      { input: { description: 'x', ...input } },
    );
    expect(errors).toBeUndefined();
    return data.createProduct.id as string;
  };
  const list = async (variables: object = {}) => {
    const { data } = await api.asAdmin(listing, { ...variables });
    const nodes = (data.doubles.nodes as Listed[]).map(({ one, other, reasons }) => [one.name, other.name, ...reasons]);
    return { ...data.doubles, nodes };
  };
  return { ...opened, add, list };
}

test('each reason finds its pairs, the surest first, and nothing else is one', async () => {
  const { api, add, list, addAttribute } = await site();
  const bore = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  const family = await api.asAdmin('mutation ($input: FamilyInput!) { createFamily(input: $input) { id } }', {
    input: { name: '62 serisi', columns: [bore] },
  });
  const familyId = family.data.createFamily.id as string;
  const sized = (size: string) => ({ familyId, specs: [{ attributeId: bore, values: [size] }] });
  await add({ name: 'A1', gtin: '036000291452' });
  await add({ name: 'A2', gtin: '0036000291452' });
  await add({ name: 'B1', stockCode: 'İŞ.6204/2RS' });
  await add({ name: 'B2', stockCode: 'iş-6204 2rs' });
  await add({ name: 'C1', brand: 'IŞIK', manufacturerCode: 'X 1' });
  await add({ name: 'C2', brand: 'ışık', manufacturerCode: 'x-1' });
  await add({ name: 'C3', brand: 'Başka', manufacturerCode: 'x-1' });
  await add({ name: 'D1', ...sized('20') });
  await add({ name: 'D2', ...sized('2 cm') });
  await add({ name: 'D3', ...sized('21') });
  const first = await add({ name: 'Rulman 6204-2RS', categoryId: 'işıklar' });
  await add({ name: 'RULMAN 6204 2rs', categoryId: 'işıklar' });
  await add({ name: 'Rulman 6204-2RS' });
  const expected = [
    ['A1', 'A2', 'GTIN'],
    ['B1', 'B2', 'CODE'],
    ['C1', 'C2', 'MANUFACTURER'],
    ['D1', 'D2', 'SPECS'],
    ['Rulman 6204-2RS', 'RULMAN 6204 2rs', 'NAME'],
  ];
  expect((await list()).nodes).toEqual(expected);
  expect(await countDoubles(api.db)).toEqual({ count: 5, isExact: true });

  // It is paged, and a database that knew no keys gets the same ones.
  const page = await list({ first: 2 });
  expect(page).toMatchObject({ totalCount: 5, nodes: expected.slice(0, 2) });
  expect((await list({ first: 2, after: page.endCursor })).nodes).toEqual(expected.slice(2, 4));
  await api.db.write(async (tx) => tx.delete(doubleKeys));
  expect((await list()).totalCount).toBe(0);
  await fillKeys(api.db);
  // The pairs are kept until the content changes.
  await add({ name: 'E1' });
  expect((await list()).nodes).toEqual(expected);

  // An edited or deleted product is no double any more; another column of the family tells its products apart.
  await api.asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: first });
  const seal = await addAttribute({ name: 'Kapak', kind: 'TEXT' });
  await api.asAdmin(`mutation ($id: ID!, $input: FamilyInput!) { updateFamily(id: $id, input: $input) { id } }`, {
    id: familyId,
    input: { name: '62 serisi', columns: [bore, seal] },
  });
  expect((await list()).nodes).toEqual(expected.slice(0, 3));
});

test('a pair that is two products stays off the list with who and when, until it is asked about again', async () => {
  const { api, add, list } = await site();
  const one = await add({ name: 'Vana', stockCode: 'V-1' });
  const other = await add({ name: 'Vana 2', stockCode: 'V.1' });
  const settle = (pair: object) =>
    api.asAdmin(
      'mutation ($oneId: ID!, $otherId: ID!, $areTwo: Boolean!) { settleDouble(oneId: $oneId, otherId: $otherId, areTwo: $areTwo) }',
      { areTwo: true, ...pair },
    );
  expect((await settle({ oneId: one, otherId: one })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect((await settle({ oneId: one, otherId: 'yok' })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  await settle({ oneId: other, otherId: one });
  await settle({ oneId: one, otherId: other });
  expect((await list()).totalCount).toBe(0);
  const settled = '{ settledDoubles { one { name } other { name } admin at } }';
  const { data } = await api.asAdmin(settled);
  expect(data.settledDoubles).toEqual([
    { one: { name: 'Vana' }, other: { name: 'Vana 2' }, admin: expect.stringContaining('@'), at: expect.any(String) },
  ]);
  await settle({ oneId: one, otherId: other, areTwo: false });
  expect((await list()).totalCount).toBe(1);
  expect((await api.asVisitor(listing)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('products that one picture shows are doubles, but not those of one family or many of a kind', async () => {
  const { api, add, list } = await site();
  await api.db.write(async (tx) => {
    const { images } = await import('../../../db/tables/tables.ts');
    const stored = {
      contentType: 'image/png',
      byteSize: 1,
      totalBytes: 1,
      width: 1,
      height: 1,
      uploader: 'x',
      createdAt: 1,
    };
    for (const [url, sha256] of [
      ['a', '1'],
      ['b', '1'],
      ['c', '2'],
    ] as const)
      await tx.insert(images).values({ ...stored, url: `/uploads/${url}.png`, sha256 });
  });
  const shown = (name: string, picture: string, more: object = {}) =>
    add({ name, image: `/uploads/${picture}.png`, ...more });
  await shown('Bir', 'a');
  await shown('İki', 'b');
  for (const name of ['X', 'Y', 'Z', 'W']) await shown(name, 'c');
  expect((await list()).nodes).toEqual([['Bir', 'İki', 'PICTURE']]);
});
