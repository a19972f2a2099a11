import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { enquiries, enquiryRows } from '../../../db/tables/enquiryTables.ts';
import { openSpecApi } from '../../../testing/specs.ts';
import { history } from '../../../testing/history.ts';

const merging = `mutation ($keepId: ID!, $goneId: ID!, $take: [String!]!, $keepVersion: Int, $goneVersion: Int) {
  mergeProducts(keepId: $keepId, goneId: $goneId, take: $take, keepVersion: $keepVersion, goneVersion: $goneVersion) {
    product { id } undo { entity id version }
  }
}`;
const undoing = `mutation ($entity: HistoryEntity!, $id: ID!, $version: Int!) {
  undoChange(entity: $entity, id: $id, version: $version) { restored keptCount kept { name fields } }
}`;
const looking = `query ($keepId: ID!, $goneId: ID!) { productMerge(keepId: $keepId, goneId: $goneId) {
  fields { field label kept gone } pictures documents enquiries offers quoteLists reasons
} }`;
const stateOf = `{ products(first: 100, orderBy: NAME) { nodes {
  id name stockCode price description pictures { url } successor { id } specs { text }
} } redirects { from to } sectors { id chosenProducts { id } } }`;

async function site() {
  const opened = await openSpecApi();
  const { api, addAttribute } = opened;
  const bore = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  const add = async (input: object) => {
    const { data, errors } = await api.asAdmin(
      'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }',
      { input: { description: 'x', ...input } },
    );
    expect(errors).toBeUndefined();
    return data.createProduct.id as string;
  };
  const keepId = await add({
    ...{ name: 'Sabit Bilyalı Rulman 6204-2RS', stockCode: '6204-2RS', price: 285 },
    ...{ image: 'https://ornek.com.tr/a.jpg', specs: [{ attributeId: bore, values: ['20'] }] },
  });
  const goneId = await add({
    ...{ name: 'Işıklı 6204', stockCode: '6204.2RS', price: 298, image: 'https://ornek.com.tr/b.jpg' },
    morePictures: [{ url: 'https://ornek.com.tr/a.jpg' }, { url: 'https://ornek.com.tr/c.jpg' }],
  });
  const old = await add({ name: 'Eski 6204', availability: 'DISCONTINUED', successorId: goneId });
  await api.asAdmin(
    `mutation { addRedirect(input: { from: "/eski.html", to: "/products/${goneId}" }) { from }
      updateSector(id: "energy", input: { productIds: ["${goneId}", "${old}"] }) { id } }`,
  );
  await api.db.write(async (tx) => {
    const about = { name: 'Ş', email: 'a@b.co', createdAt: 1, state: 'NEW' as const, token: 't', sendKey: 'k' };
    const [enquiry] = await tx
      .insert(enquiries)
      .values({ ...about, id: 'e1', number: 'T-1' })
      .returning();
    await tx.insert(enquiryRows).values({ enquirySeq: enquiry?.seq ?? 0, productId: goneId, name: 'Işıklı 6204' });
  });
  const linesOf = async (id: string) => api.db.$count(enquiryRows, eq(enquiryRows.productId, id));
  const merge = async (more: object = {}) => {
    const { data, errors } = await api.asAdmin(merging, { keepId, goneId, take: [], ...more });
    return { undo: data?.mergeProducts?.undo, refused: errors?.[0]?.extensions };
  };
  const state = async () => {
    const { data, errors } = await api.asAdmin(stateOf);
    expect(errors).toBeUndefined();
    return data;
  };
  const nodes = async () => (await state()).products.nodes as Record<string, unknown>[];
  return { ...opened, add, bore, keepId, goneId, old, merge, state, nodes, linesOf };
}

test('two products become one with chosen fields, everything that named the second leads to the first, and back', async () => {
  const { api, keepId, goneId, old, bore, merge, state, nodes, linesOf } = await site();
  const before = await state();
  const { data } = await api.asAdmin(looking, { keepId, goneId });
  expect(data.productMerge).toMatchObject({
    ...{ pictures: 2, documents: 0, enquiries: 1, offers: 0, quoteLists: 0, reasons: ['CODE'] },
    fields: expect.arrayContaining([
      {
        field: 'price',
        label: 'Price with KDV',
        kept: expect.stringContaining('285'),
        gone: expect.stringContaining('298'),
      },
      { field: `specs.${bore}`, label: 'İç çap', kept: '20 mm', gone: '' },
    ]),
  });

  const { undo } = await merge({ take: ['price', 'stockCode', `specs.${bore}`], keepVersion: 1, goneVersion: 1 });
  const merged = await state();
  expect(merged.products.nodes).toHaveLength(2);
  expect((await nodes()).find(({ id }) => id === keepId)).toMatchObject({
    ...{ name: 'Sabit Bilyalı Rulman 6204-2RS', stockCode: '6204.2RS', price: 298, specs: [] },
    pictures: ['a', 'b', 'c'].map((name) => ({ url: `https://ornek.com.tr/${name}.jpg` })),
  });
  expect((await nodes()).find(({ id }) => id === old)).toMatchObject({ successor: { id: keepId } });
  expect(merged.redirects).toEqual([
    { from: '/eski.html', to: `/products/${keepId}` },
    { from: `/products/${goneId}`, to: `/products/${keepId}` },
  ]);
  expect(merged.sectors.find(({ id }: { id: string }) => id === 'energy').chosenProducts).toEqual([
    { id: keepId },
    { id: old },
  ]);
  expect([await linesOf(goneId), await linesOf(keepId)]).toEqual([0, 1]);
  const [entry] = await history(api, 'PRODUCT', keepId);
  expect(entry).toMatchObject({ cause: 'MERGE' });

  expect((await api.asAdmin(undoing, undo)).data.undoChange).toMatchObject({ keptCount: 0 });
  expect(await state()).toEqual(before);
  expect([await linesOf(goneId), await linesOf(keepId)]).toEqual([1, 0]);
});

test('a merge that cannot be is refused by its code, and changes nothing', async () => {
  const { api, keepId, goneId, merge, state } = await site();
  const before = await state();
  const code = async (more: object) => (await merge(more)).refused?.code;
  expect(await code({ goneId: keepId })).toBe('BAD_USER_INPUT');
  expect(await code({ goneId: 'yok' })).toBe('NOT_FOUND');
  expect(await code({ keepVersion: 9 })).toBe('CONFLICT');
  expect(await code({ goneVersion: 9 })).toBe('CONFLICT');
  expect(await code({ take: ['seq'] })).toBe('BAD_USER_INPUT');
  expect(await state()).toEqual(before);
  expect((await merge()).refused).toBeUndefined();
  expect(await code({})).toBe('NOT_FOUND');
  const again = await api.asAdmin(looking, { keepId, goneId });
  expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a field that was changed since the merge stays, and what the second product had goes back to it', async () => {
  const { api, keepId, goneId, merge, nodes } = await site();
  const { undo } = await merge({ take: ['price'] });
  await api.asAdmin('mutation ($id: ID!) { patchProduct(id: $id, changes: { price: 300 }) { id } }', { id: keepId });
  expect((await api.asAdmin(undoing, undo)).data.undoChange).toMatchObject({
    kept: [{ name: 'Sabit Bilyalı Rulman 6204-2RS', fields: ['Price with KDV'] }],
  });
  expect((await nodes()).find(({ id }) => id === keepId)).toMatchObject({ price: 300, stockCode: '6204-2RS' });
  expect((await nodes()).find(({ id }) => id === goneId)).toMatchObject({ price: 298, stockCode: '6204.2RS' });
});

test('pairs of both products are the pairs of the one that stays, and undo gives them back', async () => {
  const { api, add, keepId, goneId, merge } = await site();
  const nut = await add({ name: 'Somun' });
  const bolt = await add({ name: 'Cıvata', togetherIds: [goneId, nut] });
  const name = (id: string, togetherIds: string[]) =>
    api.asAdmin('mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { id } }', {
      ...{ id, changes: { togetherIds } },
    });
  await name(keepId, [goneId, bolt]);
  await name(goneId, [nut, keepId]);
  const pairs = async () => {
    const { data } = await api.asAdmin(
      `{ productsWithIds(ids: ${JSON.stringify([bolt, keepId])}) { namedTogether { id } } }`,
    );
    return data.productsWithIds.map(({ namedTogether }: { namedTogether: { id: string }[] }) =>
      namedTogether.map(({ id }) => id),
    );
  };
  const before = await pairs();
  const { undo } = await merge();
  expect(await pairs()).toEqual([
    [keepId, nut],
    [bolt, nut],
  ]);
  expect((await api.asAdmin(undoing, undo)).data.undoChange).toMatchObject({ keptCount: 0 });
  expect(await pairs()).toEqual(before);
});
