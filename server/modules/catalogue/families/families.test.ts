import { expect, test } from 'vitest';
import { openSpecApi } from '../../../testing/specs.ts';
import { exportContent } from '../../upkeep/content/content.export.ts';
import { importContent } from '../../upkeep/content/content.import.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';

async function bearings() {
  const opened = await openSpecApi();
  const { api, addAttribute, inputOf } = opened;
  const bore = await addAttribute({ name: 'İç çap', kind: 'NUMBER', unit: 'mm' });
  const seal = await addAttribute({ name: 'Kapak', kind: 'OPTION', options: [{ name: 'ZZ' }, { name: '2RS' }] });
  const family = async (input: object) =>
    api.asAdmin('mutation ($input: FamilyInput!) { createFamily(input: $input) { id } }', { input });
  const { data } = await family({ name: 'Sabit bilyalı rulman, 62 serisi', columns: [bore, seal] });
  const add = async (name: string, specs: [string, ...string[]][], more: object = {}) => {
    const input = { ...inputOf(name, specs), familyId: data.createFamily.id as string, ...more };
    const made = await api.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
      input,
    });
    expect(made.errors).toBeUndefined();
    return made.data.createProduct.id as string;
  };
  return { ...opened, bore, seal, family, add, id: data.createFamily.id as string };
}

const table = 'name columns { name } productCount articles { product { name } specs { text } }';

test('a family sorts its products by its columns, with the smallest first and missing values last', async () => {
  const { api, bore, seal, add, id } = await bearings();
  await add('Ölçüsüz', [[seal, 'ZZ']]);
  await add('6210', [
    [bore, '5 cm'],
    [seal, '2RS'],
  ]);
  await add('6204-2RS', [
    [bore, '20'],
    [seal, '2RS'],
  ]);
  await add('6204-ZZ', [
    [bore, '20 mm'],
    [seal, 'ZZ'],
  ]);
  await add('6203 eski', [[bore, '17']], { availability: 'DISCONTINUED' });
  const { data } = await api.asVisitor(`{ family(id: "${id}") { ${table} } }`);
  expect(data.family).toEqual({
    name: 'Sabit bilyalı rulman, 62 serisi',
    columns: [{ name: 'İç çap' }, { name: 'Kapak' }],
    productCount: 5,
    articles: [
      { product: { name: '6204-ZZ' }, specs: [{ text: '20 mm' }, { text: 'ZZ' }] },
      { product: { name: '6204-2RS' }, specs: [{ text: '20 mm' }, { text: '2RS' }] },
      { product: { name: '6210' }, specs: [{ text: '5 cm' }, { text: '2RS' }] },
      { product: { name: 'Ölçüsüz' }, specs: [{ text: 'ZZ' }] },
    ],
  });
});

test('the error for an invalid family names the field', async () => {
  const { api, family, bore, id, inputOf } = await bearings();
  const refusal = async (input: object) => (await family(input)).errors?.[0];
  expect(await refusal({ name: 'SABİT bilyalı  rulman, 62 serisi', columns: [] })).toMatchObject({
    message: 'There is already a family “Sabit bilyalı rulman, 62 serisi”.',
    extensions: { code: 'BAD_USER_INPUT', field: 'name' },
  });
  for (const [columns, message] of [
    [['yok'], 'There is no attribute yok.'],
    [[bore, bore], `The attribute ${bore} stands twice.`],
    [Array.from({ length: 9 }, () => bore), 'At most 8 columns.'],
  ] as const)
    expect(await refusal({ name: 'Yeni', columns })).toMatchObject({ message, extensions: { field: 'columns' } });
  const { errors } = await api.asAdmin('mutation ($input: ProductInput!) { createProduct(input: $input) { id } }', {
    input: { ...inputOf('x', []), familyId: 'yok' },
  });
  expect(errors?.[0]).toMatchObject({ message: 'There is no such family.', extensions: { field: 'familyId' } });
  const update = (version: number) =>
    api.asAdmin(
      `mutation { updateFamily(id: "${id}", version: ${version}, input: { name: "62", columns: [] }) { version } }`,
    );
  expect((await update(1)).data.updateFamily.version).toBe(2);
  expect((await update(1)).errors?.[0]?.extensions?.code).toBe('CONFLICT');
});

test('a family with products and an attribute of a family cannot be deleted', async () => {
  const { api, bore, add, id } = await bearings();
  const product = await add('6204', []);
  const codeOf = async (operation: string) => (await api.asAdmin(`mutation { ${operation} }`)).errors?.[0]?.message;
  expect(await codeOf(`deleteFamily(id: "${id}")`)).toContain('62 serisi”: 1. It was not deleted.');
  expect(await codeOf(`deleteAttribute(id: "${bore}")`)).toContain('has “İç çap”. It was not deleted.');
  expect(await codeOf(`deleteProduct(id: "${product}")`)).toBeUndefined();
  expect(await codeOf(`deleteFamily(id: "${id}")`)).toBeUndefined();
  expect(await codeOf(`deleteFamily(id: "${id}")`)).toBe('Family was not found.');
});

test('content documents carry families', async () => {
  const { api, add, bore } = await bearings();
  await add('6204', [[bore, '20']]);
  const out = JSON.parse(JSON.stringify(await exportContent(api.db))) as object;
  const other = await openTestApi();
  await importContent(other.db, out);
  expect(await exportContent(other.db)).toEqual(out);
  expect(out).toMatchObject({
    information: {
      products: { products: [{ family: 'sabit-bilyalı-rulman,-62-serisi' }] },
      families: { families: [{ name: 'Sabit bilyalı rulman, 62 serisi', columns: ['iç-çap', 'kapak'] }] },
    },
  });
});
