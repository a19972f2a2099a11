import { expect, test } from 'vitest';
import { serveTestSite } from '../../../testing/serveTestSite.ts';
import { addProduct, all, send } from '../../../testing/sheets.ts';

const heading = 'Ürün adı;Açıklama;Kategori;Fiyat';
const category = 'mutation ($name: String!) { createCategory(input: { name: $name }) { id } }';

async function siteWithCategories(...names: string[]) {
  const site = await serveTestSite();
  for (const name of names) await site.asAdmin(category, { name });
  return site;
}

test('the same file a second time changes nothing', async () => {
  const site = await siteWithCategories('Rulmanlar', 'Vanalar');
  const file = [
    heading,
    'İğneli Rulman;Şık, ğ ç ö ü ı;Rulmanlar;1.240,50',
    'Kılavuz;x;Rulmanlar;',
    'Kılavuz;x;Vanalar;',
  ].join('\n');
  expect(await send(site, file)).toMatchObject({ added: 3 });
  expect(await send(site, file)).toMatchObject({ added: 0, changed: 0, unchanged: 3, importId: null });
  expect(await all(site)).toHaveLength(3);
});

test('a row is matched by name and category, in any case and with any blanks, and the report shows the former values', async () => {
  const site = await siteWithCategories('Rulmanlar');
  const id = await addProduct(site, { name: 'İğneli Rulman', categoryId: 'rulmanlar', price: 285 });
  const { rows } = await send(site, `${heading}\nİĞNELİ  RULMAN;x;Rulmanlar;298`, { dryRun: true });
  expect(rows).toMatchObject([
    {
      id,
      outcome: 'CHANGED',
      changes: ['name', 'price'],
      values: ['İĞNELİ  RULMAN', 'x', 'Rulmanlar', '298,00'],
      before: ['İğneli Rulman', null, null, '285,00'],
    },
  ]);
});

test.each([
  ['two products have the name', ['Vana', 'Vana'], 'Vana;y;Vanalar;'],
  ['the product is in another category', ['Vana'], 'Vana;y;Rulmanlar;'],
  ['only dots differ', ['VANA KITI'], 'Vana Kiti;y;Vanalar;'],
  ['only signs differ', ['Vana 1/2"'], 'Vana 1-2;y;Vanalar;'],
])('a row is unclear until an admin decides where %s', async (_, names, row) => {
  const site = await siteWithCategories('Rulmanlar', 'Vanalar');
  const ids: string[] = [];
  for (const name of names) ids.push(await addProduct(site, { name, categoryId: 'vanalar' }));
  const file = `${heading}\n${row}`;

  const trial = await send(site, file, { dryRun: true });
  expect(trial).toMatchObject({ added: 0, changed: 0, unclear: 1, rows: [{ outcome: 'UNCLEAR' }] });
  expect(trial.rows[0]?.candidates.map(({ id }) => id).sort()).toEqual(ids.sort());
  expect((await send(site, file)).error?.extensions.code).toBe('BAD_USER_INPUT');
  expect(await send(site, file, { skipWrong: true })).toMatchObject({ unclear: 1, importId: null });

  const [first = ''] = ids;
  const meant = { corrections: [{ line: 2, field: 'id', value: first }] };
  expect(await send(site, file, { ...meant, dryRun: true })).toMatchObject({ changed: 1, rows: [{ id: first }] });
  expect(await send(site, file, { corrections: [{ line: 2, field: 'id' }] })).toMatchObject({ added: 1, unclear: 0 });
  expect(await all(site)).toHaveLength(names.length + 1);
});

test('an unknown id does not add a product twice', async () => {
  const site = await siteWithCategories();
  await addProduct(site, { name: 'Vana' });
  const file = 'Id;Name;Description;Price (KDV dâhil)\n900;Vana;x;1,00';
  expect(await send(site, file, { dryRun: true })).toMatchObject({ unclear: 1 });
});

test('a row that is in a file twice is imported once', async () => {
  const site = await siteWithCategories();
  const { rows } = await send(site, 'Name;Description\nVana;x\nPompa;x\nVANA;y', { dryRun: true });
  expect(rows.map(({ outcome }) => outcome)).toEqual(['ADDED', 'ADDED', 'WRONG']);
  expect(rows[2]?.reasons).toMatchObject([{ field: 'Name', message: 'The same product stands in line 2 already.' }]);
});

test('added products are in the order of the file', async () => {
  const site = await siteWithCategories();
  await addProduct(site, { name: 'Eski' });
  await send(site, 'Name;Description\nBir;x\nİki;x\nÜç;x');
  expect((await all(site, 'NEWEST')).map(({ name }) => name)).toEqual(['Bir', 'İki', 'Üç', 'Eski']);
});

test('a category that was abbreviated is suggested, and used once it is confirmed', async () => {
  const site = await siteWithCategories('Rulmanlar ve Güç Aktarım', 'Vanalar');
  const file = `${heading}\nZincir;x;rulman ve güç;`;
  const { rows } = await send(site, file, { dryRun: true });
  const suggestion = 'Rulmanlar ve Güç Aktarım';
  expect(rows[0]?.reasons).toEqual([
    { field: 'Category', message: `There is no category rulman ve güç. The nearest is ${suggestion}.`, suggestion },
  ]);
  const corrections = [{ line: 2, field: 'categoryId', value: suggestion }];
  expect(await send(site, file, { corrections })).toMatchObject({ added: 1, wrong: 0 });
});
