import { expect, test } from 'vitest';
import { bin } from '../../../db/tables/historyTables.ts';
import { specValues } from '../../../db/tables/specTables.ts';
import { messages } from '../../../db/tables/messageTables.ts';
import { categories, products } from '../../../db/tables/tables.ts';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { addPicture } from '../../../testing/uploads/picture.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { openSpecApi } from '../../../testing/specs.ts';
import { searchIndexes } from '../reindex/searchIndexes.ts';
import { createTidy } from '../housekeeping/tidy.ts';
import { isConsistent } from '../../../search/consistency.ts';
import { files } from '../../../testing/uploads/uploadPicture.ts';

type Api = Awaited<ReturnType<typeof openTestApi>>;
type Asking = Pick<Api, 'asAdmin'>;

const day = 86_400_000;
const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id } }';
const add = async ({ asAdmin }: Asking, input: object = {}) =>
  (await asAdmin(Create, { input: { name: 'Sürgülü Vana', description: 'DN50', ...input } })).data.createProduct
    .id as string;
const listed = async ({ asAdmin }: Asking) =>
  (await asAdmin('{ bin { nodes { id entity name admin deletedAt expiresAt } } }')).data.bin.nodes as {
    id: string;
    entity: string;
    name: string;
  }[];
const bringBack = ({ asAdmin }: Asking, id: string | undefined) =>
  asAdmin('mutation ($id: ID!) { bringBack(id: $id) }', { id });
async function bringAllBack(api: Asking) {
  for (const { id } of await listed(api)) expect((await bringBack(api, id)).errors).toBeUndefined();
}
const deleteProducts = ({ asAdmin }: Asking, ids: string[]) =>
  asAdmin('mutation ($ids: [ID!]!) { deleteProducts(ids: $ids) }', { ids });

const contentOf = async ({ db }: Pick<Api, 'db'>) => ({
  products: await db.select().from(products).orderBy(products.seq),
  specs: await db.select().from(specValues).orderBy(specValues.productSeq),
});

async function expectWholeIndexes({ db }: Pick<Api, 'db'>) {
  for (const index of searchIndexes.indexes) expect(await isConsistent(db, index, await index.entries(db))).toBe(true);
}

test('deleted products come back as equal rows, with specs, search and category', async () => {
  const { api, addAttribute, addProduct, found } = await openSpecApi();
  const width = await addAttribute({ name: 'Genişlik', kind: 'NUMBER', unit: 'mm' });
  const ids = [await addProduct([[width, '20 mm']]), await addProduct([[width, '47 mm']], undefined, 'Şaft')];
  await api.asAdmin('mutation { createCategory(input: { name: "İş Güvenliği" }) { id } }');
  await api.asAdmin('mutation ($ids: [ID!]!) { moveProducts(ids: $ids, categoryId: "iş-güvenliği") }', { ids });
  const before = await contentOf(api);
  await deleteProducts(api, ids);
  expect(await contentOf(api)).toEqual({ products: [], specs: [] });
  expect(await found('şaft')).toEqual([]);
  expect(await listed(api)).toMatchObject([
    { entity: 'PRODUCT', name: 'Şaft', admin: 'admin@vitrin.example' },
    { entity: 'PRODUCT', name: 'Rulman' },
  ]);
  await bringAllBack(api);
  expect(await contentOf(api)).toEqual(before);
  expect(await found('şaft')).toEqual([ids[1]]);
  expect(await listed(api)).toEqual([]);
  await expectWholeIndexes(api);
});

test('a product that comes back is the successor of the same products as before', async () => {
  const api = await openTestApi();
  const successorId = await add(api);
  const old = await add(api, { successorId });
  await deleteProducts(api, [successorId]);
  const successor = async () =>
    (await api.asVisitor('query ($id: ID!) { product(id: $id) { successor { id } } }', { id: old })).data.product
      .successor;
  expect(await successor()).toBeNull();
  await bringAllBack(api);
  expect(await successor()).toEqual({ id: successorId });
});

test('the picture of a deleted product stays, and is shown again', async () => {
  const site = await serveTestSite();
  const image = await addPicture(site);
  const id = await add(site, { image });
  await site.asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id });
  await createTidy(site)({ now: Date.now() + 29 * day, confirmed: true });
  expect(files(site)).toHaveLength(1);
  await bringAllBack(site);
  expect((await fetch(site.origin + image)).status).toBe(200);
});

test('an address that redirected to a deleted product does so again', async () => {
  const site = await serveTestSite();
  const id = await add(site);
  await site.asAdmin('mutation ($to: String!) { addRedirect(input: { from: "/eski", to: $to }) { from } }', {
    to: `/products/${id}`,
  });
  await site.asAdmin('mutation ($id: ID!) { deleteProduct(id: $id) }', { id });
  await bringAllBack(site);
  const { data } = await site.asAdmin('{ redirects { to } }');
  expect(data.redirects).toEqual([{ to: `/products/${id}` }]);
});

test('a category comes back with its products; a product whose category is still deleted waits for it', async () => {
  const api = await openTestApi();
  await api.asAdmin('mutation { createCategory(input: { name: "Ölçüm" }) { id } }');
  const [stays, goes] = [await add(api, { categoryId: 'ölçüm' }), await add(api, { categoryId: 'ölçüm' })];
  const [before] = await api.db.select().from(categories);
  await deleteProducts(api, [goes]);
  await api.asAdmin('mutation { deleteCategory(id: "ölçüm") }');
  const [category, product] = await listed(api);
  expect(category).toMatchObject({ entity: 'CATEGORY', name: 'Ölçüm' });
  expect((await bringBack(api, product?.id)).errors).toBeUndefined();
  expect((await bringBack(api, category?.id)).errors).toBeUndefined();
  expect(await api.db.select().from(categories)).toEqual([before]);
  const { data } = await api.asVisitor('{ category(id: "ölçüm") { products { nodes { id } } } }');
  expect(data.category.products.nodes).toEqual([{ id: goes }, { id: stays }]);
});

const Send = `mutation { sendMessage(input: { name: "Şule", email: "sule@ornek.com.tr", subject: "Vana", message: "DN50" }) { id } }`;

test('a deleted message comes back as it was, and is found', async () => {
  const api = await openTestApi();
  const { id } = (await api.asVisitor(Send)).data.sendMessage;
  const before = await api.db.select().from(messages);
  await api.asAdmin('mutation ($id: ID!) { deleteMessage(id: $id) }', { id });
  expect(await listed(api)).toMatchObject([{ entity: 'MESSAGE', name: 'Vana' }]);
  await bringAllBack(api);
  expect(await api.db.select().from(messages)).toEqual(before);
  expect((await api.asAdmin('{ messages(search: "şule") { totalCount } }')).data.messages.totalCount).toBe(1);
  await expectWholeIndexes(api);
});

test('nothing comes back when another row has its id or its stock code by now', async () => {
  const api = await openTestApi();
  await add(api, { stockCode: 'A-1' }).then((id) => deleteProducts(api, [id]));
  await add(api, { stockCode: 'a-1' });
  const [taken] = await listed(api);
  expect((await bringBack(api, taken?.id)).errors?.[0]?.extensions.field).toBe('stockCode');
  for (const mutation of [
    'createCategory(input: { name: "A" }) { id }',
    'deleteCategory(id: "a")',
    'createCategory(input: { name: "A" }) { id }',
  ])
    await api.asAdmin(`mutation { ${mutation} }`);
  const [category] = await listed(api);
  expect((await bringBack(api, category?.id)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(await listed(api)).toHaveLength(2);
});

test('entries of the bin are erased after thirty days, and the log says so', async () => {
  const api = await openTestApi({ logLevel: 'info' });
  await deleteProducts(api, [await add(api)]);
  await createTidy(api)({ now: Date.now() + 29 * day, confirmed: true });
  expect(await listed(api)).toHaveLength(1);
  await createTidy(api)({ now: Date.now() + 31 * day, confirmed: true });
  expect(await listed(api)).toEqual([]);
  expect(api.logged).toContainEqual(
    expect.objectContaining({ binned: 1, msg: 'what was deleted thirty days ago is gone for good' }),
  );
});

test('a message stays in the bin no longer than it would have been kept', async () => {
  const api = await openTestApi();
  const { id } = (await api.asVisitor(Send)).data.sendMessage;
  await api.asAdmin('mutation ($id: ID!) { deleteMessage(id: $id) }', { id });
  await createTidy({ ...api, retentionMonths: 0 })({ now: Date.now() + day, confirmed: true });
  expect(await api.db.$count(bin)).toBe(0);
});

const Undo = 'mutation ($entity: BinEntity!, $ids: [ID!]!) { undoDeletion(entity: $entity, ids: $ids) }';

test('a deletion is undone by its ids, all of them or none', async () => {
  const api = await openTestApi();
  const ids = [await add(api), await add(api, { name: 'Şaft', stockCode: 'A-1' })];
  const before = await contentOf(api);
  await deleteProducts(api, ids);
  const undo = (some: string[]) => api.asAdmin(Undo, { entity: 'PRODUCT', ids: some });
  expect((await undo([...ids, 'yok'])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect([await api.db.$count(products), await api.db.$count(bin)]).toEqual([0, 2]);
  expect((await undo(ids)).data.undoDeletion).toBe(2);
  expect(await contentOf(api)).toEqual(before);
  expect((await undo(ids)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('the last state of a row that was deleted twice comes back', async () => {
  const api = await openTestApi();
  for (const description of ['Eski', 'Yeni']) {
    await api.asAdmin('mutation ($d: String) { createCategory(input: { name: "Ölçüm", description: $d }) { id } }', {
      d: description,
    });
    await api.asAdmin('mutation { deleteCategory(id: "ölçüm") }');
  }
  await api.asAdmin(Undo, { entity: 'CATEGORY', ids: ['ölçüm'] });
  expect(await api.db.select().from(categories)).toMatchObject([{ description: 'Yeni' }]);
});
