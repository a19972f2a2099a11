import { expect, test } from 'vitest';
import { openSpecApi } from '../../../testing/specs.ts';

const fields = `id version name description price stockCode brand featured imageCaption leadDays
  kind { id } category { id } specs { text }`;
const Update = `mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input, confirmJumps: true) { ${fields} } }`;
const Patch = `mutation ($id: ID, $stockCode: String, $changes: ProductChanges!, $version: Int) {
  patchProduct(id: $id, stockCode: $stockCode, changes: $changes, version: $version) { ${fields} } }`;
const Patches = `mutation ($rows: [ProductPatch!]!) { patchProducts(rows: $rows, confirmJumps: true) {
  product { id name price version } code problems { field message } } }`;

async function site() {
  const { api, addAttribute, addKind } = await openSpecApi();
  const bore = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  const kindId = await addKind({ name: 'Rulman', attributes: [{ attributeId: bore }] });
  const category = 'mutation { createCategory(input: { name: "Rulmanlar" }) { id } }';
  const categoryId = (await api.asAdmin(category)).data.createCategory.id as string;
  const add = async (more: object = {}) => {
    const input = {
      name: 'Sabit Bilyalı Rulman 6204',
      description: 'Derin oluklu',
      price: 285,
      stockCode: '6204-ŞI',
      brand: 'Örnek',
      featured: true,
      imageCaption: 'Temsili çizim',
      leadDays: 3,
      kindId,
      categoryId,
      specs: [{ attributeId: bore, values: ['20'] }],
      ...more,
    };
    const Create = `mutation ($input: ProductInput!) { createProduct(input: $input) { ${fields} } }`;
    return (await api.asAdmin(Create, { input })).data.createProduct;
  };
  return { ...api, add, bore };
}

test('what an update leaves out stays, and null clears it', async () => {
  const { asAdmin, add } = await site();
  const { version, ...before } = await add();
  const given = { name: before.name, description: before.description, price: 300 };
  const updated = (await asAdmin(Update, { id: before.id, input: given })).data.updateProduct;
  expect(updated).toEqual({ ...before, price: 300, version: version + 1 });
  const empty = {
    price: null,
    brand: null,
    featured: null,
    kindId: null,
    categoryId: null,
    specs: null,
    leadDays: null,
  };
  expect((await asAdmin(Update, { id: before.id, input: { ...given, ...empty } })).data.updateProduct).toMatchObject({
    ...{
      price: null,
      brand: null,
      featured: false,
      kind: null,
      category: null,
      specs: [],
      leadDays: null,
    },
    ...{ stockCode: '6204-ŞI', imageCaption: 'Temsili çizim' },
  });
});

test('categories, attributes and documents keep what an update leaves out', async () => {
  const { asAdmin, bore } = await site();
  const add = 'mutation { createCategory(input: { name: "Vanalar", description: "Pirinç" }) { id } }';
  const { id } = (await asAdmin(add)).data.createCategory;
  const rename = (input: string) =>
    asAdmin(`mutation { updateCategory(id: "${id}", input: { name: "Çekvalfler" ${input} }) { description } }`);
  expect((await rename('')).data.updateCategory.description).toBe('Pirinç');
  expect((await rename('description: null')).data.updateCategory.description).toBe('');
  const change = (input: string) =>
    asAdmin(`mutation { updateAttribute(id: "${bore}", input: { name: "Delik", ${input} }) { unit { symbol } } }`);
  expect((await change('kind: NUMBER')).data.updateAttribute.unit).toEqual({ symbol: 'mm' });
  expect((await change('kind: TEXT')).data.updateAttribute.unit).toBeNull();
});

test('a patch names a product by id or stock code in any spelling, and needs no other field', async () => {
  const { asAdmin, add } = await site();
  const { version, ...before } = await add();
  const byCode = await asAdmin(Patch, { stockCode: '6204 şi', changes: { price: 300 } });
  expect(byCode.data.patchProduct).toEqual({ ...before, price: 300, version: version + 1 });
  const byId = await asAdmin(Patch, { id: before.id, changes: { brand: null }, version: version + 1 });
  expect(byId.data.patchProduct).toEqual({ ...before, price: 300, brand: null, version: version + 2 });
});

test.each([
  [{ stockCode: 'YOK-1' }, {}, { code: 'NOT_FOUND' }],
  [{}, { price: 3 }, { code: 'BAD_USER_INPUT', field: 'id' }],
  [{ id: '1', stockCode: '6204-ŞI' }, { price: 3 }, { code: 'BAD_USER_INPUT', field: 'id' }],
  [{ stockCode: '6204-ŞI' }, { name: null }, { code: 'BAD_USER_INPUT', field: 'name' }],
  [{ stockCode: '6204-ŞI' }, { description: ' ' }, { code: 'BAD_USER_INPUT', field: 'description' }],
  [{ stockCode: '6204-ŞI' }, { price: -1 }, { code: 'BAD_USER_INPUT', field: 'price' }],
  [{ stockCode: '6204-ŞI' }, { kindId: 'yok' }, { code: 'BAD_USER_INPUT', field: 'kindId' }],
  [{ stockCode: '6204-ŞI', version: 7 }, { price: 3 }, { code: 'CONFLICT' }],
])('a patch of %j with %j is refused and changes nothing', async (named, changes, extensions) => {
  const { asAdmin, asVisitor, add } = await site();
  const before = await add();
  const { errors } = await asAdmin(Patch, { ...named, changes });
  expect(errors?.[0]).toMatchObject({ extensions });
  const after = await asVisitor(`query ($id: ID!) { product(id: $id) { ${fields} } }`, { id: before.id });
  expect(after.data.product).toEqual(before);
});

test('of several patches each has its own outcome, in their order', async () => {
  const { asAdmin, add } = await site();
  const one = await add();
  const other = await add({ name: 'Rulman 6205', stockCode: '6205-ÇĞ' });
  const rows = [
    { stockCode: '6204-ŞI', changes: { price: 310 } },
    { stockCode: 'YOK', changes: { price: 1 } },
    { id: other.id, changes: { stockCode: '6204 ŞI' } },
    { id: other.id, changes: { price: -1, leadDays: 0 } },
    { id: other.id, changes: { name: 'Rulman 6205-2RS' } },
  ];
  const { data } = await asAdmin(Patches, { rows });
  const saved = (product: object) => ({ product, code: null, problems: [] });
  expect(data.patchProducts).toEqual([
    saved({ id: one.id, name: one.name, price: 310, version: one.version + 1 }),
    { product: null, code: 'NOT_FOUND', problems: [{ field: null, message: 'Product was not found.' }] },
    {
      product: null,
      code: 'BAD_USER_INPUT',
      problems: [{ field: 'stockCode', message: expect.stringContaining('Sabit Bilyalı Rulman 6204') }],
    },
    {
      product: null,
      code: 'BAD_USER_INPUT',
      problems: [
        { field: 'leadDays', message: 'Must be at least 1' },
        { field: 'price', message: 'Must be at least 0' },
      ],
    },
    saved({ id: other.id, name: 'Rulman 6205-2RS', price: 285, version: other.version + 1 }),
  ]);
});

test('what one call of several patches saves is undone as a whole', async () => {
  const { asAdmin, add } = await site();
  const parts = [await add(), await add({ name: 'Rulman 6205', stockCode: '6205-ÇĞ' })];
  const { data } = await asAdmin(Patches, { rows: parts.map(({ id }) => ({ id, changes: { price: 12 } })) });
  const [first] = data.patchProducts;
  const undo = `mutation { undoChange(entity: PRODUCT, id: "${first.product.id}", version: ${first.product.version}) { restored } }`;
  expect((await asAdmin(undo)).data.undoChange.restored).toBe(2);
});

test('everything that is wrong with a product is named in one answer, whichever way it is saved', async () => {
  const { asAdmin, add } = await site();
  await add({ name: 'Rulman 6205', stockCode: '6205-ÇĞ' });
  const { id, version } = await add();
  const changes = {
    ...{ categoryId: 'yok', kindId: 'yok', familyId: 'yok', successorId: id, stockCode: '6205 çğ' },
    ...{ documentIds: ['yok'], togetherIds: ['yok'], image: '/uploads/products/1-yok.png' },
    morePictures: [{ url: '/uploads/products/2-yok.png' }, { url: '/uploads/products/3-yok.png' }],
    crossReferences: [{ maker: 'FAG', code: '-', relation: 'SAME_PART' }],
  };
  const wrong = [
    ...['categoryId', 'crossReferences.0.code', 'documentIds', 'familyId', 'image', 'kindId', 'morePictures.0.url'],
    ...['morePictures.1.url', 'stockCode', 'successorId', 'togetherIds'],
  ];
  const fieldsOf = (problems: { field: string }[]) => problems.map(({ field }) => field).toSorted();
  const alone = [
    [Patch, { id, changes }],
    [
      'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input, confirmJumps: true) { id } }',
      { id, input: { name: 'Vana', description: 'DN50', ...changes } },
    ],
  ] as const;
  for (const [operation, variables] of alone) {
    const [error] = (await asAdmin(operation, variables)).errors ?? [];
    expect(fieldsOf(error?.extensions.problems as { field: string }[])).toEqual(wrong);
  }
  const Rows =
    'mutation ($rows: [ProductRowInput!]!) { changeProductRows(rows: $rows) { rows { problems { field } } } }';
  const { data } = await asAdmin(Rows, { rows: [{ id, version, changes }] });
  // Rows that are saved together may exchange stock codes: what clashes is seen once all others are read.
  expect(fieldsOf(data.changeProductRows.rows[0].problems)).toEqual(wrong.filter((field) => field !== 'stockCode'));
});

test('a row of patches names all that is wrong with it: cleared values, limits and references', async () => {
  const { asAdmin, add } = await site();
  const { id } = await add();
  const changes = {
    name: ' ',
    gtin: '123',
    brand: 'x'.repeat(81),
    categoryId: 'yok',
    kindId: 'yok',
    successorId: 'yok',
  };
  const { data } = await asAdmin(Patches, { rows: [{ id, changes }] });
  const [{ code, problems }] = data.patchProducts as [{ code: string; problems: { field: string }[] }];
  expect(code).toBe('BAD_USER_INPUT');
  expect(problems.map(({ field }) => field).toSorted()).toEqual(
    ['brand', 'categoryId', 'gtin', 'kindId', 'name', 'successorId'].toSorted(),
  );
});
