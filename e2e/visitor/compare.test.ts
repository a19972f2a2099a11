import { expect } from 'vitest';
import { narrow, wide } from '../testing/browser.ts';
import { faults } from '../testing/axe.ts';
import { seen, readingTest as test } from '../testing/test.ts';

const sealed = { path: '/products/1738669741160', name: 'Sabit Bilyalı Rulman 6204-2RS' };
const shielded = { path: '/products/1765369210047', name: 'Sabit Bilyalı Rulman 6205-ZZ C3' };
const both = '/karsilastir?u=1738669741160&u=1765369210047';

test('two bearings are brought together from their pages and compared by keyboard', async ({ open }) => {
  const page = await open(sealed.path, { viewport: wide });
  await page.getByRole('link', { name: 'Karşılaştırmaya ekle' }).press('Enter');
  await seen(page, 'heading', 'Karşılaştırma');
  await page.getByText('Karşılaştırmak için bir ürün daha ekleyin.').waitFor();

  // The tab remembers the first while the second is looked for.
  await page.goto(shielded.path);
  await expect.poll(() => page.getByRole('link', { name: 'Karşılaştırmaya ekle' }).getAttribute('href')).toBe(both);
  await page.getByRole('link', { name: 'Karşılaştırmaya ekle' }).press('Enter');
  await page.getByRole('columnheader', { name: shielded.name }).waitFor();
  await page.getByRole('row', { name: 'İç çap 20 mm 25 mm (farklı)' }).waitFor();
  expect(await faults(page, ['light', 'dark'])).toEqual([]);

  await page.getByRole('link', { name: `${sealed.name} ürününü çıkar` }).press('Enter');
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(1);
});

test('without scripts too, products are added and taken out, and what is equal is left out', async ({ open }) => {
  const page = await open(sealed.path, { viewport: narrow, javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Karşılaştırmaya ekle' }).click();
  await page.getByRole('link', { name: `${shielded.name} ürününü ekle` }).click();
  await page.waitForURL(`**${both}`);
  expect(await page.getByRole('row', { name: /^Rulman tipi/ }).count()).toBe(1);
  await page.getByRole('link', { name: /^Yalnız farklar/ }).click();
  await page.waitForURL(`**${both}&fark=1`);
  expect(await page.getByRole('row', { name: /^Rulman tipi/ }).count()).toBe(0);
  expect(await page.getByRole('row', { name: /^Kapak/ }).count()).toBe(1);

  // The table is wider than the phone: it scrolls, and the page does not.
  const sizes = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    table: (document.querySelector('.compare-scroll')?.scrollWidth ?? 0) > innerWidth,
  }));
  expect(sizes).toEqual({ page: 0, table: true });
  await page.context().close();
});

test('a comparison can be printed: the words are there, what only works on a screen is not', async ({ open }) => {
  const page = await open(both, { viewport: wide });
  await seen(page, 'heading', 'Karşılaştırma');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('row', { name: /^Kapak/ }).isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: /ürününü çıkar$/ }).count()).toBe(0);
  await page.emulateMedia({ media: null });
});
