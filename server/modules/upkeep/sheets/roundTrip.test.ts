import { expect, test } from 'vitest';
import { officeLanguages } from '../../../../common/text/locale.ts';
import { readSheet } from '../../../spreadsheet/readSheet.ts';
import { columnsFor, exportedHeading, recognise } from './reading/columns.ts';
import { all, download, oddNames, send, siteWithProducts } from '../../../testing/sheets.ts';
import { fromCsv, guarded, unguarded } from '../../../spreadsheet/csv.ts';

test('Turkish Excel opens the CSV file correctly on a double click', async () => {
  const site = await siteWithProducts();
  const bytes = await download(site, 'products.csv');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString();
  expect(text.slice(1).split('\r\n')[0]).toBe('Id;Name;Description;Category;Price (KDV dâhil)');
  expect(text).toContain(';1240,50\r\n');
  expect(text).toContain(';Vanalar ve Çekvalfler;');
  for (const cell of fromCsv(bytes).flat()) expect(cell).not.toMatch(/^([=+@\t]|-[^\d]|0\d|\d{12,}$)/);
});

test.each(['csv', 'xlsx'] as const)('an export as %s that is imported again changes nothing', async (type) => {
  const site = await siteWithProducts();
  const before = await all(site);
  const file = await download(site, `products.${type}`);
  const revision = site.db.revision();
  expect(await send(site, file)).toMatchObject({ added: 0, changed: 0, unchanged: oddNames.length, wrong: 0 });
  expect(await all(site)).toEqual(before);
  for (const { id } of before) await site.asAdmin(`mutation { deleteProduct(id: "${id}") }`);
  expect(site.db.revision()).toBeGreaterThan(revision);
  expect(await send(site, file)).toMatchObject({ added: oddNames.length, changed: 0, unchanged: 0 });
  expect(await all(site)).toEqual(before);
});

test.each(['＝SUM(A1)', '＋90', '－2', '＠SUM(A1)'])('%s does not become a formula', (text) => {
  expect(guarded(text)).toBe(`'${text}`);
  expect(unguarded(guarded(text))).toBe(text);
});

test.each(oddNames)('%j stays as it is', (text) => expect(unguarded(guarded(text))).toBe(text));

test.each(['csv', 'xlsx'] as const)(
  'who reads the admin in Turkish gets Turkish headings, and the %s comes back',
  async (type) => {
    const site = await siteWithProducts();
    await site.asAdmin('mutation { updateOwnAccount(input: { language: TR }) { id } }');
    const file = await download(site, `products.${type}`);
    const { heading } = await readSheet(file);
    expect(heading).toEqual(['Id', 'Ad', 'Açıklama', 'Kategori', 'Fiyat (KDV dâhil)']);
    expect(await send(site, file)).toMatchObject({ added: 0, changed: 0, unchanged: oddNames.length, wrong: 0 });
  },
);

test('an import reads every heading that an export writes, in each language of the office', () => {
  const some = [{ id: 'a', name: 'a' }];
  const named = { categories: some, kinds: some, families: some, documents: some };
  const columns = columnsFor({ ...named, attributes: [], languages: [{ id: 'en', name: 'English' }] });
  for (const language of officeLanguages) {
    const headings = columns.map((column) => exportedHeading(column, language));
    expect(recognise(headings, columns)).toEqual(columns.map(({ field }) => field));
  }
});
