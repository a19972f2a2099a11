import { expect, test } from 'vitest';
import { openTestApi } from '../../../testing/openTestApi.ts';

const fields = 'id name description price featured version category { id name } image';
const Create = `mutation ($input: ProductInput!) { createProduct(input: $input) { ${fields} } }`;
const Update = `mutation ($id: ID!, $input: ProductInput!, $version: Int) {
  updateProduct(id: $id, input: $input, version: $version, confirmJumps: true) { ${fields} } }`;
const List = `query ($first: Int, $after: String, $search: String, $categoryId: ID, $featured: Boolean) {
  products(first: $first, after: $after, search: $search, categoryId: $categoryId, featured: $featured) {
    nodes { id name } edges { cursor node { id } } totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;
const rulman = { name: 'Sabit Bilyalı Rulman 6204-2RS', description: 'İç çap 20 mm\nDış çap 47 mm', price: 1240.5 };

test('a product is stored trimmed, with its line breaks and kuruş', async () => {
  const { asAdmin, asVisitor } = await openTestApi();
  const before = Date.now();
  const { data } = await asAdmin(Create, { input: { ...rulman, name: `  ${rulman.name} ` } });
  const { id } = data.createProduct;
  expect(Number(id)).toBeGreaterThanOrEqual(before);
  const read = await asVisitor(`{ product(id: "${id}") { ${fields} } }`);
  expect(read.data.product).toMatchObject({ ...rulman, featured: false, category: null, image: null, version: 1 });
});

test('two products made in the same millisecond get different ids', async () => {
  const { asAdmin } = await openTestApi();
  const made = await Promise.all(Array.from({ length: 20 }, () => asAdmin(Create, { input: rulman })));
  expect(new Set(made.map(({ data }) => data.createProduct.id)).size).toBe(20);
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'ş'.repeat(201) }, 'name'],
  [{ description: '' }, 'description'],
  [{ price: -1 }, 'price'],
  [{ price: 1.005 }, 'price'],
  [{ categoryId: 'yok' }, 'categoryId'],
  [{ image: 'javascript:alert(1)' }, 'image'],
  [{ image: '/uploads/../site.db' }, 'image'],
  [{ image: '/uploads/products/..%2f..%2fsite.db' }, 'image'],
  [{ image: '/uploads/products/a%5C..%5Cb.png' }, 'image'],
  [{ image: '/uploads/products/%22onerror=x.png' }, 'image'],
  [{ image: '/uploads//evil.example/a.png' }, 'image'],
  [{ image: '/images/%zz.png' }, 'image'],
  [{ image: 'https://ornek.com.tr/"x.png' }, 'image'],
  [{ image: "https://ornek.com.tr/'x.png" }, 'image'],
  [{ price: 'on lira' }, 'price'],
  [{ name: null }, 'name'],
])('%j is refused, the error names the field, and nothing changes', async (wrong, field) => {
  const { asAdmin, asVisitor } = await openTestApi();
  const { errors } = await asAdmin(Create, { input: { ...rulman, ...wrong } });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
  expect((await asVisitor(List)).data.products.totalCount).toBe(0);
});

test('a save of an older version is refused and changes nothing', async () => {
  const { asAdmin } = await openTestApi();
  const { id, version } = (await asAdmin(Create, { input: rulman })).data.createProduct;
  const first = await asAdmin(Update, { id, input: { ...rulman, price: 10 }, version });
  expect(first.data.updateProduct).toMatchObject({ price: 10, version: version + 1 });
  const second = await asAdmin(Update, { id, input: { ...rulman, price: 20 }, version });
  expect(second.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await asAdmin(`{ product(id: "${id}") { price } }`)).data.product.price).toBe(10);
});

test('pages follow each other by cursor, even when products are added and deleted meanwhile', async () => {
  const { asAdmin, asVisitor } = await openTestApi();
  const ids: string[] = [];
  for (let n = 0; n < 7; n++) {
    ids.unshift((await asAdmin(Create, { input: { ...rulman, name: `Rulman ${n}` } })).data.createProduct.id);
  }
  const first = (await asVisitor(List, { first: 3 })).data.products;
  expect(first.nodes.map((node: { id: string }) => node.id)).toEqual(ids.slice(0, 3));
  expect(first).toMatchObject({ totalCount: 7, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  await asAdmin(Create, { input: rulman });
  await asAdmin(`mutation { deleteProduct(id: "${ids[1]}") }`);
  const second = (await asVisitor(List, { first: 10, after: first.pageInfo.endCursor })).data.products;
  expect(second.nodes.map((node: { id: string }) => node.id)).toEqual(ids.slice(3));
  expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
});

test.each([
  [{ first: -1 }, 'first'],
  [{ first: 101 }, 'first'],
  [{ after: 'bozuk' }, 'after'],
  [{ after: '!' }, 'after'],
])('a list refuses %j', async (variables, field) => {
  const { asVisitor } = await openTestApi();
  const { errors } = await asVisitor(List, variables);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
});

test('the search folds Turkish letters in texts and searches, and follows edits and deletions', async () => {
  const { asAdmin, asVisitor } = await openTestApi();
  const names = async (search: string) =>
    (await asVisitor(List, { search })).data.products.nodes.map((node: { name: string }) => node.name);
  const { id } = (await asAdmin(Create, { input: { ...rulman, name: 'Isıya Dayanıklı Eldiven' } })).data.createProduct;
  for (const word of ['isi', 'ısı', 'ISI', 'İSİ', 'DAYANIKLI', 'eldİven']) {
    expect(await names(word)).toEqual(['Isıya Dayanıklı Eldiven']);
  }
  await asAdmin(Update, { id, input: { ...rulman, name: 'Çelik Dübel' } });
  expect(await names('isi')).toEqual([]);
  expect(await names('celik')).toEqual(['Çelik Dübel']);
  await asAdmin(`mutation { deleteProduct(id: "${id}") }`);
  expect(await names('celik')).toEqual([]);
});

test('pages of a search follow each other, and special characters cause no error', async () => {
  const { asAdmin, asVisitor } = await openTestApi();
  for (let n = 0; n < 5; n++)
    await asAdmin(Create, { input: { ...rulman, name: `Vana DN${n}0`, description: 'çelik' } });
  const first = (await asVisitor(List, { search: 'vana', first: 2 })).data.products;
  const rest = (await asVisitor(List, { search: 'vana', first: 10, after: first.pageInfo.endCursor })).data.products;
  expect(first.totalCount).toBe(5);
  expect(new Set([...first.nodes, ...rest.nodes].map(({ id }: { id: string }) => id)).size).toBe(5);
  for (const search of ['"', 'AND OR NOT', 'name:vana*', '(', "'; drop table products"]) {
    expect((await asVisitor(List, { search })).errors).toBeUndefined();
  }
});

test('featured and category narrow the list', async () => {
  const { asAdmin, asVisitor } = await openTestApi();
  await asAdmin(`mutation { createCategory(input: { name: "Ölçüm Cihazları" }) { id } }`);
  const { id } = (await asAdmin(Create, { input: { ...rulman, categoryId: 'ölçüm-cihazları' } })).data.createProduct;
  const other = (await asAdmin(Create, { input: rulman })).data.createProduct.id;
  const ids = async (filter: Record<string, unknown>) =>
    (await asVisitor(List, filter)).data.products.nodes.map((node: { id: string }) => node.id);
  expect(await ids({ categoryId: 'ölçüm-cihazları' })).toEqual([id]);
  expect(await ids({ categoryId: 'uncategorized' })).toEqual([other]);
  await asAdmin(`mutation { setProductFeatured(id: "${id}", featured: true) { featured } }`);
  expect(await ids({ featured: true })).toEqual([id]);
  expect(await ids({ featured: false })).toEqual([other]);
});

test('an unknown product is null in a query and NOT_FOUND in a mutation', async () => {
  const { asAdmin, asVisitor } = await openTestApi();
  expect((await asVisitor('{ product(id: "yok") { id } }')).data.product).toBeNull();
  for (const call of ['deleteProduct(id: "yok")', 'setProductFeatured(id: "yok", featured: true) { id }']) {
    expect((await asAdmin(`mutation { ${call} }`)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});

test('several products are featured, moved and deleted at once, and unknown ids are ignored', async () => {
  const { asAdmin, asVisitor, db } = await openTestApi();
  await asAdmin('mutation { createCategory(input: { name: "Vanalar" }) { id } }');
  const ids = [];
  for (let n = 0; n < 3; n++) ids.push((await asAdmin(Create, { input: rulman })).data.createProduct.id);
  const some = [ids[0], ids[1], 'yok'];
  const ask = (call: string) => asAdmin(`mutation ($ids: [ID!]!) { ${call} }`, { ids: some });
  const count = async (filter: string) =>
    (await asVisitor(`{ products(${filter}) { totalCount } }`)).data.products.totalCount;

  const before = db.revision();
  expect((await ask('setProductsFeatured(ids: $ids, featured: true)')).data.setProductsFeatured).toBe(2);
  expect(db.revision()).toBe(before + 1);
  expect(await count('featured: true')).toBe(2);
  expect((await ask('moveProducts(ids: $ids, categoryId: "vanalar")')).data.moveProducts).toBe(2);
  expect((await asVisitor('{ category(id: "vanalar") { productCount } }')).data.category.productCount).toBe(2);
  expect((await ask('moveProducts(ids: $ids, categoryId: "yok")')).errors?.[0]?.extensions).toMatchObject({
    field: 'categoryId',
  });
  expect((await ask('deleteProducts(ids: $ids)')).data.deleteProducts).toBe(2);
  expect(await count('search: "rulman"')).toBe(1);
});

test('a limit without its own message has the default one', async () => {
  const { asAdmin } = await openTestApi();
  const messageFor = async (wrong: object) =>
    (await asAdmin(Create, { input: { ...rulman, ...wrong } })).errors?.[0]?.message;
  expect(await messageFor({ name: 'ş'.repeat(201) })).toBe('Must be at most 200 characters');
  expect(await messageFor({ price: -1 })).toBe('Must be at least 0');
  expect(await messageFor({ name: ' ' })).toBe('Product name is required');
});

test('the caption of a picture is stored trimmed, and an empty one is null', async () => {
  const { asAdmin, asVisitor } = await openTestApi();
  const { data } = await asAdmin(Create, { input: { ...rulman, imageCaption: ' Temsili çizim ' } });
  const { id } = data.createProduct;
  const Caption = 'query ($id: ID!) { product(id: $id) { imageCaption } }';
  expect((await asVisitor(Caption, { id })).data.product.imageCaption).toBe('Temsili çizim');
  await asAdmin(Update, { id, input: { ...rulman, imageCaption: '' } });
  expect((await asVisitor(Caption, { id })).data.product.imageCaption).toBeNull();
});

test('several products are read by their ids, each once and in that order, without unknown ones', async () => {
  const { asAdmin, asVisitor } = await openTestApi();
  const first = (await asAdmin(Create, { input: rulman })).data.createProduct.id as string;
  const second = (await asAdmin(Create, { input: { ...rulman, name: 'İğneli Rulman' } })).data.createProduct
    .id as string;
  const { data } = await asVisitor('query ($ids: [ID!]!) { productsWithIds(ids: $ids) { name } }', {
    ids: [second, 'yok', first, second],
  });
  expect(data.productsWithIds).toEqual([{ name: 'İğneli Rulman' }, { name: rulman.name }]);
  const many = await asVisitor('query ($ids: [ID!]!) { productsWithIds(ids: $ids) { name } }', {
    ids: Array.from({ length: 101 }, String),
  });
  expect(many.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'ids' });
});
