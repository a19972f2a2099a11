import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';
import { isConsistent } from '../../../search/consistency.ts';
import { productEntity } from './products.entity.ts';

const Create = 'mutation ($input: ProductInput!) { createProduct(input: $input) { id status } }';
const vana = { name: 'Küresel Vana', description: 'DN50' };

async function open() {
  const api = await openTestApi();
  const create = async (input: object) =>
    (await api.asAdmin(Create, { input: { ...vana, ...input } })).data.createProduct as { id: string; status: string };
  const seen = async (ask = api.asVisitor) =>
    (await ask('{ products(first: 50, orderBy: NAME) { nodes { name } totalCount } }')).data.products as {
      nodes: { name: string }[];
      totalCount: number;
    };
  const category = async (input: object) =>
    (await api.asAdmin('mutation ($input: CategoryInput!) { createCategory(input: $input) { id } }', { input })).data
      .createCategory.id as string;
  const setCategory = (id: string, status: string) =>
    api.asAdmin(
      'mutation ($id: ID!, $status: Status) { updateCategory(id: $id, input: { name: "Vanalar", status: $status }) { id } }',
      { id, status },
    );
  return { ...api, create, seen, category, setCategory };
}

test('a draft is found by a session alone, and by everybody once it is published', async () => {
  const { asAdmin, asVisitor, create, seen } = await open();
  const { id, status } = await create({ status: 'DRAFT' });
  expect(status).toBe('DRAFT');
  expect(await seen()).toEqual({ nodes: [], totalCount: 0 });
  expect((await seen(asAdmin)).totalCount).toBe(1);
  const Product = 'query ($id: ID!) { product(id: $id) { name } }';
  expect((await asVisitor(Product, { id })).data.product).toBeNull();
  expect((await asAdmin(Product, { id })).data.product).toEqual({ name: vana.name });
  await asAdmin('mutation ($id: ID!) { patchProduct(id: $id, changes: { status: PUBLISHED }) { id } }', { id });
  expect((await seen()).totalCount).toBe(1);
});

test('only sessions read the status', async () => {
  const { asVisitor, create } = await open();
  await create({});
  const { errors } = await asVisitor('{ products { nodes { status } } }');
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test('the site decides whether new products and categories are drafts, and an input may say otherwise', async () => {
  const { asAdmin, db, create, category, seen } = await open();
  expect((await create({})).status).toBe('PUBLISHED');
  const contact = `{ name: "a", logo: "/images/logo.png", email: "a@b.co", phone: "+90 212 000 00 00", address: "c",
    heroTitle: "a", heroDescription: "b", googleMapsEmbed: "https://www.google.com/maps/embed?pb=1", newAsDrafts: true }`;
  await asAdmin('{ siteSettings { name } }');
  const { errors } = await asAdmin(`mutation { updateContactPage(input: ${contact}) { settings { newAsDrafts } } }`);
  expect(errors).toBeUndefined();
  expect((await create({})).status).toBe('DRAFT');
  expect((await create({ status: 'PUBLISHED' })).status).toBe('PUBLISHED');
  await category({ name: 'Vanalar' });
  const { data } = await asAdmin('{ categories { status } }');
  expect(data.categories).toEqual([{ status: 'DRAFT' }]);
  expect((await seen()).totalCount).toBe(2);
  expect(db.visitors.revision()).toBe(db.revision());
});

test('the products of a category are on the site only while it is published', async () => {
  const { db, asVisitor, create, category, setCategory, seen } = await open();
  const id = await category({ name: 'Vanalar' });
  await create({ categoryId: id });
  await create({ name: 'Açık', categoryId: null });
  await setCategory(id, 'HIDDEN');
  expect((await seen()).nodes).toEqual([{ name: 'Açık' }]);
  const search = '{ products(search: "küresel") { totalCount didYouMean } categories { id } }';
  expect((await asVisitor(search)).data).toEqual({ products: { totalCount: 0, didYouMean: null }, categories: [] });
  const { search: index } = productEntity;
  if (!index) throw new Error('Products are searched.');
  expect(await isConsistent(db, index, await index.entries(db))).toBe(true);
  await setCategory(id, 'PUBLISHED');
  expect((await seen()).totalCount).toBe(2);
  expect((await asVisitor(search)).data.products.totalCount).toBe(1);
  expect(await isConsistent(db, index, await index.entries(db))).toBe(true);
});

test('a selection is published in one step, which one undo takes back', async () => {
  const { asAdmin, create, seen } = await open();
  for (const name of ['Bir', 'İki', 'Üç']) await create({ name, status: 'DRAFT' });
  const { data } = await asAdmin(`mutation {
    changeProducts(which: { work: { status: DRAFT }, count: 3 }, changes: { status: PUBLISHED }) { changed undo { id version } }
  }`);
  expect(data.changeProducts.changed).toBe(3);
  expect((await seen()).totalCount).toBe(3);
  await asAdmin(
    'mutation ($id: ID!, $version: Int!) { undoChange(entity: PRODUCT, id: $id, version: $version) { __typename } }',
    data.changeProducts.undo,
  );
  expect((await seen()).totalCount).toBe(0);
  expect((await asAdmin('{ products(work: { status: DRAFT }) { totalCount } }')).data.products.totalCount).toBe(3);
});
