import { expect, test } from 'vitest';
import { changes, revisionFiles, revisions } from '../../db/historyTables.ts';
import { openTestApi } from '../../testing/openTestApi.ts';
import { addPicture } from '../../testing/picture.ts';
import { serveTestSite } from '../../testing/serveTestSite.ts';
import { openSpecApi } from '../../testing/specs.ts';
import { importContent } from '../content/content.import.ts';
import { createTidy } from '../housekeeping/tidy.ts';

type Api = Awaited<ReturnType<typeof openTestApi>>;

const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
const Update = 'mutation ($id: ID!, $input: ProductInput!) { updateProduct(id: $id, input: $input) { version } }';
const vana = { name: 'Sürgülü Vana', description: 'İç çapı 50 mm', price: 270 };

const add = async ({ asAdmin }: Pick<Api, 'asAdmin'>, input: object = vana) =>
  (await asAdmin(Create, { input })).data.createProduct.id as string;
const save = ({ asAdmin }: Pick<Api, 'asAdmin'>, id: string, input: object) => asAdmin(Update, { id, input });
const restore = ({ asAdmin }: Pick<Api, 'asAdmin'>, id: string, version?: number) =>
  asAdmin('mutation ($id: ID!, $version: Int) { restoreRevision(id: $id, version: $version) }', { id, version });

type Shown = {
  id: string;
  action: string;
  cause: string;
  admin: string | null;
  source: string | null;
  isCurrent: boolean;
};
type Change = { field: string; label: string; before: string | null; after: string | null };

async function history({ asAdmin }: Pick<Api, 'asAdmin'>, entity: string, id?: string) {
  const { data } = await asAdmin(
    `query ($entity: HistoryEntity!, $id: ID) { history(entity: $entity, id: $id) { nodes {
      id action cause admin source isCurrent fields { field label before after } } } }`,
    { entity, id },
  );
  return data.history.nodes as (Shown & { fields: Change[] })[];
}

test('a history tells who changed what, field by field, the last first', async () => {
  const api = await openTestApi();
  const id = await add(api);
  await save(api, id, { ...vana, price: 285, featured: true });
  const [edited, created] = await history(api, 'PRODUCT', id);
  expect(edited).toMatchObject({
    action: 'CHANGED',
    cause: 'EDIT',
    admin: 'admin@vitrin.example',
    isCurrent: true,
    fields: [
      { field: 'price', label: 'Price', before: '₺\u00a0270,00', after: '₺\u00a0285,00' },
      { field: 'featured', label: 'Featured', before: 'Not Featured', after: 'Featured' },
    ],
  });
  expect(created).toMatchObject({ action: 'CREATED', isCurrent: false, fields: [] });
});

test('a save that changes nothing leaves no trace', async () => {
  const api = await openTestApi();
  const id = await add(api);
  await save(api, id, vana);
  expect(await history(api, 'PRODUCT', id)).toHaveLength(1);
});

test('what is refused is not in the history', async () => {
  const api = await openTestApi();
  const id = await add(api);
  await add(api, { ...vana, stockCode: 'A-1' });
  expect((await save(api, id, { ...vana, stockCode: 'a-1' })).errors).toBeDefined();
  expect(await history(api, 'PRODUCT', id)).toHaveLength(1);
});

test('specs and kind are told by name', async () => {
  const { api, addAttribute, addKind, inputOf, addProduct } = await openSpecApi();
  const seal = await addAttribute({
    name: 'Kapak',
    kind: 'OPTION',
    options: [{ name: 'Yok' }, { name: '2RS, temaslı' }],
  });
  const kindId = await addKind({ name: 'Rulman', attributes: [{ attributeId: seal }] });
  const id = await addProduct([[seal, 'Yok']]);
  await save(api, id, inputOf('Rulman', [[seal, '2RS, temaslı']], kindId));
  const [edited] = await history(api, 'PRODUCT', id);
  expect(edited?.fields).toEqual([
    { field: 'kindId', label: 'Kind', before: null, after: 'Rulman' },
    { field: `specs.${seal}`, label: 'Kapak', before: 'Yok', after: '2RS, temaslı' },
  ]);
});

test('an import is one change, by the name of its file', async () => {
  const { db, asAdmin } = await openTestApi();
  const rows = ['a', 'b', 'c'].map((id) => ({ id, name: id, description: 'x' }));
  await asAdmin('mutation ($content: JSON!) { importContent(content: $content) { products } }', {
    content: { information: { products: { products: rows } } },
  });
  expect(await db.select({ cause: changes.cause, admin: changes.admin }).from(changes)).toEqual([
    { cause: 'importContent', admin: 'admin@vitrin.example' },
  ]);
  expect(await history({ asAdmin }, 'PRODUCT', 'b')).toMatchObject([{ action: 'CREATED', cause: 'IMPORT' }]);
});

test('a deletion of a category is told of its products, too', async () => {
  const api = await openTestApi();
  await api.asAdmin('mutation { createCategory(input: { name: "Ölçüm" }) { id } }');
  const id = await add(api, { ...vana, categoryId: 'ölçüm' });
  await api.asAdmin('mutation { deleteCategory(id: "ölçüm") }');
  expect(await history(api, 'CATEGORY', 'ölçüm')).toMatchObject([{ action: 'DELETED' }, { action: 'CREATED' }]);
  expect((await history(api, 'PRODUCT', id))[0]?.fields).toMatchObject([{ field: 'categoryId', after: null }]);
});

test.each([
  ['ATTRIBUTE', 'createAttribute(input: { name: "Kapak", kind: TEXT }) { id }', 'kapak'],
  ['KIND', 'createProductKind(input: { name: "Vana", attributes: [] }) { id }', 'vana'],
  ['REDIRECT', 'addRedirect(input: { from: "/Eski", to: "/products" }) { from }', '/eski'],
])('a history is kept of %s', async (entity, mutation, id) => {
  const api = await openTestApi();
  expect((await api.asAdmin(`mutation { ${mutation} }`)).errors).toBeUndefined();
  expect(await history(api, entity, id)).toMatchObject([{ action: 'CREATED', admin: 'admin@vitrin.example' }]);
});

test('a restored state is a change of its own, so that it can be taken back', async () => {
  const api = await openTestApi();
  const id = await add(api);
  await save(api, id, { ...vana, name: 'Küresel Vana' });
  const created = (await history(api, 'PRODUCT', id))[1];
  expect((await restore(api, created?.id ?? '')).errors).toBeUndefined();
  const [last, ...others] = await history(api, 'PRODUCT', id);
  expect(last).toMatchObject({ cause: 'RESTORE', fields: [{ before: 'Küresel Vana', after: 'Sürgülü Vana' }] });
  expect(others).toHaveLength(2);
  expect((await api.asVisitor('{ products(search: "sürgülü") { totalCount } }')).data.products.totalCount).toBe(1);
});

test('what a restore would write is told before, and two earlier states are compared', async () => {
  const api = await openTestApi();
  const id = await add(api);
  await save(api, id, { ...vana, name: 'B' });
  await save(api, id, { ...vana, name: 'C', price: null });
  const [, second, first] = await history(api, 'PRODUCT', id);
  const compare = async (from: string | undefined, to: string | undefined) =>
    (
      await api.asAdmin(
        'query ($from: ID, $to: ID!) { compareRevisions(from: $from, to: $to) { field before after } }',
        { from, to },
      )
    ).data.compareRevisions as unknown;
  expect(await compare(undefined, second?.id)).toEqual([
    { field: 'name', before: 'C', after: 'B' },
    { field: 'price', before: null, after: '₺\u00a0270,00' },
  ]);
  expect(await compare(first?.id, second?.id)).toEqual([{ field: 'name', before: 'Sürgülü Vana', after: 'B' }]);
});

test('a restore is refused when someone saved meanwhile, and when the product is gone', async () => {
  const api = await openTestApi();
  const id = await add(api);
  await save(api, id, { ...vana, name: 'B' });
  const created = (await history(api, 'PRODUCT', id))[1]?.id ?? '';
  expect((await restore(api, created, 1)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  await api.asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id });
  expect((await restore(api, created)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await restore(api, '9999')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a stock code that another product has by now is not taken from it', async () => {
  const api = await openTestApi();
  const id = await add(api, { ...vana, stockCode: 'A-1' });
  await save(api, id, vana);
  await add(api, { ...vana, stockCode: 'a-1' });
  const first = (await history(api, 'PRODUCT', id)).at(-1)?.id ?? '';
  expect((await restore(api, first)).errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    field: 'stockCode',
  });
});

test('the picture of an earlier state stays, and comes back with it', async () => {
  const site = await serveTestSite();
  const image = await addPicture(site);
  const id = await add(site, { ...vana, image });
  await save(site, id, vana);
  const remove = await site.asAdmin('mutation ($url: String!) { deleteImage(url: $url) }', { url: image });
  expect(remove.errors?.[0]?.extensions.code).toBe('CONFLICT');
  await restore(site, (await history(site, 'PRODUCT', id)).at(-1)?.id ?? '');
  const { data } = await site.asVisitor('query ($id: ID!) { product(id: $id) { picture { url } } }', { id });
  expect(data.product.picture.url).toBe(image);
});

test('what the program writes by itself has no admin', async () => {
  const api = await openTestApi();
  await importContent(api.db, { information: { products: { products: [{ id: 'a', name: 'A' }] } } });
  expect(await history(api, 'PRODUCT', 'a')).toMatchObject([{ admin: null, cause: 'PROGRAM' }]);
});

test('old changes are forgotten after the time that is set, and the log says so', async () => {
  const api = await openTestApi({ logLevel: 'info' });
  const id = await add(api);
  await save(api, id, { ...vana, name: 'B' });
  const later = Date.now() + 25 * 30.44 * 86_400_000;
  await createTidy(api)({ now: later, confirmed: true });
  expect(await history(api, 'PRODUCT', id)).toEqual([]);
  for (const table of [changes, revisions, revisionFiles]) expect(await api.db.$count(table)).toBe(0);
  expect(api.logged).toContainEqual(
    expect.objectContaining({ changes: 2, msg: 'old changes can no longer be restored' }),
  );
});
