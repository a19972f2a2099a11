// Takes long: a site is started with the catalogue of a new one, and its fullest pages are read by axe in both schemes.
import { expect } from 'vitest';
import { wide } from '../testing/browser.ts';
import { resize } from '../testing/geometry.ts';
import { goTo } from '../testing/settled.ts';
import { wholeCatalogueTest as test } from '../testing/test.ts';
import { inDark, lookByAxe } from './look.ts';
import { misplaced } from './misplaced.ts';

const products = [1738669741160, 1765369210047];
const category = '/categories/rulmanlar-ve-güç-aktarım';

/** The catalogue of the other tests is small: its products have no codes, ladders, drawings or families. */
test.for([
  ...products.map((id) => `/products/${id}`),
  ...['', '?kind=sabit-bilyalı-rulman', '?view=cards', '?view=table'].map((view) => category + view),
  '/products?q=6204',
  '/products?q=zzqqxx',
  `/karsilastir?${products.map((id) => `u=${id}`).join('&')}`,
  '/olcuyle-bul',
])(
  'axe, widths and both schemes find nothing to object to in the catalogue of a new site: %s',
  async (path, { page }) => {
    await goTo(page, path);
    await resize(page, wide);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const found = await lookByAxe(page, 'all');
    const lookAt = async (width: number, scheme: string) => {
      await resize(page, { width, height: 900 });
      for (const what of await misplaced(page)) found.push(`${scheme}, at ${width}: ${what}`);
    };
    for (const width of [320, 390, 820, 1280, 1920]) await lookAt(width, 'light');
    await inDark(page, () => lookAt(390, 'dark'));
    expect(found).toEqual([]);
  },
);
