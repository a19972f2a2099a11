import { expect } from 'vitest';
import { boxOf, inLetters, resize, scrollable } from '../testing/geometry.ts';
import { goTo } from '../testing/settled.ts';
import { readingTest as test } from '../testing/test.ts';

const product = '/products/1738669741160';
const phone = { width: 390, height: 844 };

test('a phone that lies on its side shows the drawing and the name of a product in its first window', async ({
  open,
}) => {
  const page = await open(product, { viewport: { width: 844, height: 390 } });
  const [heading, drawing] = [page.getByRole('heading', { level: 1 }), page.locator('.product-plate')];
  expect((await boxOf(heading)).bottom).toBeLessThan(390);
  expect((await boxOf(drawing)).y).toBeLessThan(390);
});

test('letters of twice the size leave every page in its window, and the menu in each', async ({ open }) => {
  const page = await open('/', { viewport: phone });
  await inLetters(page, 200, async () => {
    for (const path of ['/', '/products', '/products?q=6204', product, '/contact', '/teklif']) {
      await goTo(page, path);
      for (const width of [320, 390, 820]) {
        await resize(page, { width, height: 844 });
        expect([path, width, (await scrollable(page)).x]).toEqual([path, width, 0]);
        const menu = page.getByRole('button', { name: 'Menü' });
        expect((await boxOf(menu)).right).toBeLessThanOrEqual(width);
      }
    }
  });
});

test('above the keyboard of a phone the search of the home page has its suggestions below it', async ({ open }) => {
  const page = await open('/', { viewport: phone });
  const field = page.locator('main input[name="q"]');
  await field.click();
  // The keyboard takes the lower half of the window.
  await resize(page, { width: 390, height: 420 });
  await field.pressSequentially('6204');
  const option = page.getByRole('option').first();
  await option.waitFor();
  expect((await boxOf(field)).y).toBeGreaterThanOrEqual(0);
  expect((await boxOf(option)).bottom).toBeLessThanOrEqual(420);
});
