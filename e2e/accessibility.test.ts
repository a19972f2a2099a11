import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { narrow, wide } from './testing/browser.ts';
import { seen, test } from './testing/test.ts';

const pages = {
  home: '/',
  products: '/products',
  product: '/products/1738669741160',
  category: '/categories/pompalar-ve-vanalar',
  sector: '/sectors/energy',
  about: '/about',
  contact: '/contact',
  'not found': '/yok',
  'sign in': '/admin/login',
};

/** What axe finds in the page as it is, and after a change to the dark scheme. */
async function faults(page: Page) {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-${colorScheme}]`).waitFor({ state: 'attached' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, nodes } of violations) {
      found.push(`${colorScheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    }
  }
  return found;
}

describe.each([
  ['wide', wide],
  ['narrow', narrow],
])('axe finds nothing to object to, light or dark, on a %s screen:', (_, viewport) => {
  test.for(Object.entries(pages))('%s', async ([, path], { open }) => {
    const page = await open(path, { viewport });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('products in the admin', async ({ openDesk }) => {
    const desk = await openDesk('/admin/products', { viewport });
    await seen(desk, 'button', /^(Edit|Actions for) /);
    expect(await faults(desk)).toEqual([]);
  });
});
