import { describe, expect } from 'vitest';
import { narrow, wide } from '../testing/browser.ts';
import { faults } from '../testing/axe.ts';
import { test } from '../testing/test.ts';

const pages = {
  home: '/',
  products: '/products',
  product: '/products/1738669741160',
  category: '/categories/pompalar-ve-vanalar',
  comparison: '/karsilastir?u=1738669741160&u=1765369210047&u=1779884591038',
  sectors: '/sectors',
  sector: '/sectors/energy',
  about: '/about',
  contact: '/contact',
  'quote list': '/teklif',
  notice: '/kvkk',
  'not found': '/yok',
  'sign in': '/admin/login',
};

// Each look takes a second or more: the phone's is for what only it shows.
describe.each([
  ['wide', wide, ['light', 'dark']],
  ['narrow', narrow, ['dark']],
] as const)('axe finds nothing to object to on a %s screen:', (_, viewport, schemes) => {
  test.for(Object.entries(pages))('%s', async ([, path], { open }) => {
    const page = await open(path, { viewport });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await faults(page, schemes)).toEqual([]);
  });
});
