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

async function faults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

describe.each([
  ['light, wide', { colorScheme: 'light', viewport: wide }],
  ['light, narrow', { colorScheme: 'light', viewport: narrow }],
  ['dark, wide', { colorScheme: 'dark', viewport: wide }],
  ['dark, narrow', { colorScheme: 'dark', viewport: narrow }],
] as const)('axe finds nothing to object to (%s):', (_, look) => {
  test.for(Object.entries(pages))('%s', async ([, path], { open }) => {
    const page = await open(path, look);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('products in the admin', async ({ openDesk }) => {
    const desk = await openDesk('/admin/products', look);
    await seen(desk, 'button', /^(Edit|Actions for) /);
    expect(await faults(desk)).toEqual([]);
  });
});
