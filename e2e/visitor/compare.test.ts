import { expect } from 'vitest';
import { narrow, wide } from '../testing/browser.ts';
import { faults } from '../testing/axe.ts';
import { boxOf } from '../testing/geometry.ts';
import { goTo } from '../testing/settled.ts';
import { seen, readingTest as test } from '../testing/test.ts';

const sealed = { path: '/products/1738669741160', name: 'Sabit Bilyalı Rulman 6204-2RS' };
const shielded = { path: '/products/1765369210047', name: 'Sabit Bilyalı Rulman 6205-ZZ C3' };
const both = '/karsilastir?u=1738669741160&u=1765369210047';

test('two bearings are brought together from their pages and compared by keyboard', async ({ open }) => {
  const page = await open(sealed.path, { viewport: wide });
  await page.getByRole('link', { name: 'Karşılaştır', exact: true }).press('Enter');
  await seen(page, 'heading', 'Karşılaştırma');
  await page.getByText('Karşılaştırmak için bir ürün daha ekleyin.').waitFor();

  // The tab remembers the first while the second is looked for.
  await goTo(page, shielded.path);
  await expect.poll(() => page.getByRole('link', { name: 'Karşılaştır', exact: true }).getAttribute('href')).toBe(both);
  await page.getByRole('link', { name: 'Karşılaştır', exact: true }).press('Enter');
  await page.getByRole('columnheader', { name: shielded.name }).waitFor();
  await page.getByRole('row', { name: 'İç çap 20 mm 25 mm (farklı)' }).waitFor();
  expect(await faults(page, ['light', 'dark'])).toEqual([]);

  await page.getByRole('link', { name: `${sealed.name} ürününü çıkar` }).press('Enter');
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(1);
});

test('without scripts too, products are added and taken out, and what is equal is left out', async ({ open }) => {
  const page = await open(sealed.path, { viewport: narrow, javaScriptEnabled: false });
  await page.getByRole('link', { name: 'Karşılaştır', exact: true }).click();
  await page.getByRole('link', { name: `${shielded.name} ürününü ekle` }).click();
  await page.waitForURL(`**${both}`);
  expect(await page.getByRole('row', { name: /^Rulman tipi/ }).count()).toBe(1);
  await page.getByRole('link', { name: /^Yalnız farklar/ }).click();
  await page.waitForURL(`**${both}&fark=1`);
  expect(await page.getByRole('row', { name: /^Rulman tipi/ }).count()).toBe(0);
  expect(await page.getByRole('row', { name: /^Kapak/ }).count()).toBe(1);

  // Both products are in sight, side by side below the name of the row.
  const row = page.getByRole('row', { name: /^İç çap/ });
  const [name, first, second] = await Promise.all(
    [row.getByRole('rowheader'), ...(await row.getByRole('cell').all()).slice(0, 2)].map(boxOf),
  );
  expect([name?.x, first?.x]).toEqual([20, 20]);
  expect(first?.y).toBeGreaterThan(name?.y ?? Infinity);
  expect([second?.y, second?.width]).toEqual([first?.y, first?.width]);
  expect((second?.x ?? Infinity) + (second?.width ?? 0)).toBe(370);
  await page.context().close();
});

test('on a phone, three products show only what differs, and a sheet takes one out', async ({ open }) => {
  const motors = '/karsilastir?u=1770099902005&u=1792131239916';
  const page = await open(`${motors}&u=1753354836306`, { viewport: narrow });
  const equal = page.getByRole('row', { name: /^Kutup sayısı/ });
  // A long value stands once, with the letters of all its products.
  const speed = page.getByRole('row', { name: /^Hız/ });
  const letters = speed.locator('.compare-letters').filter({ visible: true }).locator('[data-letter]');
  expect(await letters.evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset.letter))).toEqual([
    'A',
    'B',
    'C',
  ]);
  expect(await equal.count()).toBe(0);
  await page.getByRole('link', { name: /^Yalnız farklar ?: açık/ }).click();
  await page.waitForURL('**fark=0');
  await equal.waitFor();
  await page.getByRole('button', { name: 'Ürünleri düzenleyin' }).click();
  const sheet = page.getByRole('dialog', { name: 'Karşılaştırılan ürünler' });
  expect(await faults(page, ['light', 'dark'])).toEqual([]);
  await sheet.getByRole('link', { name: /^Alev Sızdırmaz .* çıkar$/ }).click();
  await page.waitForURL(`**${motors}`);
});

test('a comparison can be printed: the words are there, what only works on a screen is not', async ({ open }) => {
  const page = await open(both, { viewport: wide });
  await seen(page, 'heading', 'Karşılaştırma');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('row', { name: /^Kapak/ }).isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: /ürününü çıkar$/ }).count()).toBe(0);
  // Print leaves out backgrounds: the mark of a difference is a letter.
  const mark = page.getByRole('row', { name: /^Kapak/ }).locator('.compare-mark');
  expect(await mark.evaluate((one) => getComputedStyle(one, '::before').content)).toContain('■');
  await page.emulateMedia({ media: null });
});
