import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { importedProducts } from '../../../db/tables/importTables.ts';
import { images, products } from '../../../db/tables/tables.ts';
import { addPicture } from '../../../testing/uploads/picture.ts';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addProduct, all, send, type Site } from '../../../testing/sheets.ts';
import { createTidy } from '../housekeeping/tidy.ts';

const day = 86_400_000;
const undo = async ({ asAdmin }: Site, id: string | null | undefined) => {
  const { data, errors } = await asAdmin(
    'mutation ($id: ID!) { undoImport(id: $id) { removed restored kept keptCount } }',
    { id },
  );
  return { ...data?.undoImport, code: errors?.[0]?.extensions.code };
};
async function addNumber({ asAdmin }: Site, name: string) {
  const input = { name, kind: 'NUMBER', unit: 'mm' };
  const { data } = await asAdmin('mutation ($input: AttributeInput!) { createAttribute(input: $input) { id } }', {
    input,
  });
  return data.createAttribute.id as string;
}
async function edit({ asAdmin, db }: Site, id: string, change: object) {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  const { name = '', description = '', stockCode, version } = row ?? {};
  const { errors } = await asAdmin(
    'mutation ($id: ID!, $version: Int!, $input: ProductInput!) { updateProduct(id: $id, version: $version, input: $input) { id } }',
    { id, version, input: { name, description, stockCode, ...change } },
  );
  expect(errors).toBeUndefined();
}
/** Reads the stored rows without their version, and without when the price was set: an undo sets it again. */
const stored = async ({ db }: Site) =>
  (await db.select().from(products)).map(({ version: _, pricedAt: __, ...row }) => row).sort((a, b) => a.seq - b.seq);
const found = async ({ asVisitor }: Site, search: string) =>
  (await asVisitor('query ($search: String) { products(search: $search) { totalCount } }', { search })).data.products
    .totalCount as number;

const file = 'Name;Description;Price;Image\nVana;Yeni açıklama;99,90;/images/logo.png\nPompa;Dalgıç;;';

test('an import is undone as a whole: everything is as it was, and found as it was', async () => {
  const site = await serveTestSite();
  const image = await addPicture(site);
  await site.db.write(async (tx) => tx.update(images).set({ createdAt: Date.now() - 60 * day }));
  await addProduct(site, { name: 'Vana', description: 'Sürgülü', price: 10, image, featured: true });
  const before = await stored(site);
  const { importId } = await send(site, file);
  expect(await all(site)).toHaveLength(2);
  const { data } = await site.asAdmin('{ productImports { id fileName admin added changed undoneAt } }');
  expect(data.productImports).toEqual([
    { id: importId, fileName: 'urunler.csv', admin: 'admin@vitrin.example', added: 1, changed: 1, undoneAt: null },
  ]);

  // The picture is kept for the undo, though nothing shows it now.
  await createTidy(site)({ confirmed: true });
  expect(await undo(site, importId)).toMatchObject({ removed: 1, restored: 1, kept: [], keptCount: 0 });
  expect(await stored(site)).toEqual(before);
  expect([await found(site, 'sürgülü'), await found(site, 'dalgıç'), await found(site, 'yeni')]).toEqual([1, 0, 0]);
  expect((await undo(site, importId)).code).toBe('CONFLICT');
  const { audit } = (await site.asAdmin('{ audit { nodes { event about } } }')).data;
  expect(audit.nodes.filter(({ event }: { event: string }) => event !== 'CHANGED')).toEqual([
    { event: 'IMPORT_UNDONE', about: 'urunler.csv' },
    { event: 'IMPORTED', about: 'urunler.csv' },
  ]);
  expect(await site.db.$count(importedProducts)).toBe(0);
  expect(await site.db.$count(images)).toBe(1);
});

const Kept = '{ productImports { undoneAt kept { name code label former now productId } } }';

test('an undo takes back each field that nobody has changed since, and the list of those that stay is kept', async () => {
  const site = await serveTestSite();
  await site.asAdmin('mutation { createCategory(input: { name: "Şaftlar" }) { id } }');
  const [iç, dış] = [await addNumber(site, 'İç çap'), await addNumber(site, 'Dış çap')];
  const specs = [
    { attributeId: iç, values: ['20'] },
    { attributeId: dış, values: ['47'] },
  ];
  const vana = await addProduct(site, { name: 'Vana', price: 10, stockCode: 'V-1', specs });
  const pompa = await addProduct(site, { name: 'Pompa', price: 20 });
  const gone = await addProduct(site, { name: 'Şalter', price: 30 });
  const { importId } = await send(
    site,
    'Name;Price;Description;İç çap [mm];Dış çap [mm]\nVana;11,20;Yeni;21;48\nPompa;22,40;Yeni;;\nŞalter;33,60;x;;\nKasnak;5;x;;\nGövde;6;x;;',
  );
  // One product moves, another gets a price by hand and a spec, one is deleted, and an added one is edited.
  await site.asAdmin('mutation ($ids: [ID!]!) { moveProducts(ids: $ids, categoryId: "şaftlar") }', { ids: [pompa] });
  await edit(site, vana, { price: 12, specs: [specs[0], { attributeId: dış, values: ['50'] }] });
  await site.asAdmin(`mutation { deleteProduct(id: "${gone}") }`);
  const added = (await all(site)).find(({ name }) => name === 'Kasnak')?.id ?? '';
  await edit(site, added, { price: 7 });

  expect(await undo(site, importId)).toEqual({
    removed: 1,
    restored: 2,
    keptCount: 3,
    kept: ['Şalter', 'Vana', 'Kasnak'],
    code: undefined,
  });
  expect(await all(site)).toMatchObject([
    { name: 'Kasnak', price: 7 },
    { name: 'Pompa', price: 20, description: 'x', category: { id: 'şaftlar' } },
    { name: 'Vana', price: 12, description: 'x' },
  ]);
  const kept = async () => (await site.asAdmin(Kept)).data.productImports[0].kept as object[];
  expect(await kept()).toEqual([
    { name: 'Şalter', code: null, label: 'Deleted since', former: null, now: null, productId: null },
    { name: 'Vana', code: 'V-1', label: 'Price', former: '10,00', now: '12,00', productId: vana },
    { name: 'Vana', code: 'V-1', label: 'Dış çap [mm]', former: '47', now: '50', productId: vana },
    { name: 'Kasnak', code: null, label: 'Price', former: null, now: '7,00', productId: added },
  ]);
  const { data } = await site.asAdmin(
    `{ product(id: "${vana}") { specs { attribute { name } text } } history(entity: PRODUCT, id: "${pompa}") { nodes { id } } }`,
  );
  expect(data.product.specs).toHaveLength(2);
  expect(data.product.specs).toContainEqual({ attribute: { name: 'İç çap' }, text: '20 mm' });
  expect(data.product.specs).toContainEqual({ attribute: { name: 'Dış çap' }, text: '50 mm' });
  expect(data.history.nodes).toHaveLength(4);
  const { audit } = (await site.asAdmin('{ audit { nodes { event about } } }')).data;
  expect(audit.nodes).toContainEqual({ event: 'IMPORT_UNDONE', about: 'urunler.csv' });
  expect(audit.nodes).toContainEqual({ event: 'IMPORTED', about: 'urunler.csv' });
});

test('a former stock code that another product has by now stays there, and the rest goes back', async () => {
  const site = await serveTestSite();
  const id = await addProduct(site, { name: 'Vana', price: 10, stockCode: 'A-1' });
  const { importId } = await send(site, `Id;Stok kodu;Price\n${id};A-2;20`);
  await addProduct(site, { name: 'Pompa', stockCode: 'a1' });
  expect(await undo(site, importId)).toMatchObject({ restored: 1, kept: ['Vana'] });
  expect((await site.asAdmin(Kept)).data.productImports[0].kept).toMatchObject([{ former: 'A-1', now: 'A-2' }]);
  expect((await all(site)).find(({ name }) => name === 'Vana')?.price).toBe(10);
});

test('an import of an earlier version, which has no note of its values, leaves edited products as they are', async () => {
  const site = await serveTestSite();
  const id = await addProduct(site, { name: 'Vana', price: 10 });
  await addProduct(site, { name: 'Şalter', price: 10 });
  const { importId } = await send(site, 'Name;Price\nVana;20\nŞalter;20');
  await site.db.write(async (tx) => tx.update(importedProducts).set({ written: null }));
  await site.asAdmin(`mutation { setProductFeatured(id: "${id}", featured: true) { id } }`);
  expect(await undo(site, importId)).toMatchObject({ restored: 1, kept: ['Vana'] });
  expect(await all(site)).toMatchObject([{ price: 10 }, { price: 20 }]);
});

test('two imports are undone one after the other', async () => {
  const site = await serveTestSite();
  await addProduct(site, { name: 'Vana', price: 10 });
  const price = async () => (await all(site))[0]?.price;
  const first = await send(site, 'Name;Price\nVana;20');
  const second = await send(site, 'Name;Price\nVana;30');
  expect(await undo(site, second.importId)).toMatchObject({ restored: 1 });
  expect(await price()).toBe(20);
  expect(await undo(site, first.importId)).toMatchObject({ restored: 1 });
  expect(await price()).toBe(10);
});

test('a deleted category has its products again when it comes back', async () => {
  const site = await serveTestSite();
  await site.asAdmin('mutation { createCategory(input: { name: "Vanalar" }) { id } }');
  const id = await addProduct(site, { name: 'Vana', categoryId: 'vanalar' });
  const { importId } = await send(site, `Id;Category\n${id};`);
  await site.asAdmin('mutation { deleteCategory(id: "vanalar") }');
  expect(await undo(site, importId)).toMatchObject({ restored: 1 });
  expect((await all(site))[0]?.category).toBeNull();
  await site.asAdmin('mutation { restoreCategory(id: "vanalar") { id } }');
  expect((await all(site))[0]?.category).toEqual({ id: 'vanalar' });
});

test('an import can no longer be undone after thirty days, and the log says so', async () => {
  const site = await serveTestSite({}, {}, { logLevel: 'info' });
  const { importId } = await send(site, file);
  await createTidy(site)({ now: Date.now() + 30 * day + 1000, confirmed: true });
  expect((await undo(site, importId)).code).toBe('NOT_FOUND');
  expect(site.logged).toContainEqual(expect.objectContaining({ imports: 1 }));
});
