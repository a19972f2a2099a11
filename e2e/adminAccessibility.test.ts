import { describe, expect } from 'vitest';
import { narrow, wide } from './testing/browser.ts';
import { bearing } from './testing/desk.ts';
import { faults } from './testing/faults.ts';
import { seen, test } from './testing/test.ts';

describe.each([
  ['wide', wide],
  ['narrow', narrow],
])('axe finds nothing to object to, light or dark, on a %s screen:', (_, viewport) => {
  test('every screen of the desk', async ({ openDesk }) => {
    const desk = await openDesk('/admin/products', { viewport });
    await seen(desk, 'button', /^(Edit|Actions for) /);
    for (const name of ['products', 'categories', 'messages', 'about', 'contact', 'account', 'nowhere']) {
      await desk.goto(`/admin/${name}`, { waitUntil: 'networkidle' });
      await desk.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      expect(await faults(desk), name).toEqual([]);
      const wide = await desk.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, name).toBeLessThanOrEqual(viewport.width);
    }
  });

  test('every dialog', async ({ openDesk }) => {
    const desk = await openDesk('/admin/products?q=6204', { viewport });
    const box = desk.getByRole('checkbox', { name: `Select ${bearing.name}` });
    await box.check();
    for (const name of ['Move to category…', 'Delete', 'Add product']) {
      await desk.getByRole('button', { name, exact: true }).click();
      await desk.getByRole('dialog').waitFor();
      await desk.waitForLoadState('networkidle');
      expect(await faults(desk), name).toEqual([]);
      await desk.keyboard.press('Escape');
      await desk.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await desk.keyboard.press('?');
    await desk.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(await faults(desk), 'shortcuts').toEqual([]);
    await desk.goto('/admin/categories', { waitUntil: 'networkidle' });
    await desk.getByRole('button', { name: 'Add category' }).click();
    await desk.getByLabel('Name').fill('Yarım');
    await desk.keyboard.press('Escape');
    await desk.getByRole('dialog', { name: 'Discard your changes?' }).waitFor();
    expect(await faults(desk), 'discard').toEqual([]);
  });
});
