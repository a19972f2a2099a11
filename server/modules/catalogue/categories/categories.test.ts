import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../testing/openTestDatabase.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { categoryId } from '../references/categoryId.ts';

type Api = Awaited<ReturnType<typeof openTestApi>>;
const add = ({ asAdmin }: Api, name: string) =>
  asAdmin(`mutation ($name: String!) { createCategory(input: { name: $name }) { id name description version } }`, {
    name,
  });
const addProduct = async ({ asAdmin }: Api, category: string | null) =>
  (
    await asAdmin(
      `mutation ($id: ID) { createProduct(input: { name: "Vana", description: "DN50", categoryId: $id }) { id } }`,
      { id: category },
    )
  ).data.createProduct.id as string;
const categoryOf = async ({ asVisitor }: Api, id: string) =>
  (await asVisitor(`{ product(id: "${id}") { category { id } } }`)).data.product.category?.id ?? null;

test.each([
  ['İş Güvenliği', 'iş-güvenliği'],
  ['Industrial Tools', 'industrial-tools'],
  ['  Ölçüm \t Cihazları ', 'ölçüm-cihazları'],
  ['I\u0307s\u0327 Makinesi', 'iş-makinesi'],
  ['Boru / Ek %50 #1?', 'boru-/-ek-%50-#1?'],
  ['..', '..-'],
  [' . ', '.-'],
  ['...', '...'],
])('the name %j becomes the id %s', (name, id) => expect(categoryId(name)).toBe(id));

test('a category keeps its id when it is renamed', async () => {
  const api = await openTestApi();
  await add(api, 'Vanalar');
  const { data } = await api.asAdmin(
    `mutation { updateCategory(id: "vanalar", input: { name: "Vana ve Pompa", description: "DN15'ten DN300'e" }) { id name version } }`,
  );
  expect(data.updateCategory).toEqual({ id: 'vanalar', name: 'Vana ve Pompa', version: 2 });
});

test.each([
  ['   ', 'Category name is required'],
  ['Uncategorized', 'This name is reserved for products without a category.'],
  ['VANALAR', 'There is already a category Vanalar.'],
])('the name %j is refused with a clear sentence', async (name, message) => {
  const api = await openTestApi();
  await add(api, 'Vanalar');
  const { errors } = await add(api, name);
  expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT', field: 'name' } });
});

test('a category is found by an id with /, ?, # or %', async () => {
  const api = await openTestApi();
  const { id } = (await add(api, 'Boru / Ek %50 #1?')).data.createCategory;
  const { data } = await api.asVisitor('query ($id: ID!) { category(id: $id) { name } }', { id });
  expect(data.category.name).toBe('Boru / Ek %50 #1?');
});

test('the list is in Turkish order', async () => {
  const api = await openTestApi();
  const names = [
    'Zincir',
    'İş Güvenliği',
    'Isıtma',
    'Çelik',
    'Cıvata',
    'Şalter',
    'Sensör',
    'Ölçüm',
    'Otomasyon',
    'Üfleç',
    'Uç',
    'Dişli',
  ];
  for (const name of names) await add(api, name);
  const { data } = await api.asVisitor('{ categories { name } }');
  expect(data.categories.map((row: { name: string }) => row.name)).toEqual([
    'Cıvata',
    'Çelik',
    'Dişli',
    'Isıtma',
    'İş Güvenliği',
    'Otomasyon',
    'Ölçüm',
    'Sensör',
    'Şalter',
    'Uç',
    'Üfleç',
    'Zincir',
  ]);
});

test('deleting a category keeps its products, and undoing it returns them to the category', async () => {
  const api = await openTestApi();
  await add(api, 'Vanalar');
  await add(api, 'Pompalar');
  const [stays, moves] = [await addProduct(api, 'vanalar'), await addProduct(api, 'vanalar')];
  await api.asAdmin('mutation { deleteCategory(id: "vanalar") }');
  expect(await categoryOf(api, stays)).toBeNull();
  const { data } = await api.asVisitor('{ category(id: "uncategorized") { name products { totalCount } } }');
  expect(data.category).toEqual({ name: 'Kategorisiz', products: { totalCount: 2 } });
  const input = { name: 'Vana', description: 'DN50', categoryId: 'pompalar' };
  await api.asAdmin('mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { id } }', {
    id: moves,
    input,
  });

  await api.asAdmin('mutation { restoreCategory(id: "vanalar") { id } }');

  expect(await categoryOf(api, stays)).toBe('vanalar');
  expect(await categoryOf(api, moves)).toBe('pompalar');
  const again = await api.asAdmin('mutation { restoreCategory(id: "vanalar") { id } }');
  expect(again.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a stale save is refused', async () => {
  const api = await openTestApi();
  await add(api, 'Vanalar');
  const save = (name: string) =>
    api.asAdmin(`mutation { updateCategory(id: "vanalar", input: { name: "${name}" }, version: 1) { version } }`);
  expect((await save('A')).data.updateCategory.version).toBe(2);
  expect((await save('B')).errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('when two processes add the same category at once, one receives an error for the name', async () => {
  const api = await openTestApi();
  const other = await openTestDatabase(api.folder);
  onTestFinished(() => other.close());
  const name = 'Ölçüm Cihazları';
  const input = `mutation { createCategory(input: { name: "${name}" }) { id } }`;
  const answers = await Promise.all([api.asAdmin(input), api.askAs({ db: other, admin: api.admin })(input)]);
  const refused = answers.flatMap(({ errors = [] }) => errors);
  expect(refused).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'name' } }]);
});
