import { expect, test } from 'vitest';
import { importedProducts } from '../../../db/importTables.ts';
import { images, products } from '../../../db/tables.ts';
import { addPicture } from '../../../testing/picture.ts';
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
/** Reads the stored rows without their version. */
const stored = async ({ db }: Site) =>
  (await db.select().from(products)).map(({ version: _, ...row }) => row).sort((a, b) => a.seq - b.seq);
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
  expect(audit.nodes).toEqual([
    { event: 'IMPORT_UNDONE', about: 'urunler.csv' },
    { event: 'IMPORTED', about: 'urunler.csv' },
  ]);
  expect(await site.db.$count(importedProducts)).toBe(0);
  expect(await site.db.$count(images)).toBe(1);
});

test('a product that someone has edited or deleted since stays as it is, and is named', async () => {
  const site = await serveTestSite();
  const id = await addProduct(site, { name: 'Vana', price: 10 });
  const gone = await addProduct(site, { name: 'Şalter', price: 10 });
  const { importId } = await send(site, `${file}\nŞalter;y;;\nKasnak;x;;`);
  await site.asAdmin(`mutation { setProductFeatured(id: "${id}", featured: true) { id } }`);
  await site.asAdmin(`mutation { deleteProduct(id: "${gone}") }`);
  expect(await undo(site, importId)).toMatchObject({ removed: 2, restored: 0, keptCount: 2 });
  expect(await all(site)).toMatchObject([{ name: 'Vana', price: 99.9 }]);
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
