import { expect } from 'vitest';
import { readPdf } from '../../server/testing/readPdf.ts';
import { narrow, wide } from '../testing/browser.ts';
import { faults } from '../testing/axe.ts';
import { goBack } from '../testing/settled.ts';
import { readingTest as test } from '../testing/test.ts';

const bearings = '/categories/rulmanlar-ve-güç-aktarım?kind=rulman';
const names = '.product-table tbody th a';

test('a list becomes a table, is sorted by its heads, and is still one after a step back', async ({ open }) => {
  const page = await open(bearings, { viewport: wide });
  await page.getByRole('link', { name: 'Tablo', exact: true }).click();
  await page.getByRole('columnheader', { name: 'İç çap mm' }).waitFor();
  await page.getByRole('link', { name: 'Fiyat', exact: true }).click();
  const price = page.getByRole('columnheader', { name: 'Fiyat' });
  await expect.poll(() => price.getAttribute('aria-sort')).toBe('ascending');
  await expect.poll(() => page.locator(names).first().textContent()).toBe('Sabit Bilyalı Rulman 6204-2RS');
  expect(await faults(page, ['light', 'dark'])).toEqual([]);
  await goBack(page);
  await expect.poll(() => price.getAttribute('aria-sort')).toBe('none');
  expect(await page.locator(names).count()).toBe(5);
  // On paper the category keeps its products and their values, and nothing that only a screen can do.
  const { text, pages } = await readPdf(await page.pdf({ format: 'A4' }));
  expect(pages.flatMap(({ overlaps }) => overlaps)).toEqual([]);
  for (const kept of ['Rulmanlar ve Güç Aktarım', '30206', 'İç çap', '₺']) expect(text).toContain(kept);
  for (const left of ['Filtrele', 'Karşılaştır', 'Ekle', 'Sırala', 'Tablo']) expect(text).not.toContain(left);
});

test('without scripts too, and on a phone nothing but the rows is left of it', async ({ open }) => {
  const page = await open(bearings, { viewport: narrow, javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Tablo', exact: true }).click();
  await page.waitForURL('**view=table');
  expect(await page.locator(names).count()).toBe(5);
  const wider = await page.evaluate(() =>
    ['html', '.product-table-scroll'].map((one) => {
      const { scrollWidth = 0, clientWidth = 0 } = document.querySelector(one) ?? {};
      return scrollWidth - clientWidth;
    }),
  );
  expect(wider).toEqual([0, 0]);
  await page.context().close();
});

test('ticked rows are compared, on a phone and without scripts too', async ({ open }) => {
  for (const javaScriptEnabled of [true, false]) {
    const viewport = javaScriptEnabled ? wide : narrow;
    const page = await open(`${bearings}&gorunum=tablo`, { viewport, javaScriptEnabled });
    for (const name of ['30206', '32008 X'])
      await page.getByRole('checkbox', { name: `Konik Makaralı Rulman ${name} ürününü karşılaştır` }).check();
    if (javaScriptEnabled) expect(await faults(page, ['light', 'dark'])).toEqual([]);
    await page.getByRole('button', { name: 'Karşılaştır' }).click();
    await page.waitForURL('**/karsilastir?u=*&u=*');
    await page.getByRole('columnheader', { name: 'Konik Makaralı Rulman 30206' }).waitFor();
    if (!javaScriptEnabled) await page.context().close();
  }
});
