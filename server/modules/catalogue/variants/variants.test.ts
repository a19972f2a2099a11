import { expect, test } from 'vitest';
import { openSpecApi } from '../../../testing/specs.ts';

const asking = (root: string, fields: string) => `
  ($patternId: ID!, $familyId: ID!, $rows: [ProductChanges!]!, $version: Int) {
    answer: ${root}(patternId: $patternId, familyId: $familyId, rows: $rows, version: $version) { ${fields} }
  }`;
const looking = `query ${asking('newVariants', 'name stockCode price specs { name text } problems { field message } faults { field code message }')}`;
const adding = `mutation ${asking('addVariants', 'count undo { id version }')}`;
const state = `{ products(first: 100, orderBy: NAME) { nodes {
  id name stockCode gtin price featured brand description version family { id } image pictures { url alt }
  documents { id } specs { attribute { id } text } manufacturerCode crossReferences { code } priceBreaks { minimum }
  namedTogether { id } successor { id }
} } }`;

/** A family, and a product that is not in it yet. */
async function site() {
  const { api, addAttribute } = await openSpecApi();
  const bore = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  const seal = await addAttribute({ name: 'Kapak', kind: 'OPTION', options: [{ name: '2RS' }, { name: 'ZZ' }] });
  const made = await api.asAdmin('mutation ($input: FamilyInput!) { createFamily(input: $input) { id } }', {
    input: { name: '62 serisi', columns: [bore, seal] },
  });
  const familyId = made.data.createFamily.id as string;
  const add = async (input: object) => {
    const { data, errors } = await api.asAdmin(
      'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }',
      { input: { description: 'Tek sıralı', ...input } },
    );
    expect(errors).toBeUndefined();
    return data.createProduct.id as string;
  };
  const patternId = await add({
    ...{ name: 'Sabit Bilyalı Rulman 6204-2RS', stockCode: '6204-2RS', gtin: '4006381333931', featured: true },
    ...{ price: 285, brand: 'Işık', image: 'https://ornek.com.tr/rulman.jpg', imageAlt: 'Önden' },
    morePictures: [{ url: 'https://ornek.com.tr/kesit.jpg', alt: 'Kesit' }],
    specs: [
      { attributeId: bore, values: ['20'] },
      { attributeId: seal, values: ['2RS'] },
    ],
  });
  const ask = async (operation: string, rows: object[], more: object = {}) => {
    const { data, errors } = await api.asAdmin(operation, { patternId, familyId, rows, ...more });
    return { answer: data?.answer, refused: errors?.[0]?.extensions, message: errors?.[0]?.message };
  };
  const products = async () => (await api.asVisitor(state)).data.products.nodes as Record<string, unknown>[];
  return { api, bore, seal, familyId, patternId, add, ask, products };
}

const undoing = `mutation ($id: ID!, $version: Int!) {
  undoChange(entity: PRODUCT, id: $id, version: $version) { restored keptCount kept { name fields } }
}`;

test('twelve products are made from one in one step, with its pictures, and go again in one', async () => {
  const { api, bore, seal, familyId, patternId, ask, products } = await site();
  const rows = Array.from({ length: 12 }, (_, n) => ({
    ...{ name: `Sabit Bilyalı Rulman 62${n + 10}-ZZ`, stockCode: `62${n + 10}-ZZ`, price: 300 + n },
    specs: [
      { attributeId: bore, values: [`${n + 25} mm`] },
      { attributeId: seal, values: ['ZZ'] },
    ],
  }));
  const looked = await ask(looking, rows);
  expect(looked.answer).toHaveLength(12);
  expect(looked.answer[1]).toEqual({
    ...{ name: 'Sabit Bilyalı Rulman 6211-ZZ', stockCode: '6211-ZZ', price: 301, problems: [], faults: [] },
    specs: [
      { name: 'İç çap', text: '26 mm' },
      { name: 'Kapak', text: 'ZZ' },
    ],
  });
  expect(await products()).toHaveLength(1);

  const { answer } = await ask(adding, rows, { version: 1 });
  expect(answer.count).toBe(12);
  const all = await products();
  expect(all).toHaveLength(13);
  const pattern = all.find(({ id }) => id === patternId);
  expect(pattern).toMatchObject({ family: { id: familyId }, stockCode: '6204-2RS', version: 2 });
  expect(all.find(({ stockCode }) => stockCode === '6221-ZZ')).toMatchObject({
    ...{ name: 'Sabit Bilyalı Rulman 6221-ZZ', gtin: null, featured: false, price: 311, brand: 'Işık', version: 1 },
    ...{ family: { id: familyId }, description: 'Sabit Bilyalı Rulman 6221-ZZ', pictures: pattern?.pictures },
    specs: [{ text: '36 mm' }, { text: 'ZZ' }],
  });

  // A copy that was edited since stays, and is named with what was edited.
  const edited = all.find(({ stockCode }) => stockCode === '6215-ZZ')?.id;
  await api.asAdmin('mutation ($id: ID!) { patchProduct(id: $id, changes: { price: 1 }, confirmJumps: true) { id } }', {
    id: edited,
  });
  expect((await api.asAdmin(undoing, answer.undo)).data.undoChange).toEqual({
    ...{ restored: 12, keptCount: 1 },
    kept: [{ name: 'Sabit Bilyalı Rulman 6215-ZZ', fields: ['Price with KDV'] }],
  });
  expect((await products()).map(({ stockCode, family }) => [stockCode, family])).toEqual([
    ['6204-2RS', null],
    ['6215-ZZ', { id: familyId }],
  ]);
});

test('rows with codes that are doubled or taken, or with values that cannot be, are named and write nothing', async () => {
  const { bore, seal, add, ask, products } = await site();
  await add({ name: 'Işıklı', stockCode: 'IŞ-1', gtin: '5901234123457' });
  const rows = [
    { stockCode: 'ÇIV-8' },
    { stockCode: 'çiv 8' },
    { stockCode: 'ış1' },
    { name: 'x'.repeat(10_000) },
    { specs: [{ attributeId: seal, values: ['C3'] }] },
    { specs: [{ attributeId: bore, values: ['onaltı'] }] },
    { gtin: '4006381333931' },
    { gtin: '4006381333932' },
    { stockCode: '6204 2rs' },
    { name: null },
    { familyId: 'yok' },
    { stockCode: 'yeni', price: -1 },
  ];
  const { answer } = await ask(looking, rows);
  expect((answer as { problems: { message: string }[] }[]).map(({ problems }) => problems[0]?.message)).toEqual([
    undefined,
    'The same stock code stands in row 1 already.',
    'It is the stock code of Işıklı already.',
    expect.stringContaining('200'),
    expect.stringContaining('There is no option “C3”'),
    expect.stringContaining('onaltı'),
    'It is the GTIN of Sabit Bilyalı Rulman 6204-2RS already.',
    expect.stringContaining('One digit is wrong'),
    'It is the stock code of Sabit Bilyalı Rulman 6204-2RS already.',
    'Product name is required',
    'There is no such family.',
    expect.any(String),
  ]);
  type Both = { problems: object[]; faults: object[] };
  for (const { problems, faults } of answer as Both[])
    expect(faults).toEqual(problems.map((problem) => ({ ...problem, code: 'BAD_USER_INPUT' })));
  const { refused, message } = await ask(adding, rows);
  expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', field: 'rows.1.stockCode' });
  expect((refused?.problems as object[]).length).toBe(11);
  expect(message).toBe('Row 2: The same stock code stands in row 1 already.');
  expect(await products()).toHaveLength(2);
});

test('a pattern that is gone or was saved meanwhile, an unknown family and no rows are refused', async () => {
  const { api, patternId, ask, products } = await site();
  const rows = [{ stockCode: '6205' }];
  expect((await ask(adding, rows, { familyId: 'yok' })).refused?.code).toBe('NOT_FOUND');
  expect((await ask(adding, rows, { patternId: 'yok' })).refused?.code).toBe('NOT_FOUND');
  expect((await ask(adding, [])).refused).toMatchObject({ code: 'BAD_USER_INPUT', field: 'rows' });
  expect((await ask(adding, Array(201).fill({}) as object[])).refused?.code).toBe('BAD_USER_INPUT');
  await api.asAdmin('mutation ($id: ID!) { patchProduct(id: $id, changes: { price: 1 }, confirmJumps: true) { id } }', {
    id: patternId,
  });
  expect((await ask(adding, rows, { version: 1 })).refused?.code).toBe('CONFLICT');
  expect(await products()).toHaveLength(1);
});

test('new sizes take none of the codes of their pattern, and nothing that was chosen for it alone', async () => {
  const { api, patternId, add, ask, products } = await site();
  const nut = await add({ name: 'Somun' });
  const { errors } = await api.asAdmin(
    'mutation ($id: ID!, $changes: ProductChanges!) { patchProduct(id: $id, changes: $changes) { id } }',
    {
      id: patternId,
      changes: {
        ...{ manufacturerCode: 'XQ-6204', price: 285, priceBreaks: [{ minimum: 10, price: 250 }], togetherIds: [nut] },
        crossReferences: [{ maker: 'FAGX', code: 'XQ6204ZZ', relation: 'SAME_PART' }],
        ...{ availability: 'DISCONTINUED', successorId: nut },
      },
    },
  );
  expect(errors).toBeUndefined();
  const own = { stockCode: '6206', manufacturerCode: 'XQ-6206' };
  expect((await ask(adding, [{ stockCode: '6205' }, own])).answer.count).toBe(2);
  const made = (await products()).filter(({ stockCode }) => ['6205', '6206'].includes(String(stockCode)));
  const none = {
    gtin: null,
    crossReferences: [],
    priceBreaks: [],
    namedTogether: [],
    successor: null,
    featured: false,
  };
  expect(made).toMatchObject([
    { stockCode: '6206', manufacturerCode: 'XQ-6206', ...none },
    { stockCode: '6205', manufacturerCode: null, ...none },
  ]);
  const found = await api.asVisitor('{ products(search: "XQ6204ZZ") { nodes { id } } }');
  expect(found.data.products.nodes).toEqual([{ id: patternId }]);
});

test('new sizes take over nothing that belongs to the pattern alone, and are no doubles', async () => {
  const { api, bore, patternId, ask, products } = await site();
  await api.asAdmin('mutation ($id: ID!) { patchProduct(id: $id, changes: { manufacturerCode: "M-1" }) { id } }', {
    id: patternId,
  });
  const rows = Array.from({ length: 12 }, (_, n) => ({
    ...{ name: `Rulman 63${n + 10}`, stockCode: `63${n + 10}`, ...(n === 0 && { description: 'Ağır seri' }) },
    specs: [{ attributeId: bore, values: [`${n + 30} mm`] }],
  }));
  expect((await ask(adding, rows)).answer).toMatchObject({ count: 12 });
  const made = (await products()).filter(({ id }) => id !== patternId);
  expect(made.map(({ manufacturerCode, gtin }) => [manufacturerCode, gtin])).toEqual(made.map(() => [null, null]));
  // A product needs a description: until somebody writes one, it is its own name.
  expect(made.map(({ name, description }) => description === name)).toEqual(
    made.map(({ name }) => name !== 'Rulman 6310'),
  );
  const { data } = await api.asAdmin('{ health { findings { check count } } }');
  expect(data.health.findings).toContainEqual({ check: 'DOUBLE', count: 0 });
});
