import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { readPdf } from '../../server/testing/readPdf.ts';
import { askAs } from '../testing/admin.ts';
import { narrow } from '../testing/browser.ts';
import { faults } from '../testing/axe.ts';
import { closeNotice } from '../testing/moments.ts';
import { goTo } from '../testing/settled.ts';
import { test } from '../testing/test.ts';

const pulleys = Array.from(
  { length: 10 },
  (_, at) => `Deneme Kasnağı ${at + 1};x;Kayış-kasnak denemesi;${at + 1}0 cm;Kasnak çizimi`,
);
const sheet = `Ürün adı;Açıklama;Tür;Etki çapı;Belgeler\n${pulleys.join('\n')}`;
const list = '/products?q=deneme+kasnağı&kind=kayış-kasnak-denemesi';

/** Uploads a drawing with the session of the page, and makes a document of it. */
const addDrawing = (admin: Page) =>
  admin.evaluate(async () => {
    const ask = async (body: FormData | string, headers: Record<string, string>) => {
      const answer = await fetch('/graphql', { method: 'POST', headers, body });
      return ((await answer.json()) as { data: { uploadDocument?: { url: string } } }).data;
    };
    const form = new FormData();
    const upload = 'mutation ($file: Upload!) { uploadDocument(file: $file) { url } }';
    form.set('operations', JSON.stringify({ query: upload, variables: { file: null } }));
    form.set('map', JSON.stringify({ 0: ['variables.file'] }));
    form.set('0', new Blob(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n']), 'kasnak.pdf');
    const file = (await ask(form, { 'apollo-require-preflight': '1' })).uploadDocument?.url;
    const query = 'mutation ($input: DocumentInput!) { createDocument(input: $input) { id } }';
    const input = { title: 'Kasnak çizimi', kind: 'DRAWING', file };
    await ask(JSON.stringify({ query, variables: { input } }), { 'Content-Type': 'application/json' });
  });

test('an attribute is defined and ten products filled in from a sheet; on a phone one is found and compared, and its document opened', async ({
  openAdmin,
  open,
}) => {
  const admin = await openAdmin('/admin/attributes');
  await admin.getByRole('button', { name: 'Add attribute' }).press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'Add attribute' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Etki çapı');
  await dialog.getByRole('combobox', { name: 'Unit' }).selectOption('mm');
  await dialog.getByRole('textbox', { name: 'Name' }).press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  const kind = {
    name: 'Kayış-kasnak denemesi',
    attributes: [{ attributeId: 'etki-çapı', filterable: true, column: true }],
    section: 'PULLEY',
    letters: [{ letter: 'dp', attributeId: 'etki-çapı' }],
  };
  await askAs(admin, 'mutation ($input: ProductKindInput!) { createProductKind(input: $input) { id } }', {
    input: kind,
  });

  await addDrawing(admin);
  await goTo(admin, '/admin/products/import');
  await admin
    .locator('input[type=file][aria-label="Spreadsheet to import"]')
    .setInputFiles({ name: 'kasnaklar.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) });
  await admin.getByRole('button', { name: 'Import 10 rows' }).press('Enter');
  await closeNotice(admin, 'Products updated successfully!');

  const page = await open(list, { viewport: narrow });
  await page.getByRole('link', { name: 'Filtrele' }).press('Enter');
  const filters = page.getByRole('dialog', { name: 'Filtreler' });
  const least = filters.getByRole('group', { name: 'Etki çapı' }).getByRole('textbox', { name: 'En az' });
  await least.fill('0,95 m');
  await least.press('Enter');
  await filters.getByRole('button', { name: '1 ürünü göster' }).press('Enter');
  await expect.poll(() => page.locator('.product-card-name').allTextContents()).toEqual(['Deneme Kasnağı 10']);
  expect(await faults(page, ['light'])).toEqual([]);
  await page.locator('.product-card').press('Enter');
  await page.getByRole('link', { name: 'Karşılaştır', exact: true }).press('Enter');
  await page
    .getByRole('link', { name: /^\+? ?Deneme Kasnağı \d ürününü ekle$/ })
    .first()
    .press('Enter');
  await page.getByRole('columnheader', { name: 'Deneme Kasnağı 10' }).waitFor();
  await expect.poll(() => page.getByRole('columnheader', { name: /^Deneme Kasnağı/ }).count()).toBe(2);
  await page.getByText('Aynı eksende, aynı ölçekte. Farklı ölçüler: dp.').waitFor();

  // A visitor without scripts gets the same.
  const plain = await open(`${list}&max.etki-çapı=12+cm&gorunum=tablo`, { viewport: narrow, javaScriptEnabled: false });
  await plain.locator('.product-table tbody th a').click();
  // A row lights its dimension in the drawing by styles alone, and the dimension its row.
  const badge = plain.getByText('dp = 10 cm', { exact: true });
  await expect.poll(() => badge.isVisible()).toBe(false);
  await plain.getByRole('button', { name: 'dp Etki çapı' }).focus();
  await expect.poll(() => badge.isVisible()).toBe(true);
  // A row without a dimension line has no letter.
  const plate = plain.locator('.plate-drawing');
  expect(await plain.locator('[data-letter] button').count()).toBe(await plate.locator('[data-measure]').count());
  // Colours of the device do not fill the area around a line that is pointed at.
  await plain.emulateMedia({ forcedColors: 'active' });
  const areas = plate.locator('.mh');
  expect(await areas.evaluateAll((all) => all.map((one) => getComputedStyle(one).strokeOpacity))).toEqual(['0']);
  await plain.emulateMedia({ forcedColors: 'none' });
  const saved = plain.waitForEvent('download');
  await plain.getByRole('link', { name: 'Kasnak çizimi' }).press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  // On paper its documents are named.
  expect((await readPdf(await plain.pdf({ format: 'A4' }))).text).toContain('Kasnak çizimi');
  await plain.context().close();
});
