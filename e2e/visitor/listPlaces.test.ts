import { expect } from 'vitest';
import { readingTest as test } from '../testing/test.ts';

test.for(['/products?q=vana&after=bozuk', '/categories/pompalar-ve-vanalar?after=bozuk'])(
  'a place that is not in the list leads to its first page: %s',
  async (path, { open }) => {
    const page = await open(path);
    expect(new URL(page.url()).search).not.toContain('after');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/vana/i);
  },
);
