import { describe, expect } from 'vitest';
import { narrow, wide } from './testing/browser.ts';
import { faults } from './testing/faults.ts';
import { seen, test } from './testing/test.ts';

const pages = {
  home: '/',
  products: '/products',
  product: '/products/1738669741160',
  category: '/categories/pompalar-ve-vanalar',
  sectors: '/sectors',
  sector: '/sectors/energy',
  about: '/about',
  contact: '/contact',
  notice: '/kvkk',
  'not found': '/yok',
  'sign in': '/admin/login',
};

describe.each([
  ['wide', wide],
  ['narrow', narrow],
])('axe finds nothing to object to, light or dark, on a %s screen:', (_, viewport) => {
  test.for(Object.entries(pages))('%s', async ([, path], { open }) => {
    const page = await open(path, { viewport });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await faults(page)).toEqual([]);
  });

  test('products in the admin', async ({ openAdmin }) => {
    const admin = await openAdmin('/admin/products', { viewport });
    await seen(admin, 'button', /^(Edit|Actions for) /);
    expect(await faults(admin)).toEqual([]);
  });
});
